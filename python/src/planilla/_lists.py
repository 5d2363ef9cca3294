"""The tables of the program."""

from planilla import _native
from planilla._rows import KnownLanguage, Rule
from planilla._words import MessageLanguage


def languages() -> tuple[KnownLanguage, ...]:
    """List the languages that moves are read and written in.

    Returns
    -------
    tuple of KnownLanguage
        The languages with their letters, in the order in which ties are settled.

    Examples
    --------
    >>> import planilla
    >>> [language.code for language in planilla.languages()][:4]
    ['en', 'es', 'fr', 'de']
    """
    return tuple(KnownLanguage._of(fields) for fields in _native.languages())


def rules(*, messages: MessageLanguage = "en") -> tuple[Rule, ...]:
    """List the rules: all that is looked for.

    Parameters
    ----------
    messages
        The language of their pages, which are written in English and Spanish; else they are in English.

    Returns
    -------
    tuple of Rule
        The rules, in their order.

    Raises
    ------
    ValueError
        If there are no messages in the language.

    Examples
    --------
    >>> import planilla
    >>> planilla.rules()[0].name
    'edition.chosen'
    """
    return tuple(Rule._of(fields) for fields in _native.rules(_native.Options(messages=messages)))


def explain(rule: str, *, messages: MessageLanguage = "en") -> Rule:
    """Tell of a rule what it finds, why it matters, and how it looks.

    Parameters
    ----------
    rule : str
        Its name, as findings show it.
    messages
        The language of its page, which is written in English and Spanish; ``page_language`` says in which it is.

    Returns
    -------
    Rule
        The rule; ``print`` shows its page, and so do notebooks.

    Raises
    ------
    ValueError
        If there is no rule of that name, or no messages in the language.

    Examples
    --------
    >>> import planilla
    >>> print(planilla.explain("move.illegal").summary)
    a move that no legal move fits
    >>> page = planilla.explain("move.illegal", messages="es").page
    >>> "## Por qué importa" in page, "la dama no llega a `d5`" in page
    (True, True)
    """
    return Rule._of(_native.rule(rule, _native.Options(messages=messages)))
