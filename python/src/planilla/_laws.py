"""The Laws of Chess by edition."""

from typing import overload

from planilla import _native
from planilla._rows import Edition, Law, LawDifference
from planilla._words import Edition as EditionName
from planilla._words import LawTopic, MessageLanguage


@overload
def laws(
    edition: None = None, other: None = None, *, topic: None = None, messages: MessageLanguage = "en"
) -> tuple[Edition, ...]: ...
@overload
def laws(
    edition: EditionName | str,
    other: None = None,
    *,
    topic: LawTopic | str | None = None,
    messages: MessageLanguage = "en",
) -> tuple[Law, ...]: ...
@overload
def laws(
    edition: EditionName | str,
    other: EditionName | str,
    *,
    topic: LawTopic | str | None = None,
    messages: MessageLanguage = "en",
) -> tuple[LawDifference, ...]: ...
def laws(
    edition: EditionName | str | None = None,
    other: EditionName | str | None = None,
    *,
    topic: LawTopic | str | None = None,
    messages: MessageLanguage = "en",
) -> tuple[Edition, ...] | tuple[Law, ...] | tuple[LawDifference, ...]:
    """List the editions of the Laws, what one says, or what differs between two.

    Parameters
    ----------
    edition
        The edition whose facts are wanted. Without it the editions are listed.
    other
        Another edition: what differs between the two is wanted, facts that only stand in other articles among it.
    topic
        Only what is about this.
    messages
        The language of the texts.

    Returns
    -------
    tuple of Edition, of Law, or of LawDifference
        The editions, the oldest first; or the facts, by topic.

    Raises
    ------
    ValueError
        If there is no such edition, topic or language, or another edition or a topic without an edition.

    Examples
    --------
    >>> import planilla
    >>> [edition.in_force for edition in planilla.laws()][-2:]
    ['2018-01-01', '2023-01-01']
    >>> changed = {law.fact: law for law in planilla.laws("2014", "2018") if not law.renumbered}
    >>> changed["fivefold"].before.words, changed["fivefold"].after.words
    ('on consecutive alternate moves only', 'however the five are spread')
    >>> changed["fivefold"].before.articles, changed["fivefold"].after.articles
    (('9.6a',), ('9.6.1',))
    >>> [law.fact for law in planilla.laws("1997") if law.said.source == "recollected"]
    ['claim_self', 'sealed_loss_draws']
    """
    rows = _native.laws(edition, other, topic, _native.Options(messages=messages))
    if edition is None:
        return tuple(Edition._of(fields) for fields in rows)
    if other is None:
        return tuple(Law._of(fields) for fields in rows)
    return tuple(LawDifference._of(fields) for fields in rows)
