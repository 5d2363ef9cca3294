"""The tables of the program."""

from planilla import _native
from planilla._rows import KnownLanguage, Rule


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


def rules() -> tuple[Rule, ...]:
    """List the rules: all that is looked for.

    Returns
    -------
    tuple of Rule
        The rules, in their order.

    Examples
    --------
    >>> import planilla
    >>> planilla.rules()[0].name
    'notation.piece_language'
    """
    return tuple(Rule._of(fields) for fields in _native.rules())


def explain(rule: str) -> Rule:
    """Tell of a rule what it finds, why it matters, and how it looks.

    Parameters
    ----------
    rule : str
        Its name, as findings show it.

    Returns
    -------
    Rule
        The rule; ``print`` shows its page, and so do notebooks.

    Raises
    ------
    ValueError
        If there is no rule of that name.

    Examples
    --------
    >>> import planilla
    >>> print(planilla.explain("move.illegal").summary)
    a move that no legal move fits
    """
    return Rule._of(_native.rule(rule))
