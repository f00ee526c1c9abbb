/** What an interviewer rates, from 1 to 5. */
export const SCORE_CRITERIA = ['skills', 'experience', 'communication', 'motivation'] as const;
export type ScoreCriterion = (typeof SCORE_CRITERIA)[number];

/** Characters of the comment of a score card. */
export const SCORE_COMMENT_LIMIT = 2000;

/** Candidates are judged by two users, or by none. */
export const INTERVIEWERS = 2;

/** The rating of a candidate by one interviewer. */
export interface ScoreCard {
  readonly authorId: string;
  readonly scores: Readonly<Record<ScoreCriterion, number>>;
}

/** Whether the cards of all interviewers are in. */
export function areAllIn(
  interviewerIds: readonly string[],
  cards: readonly Pick<ScoreCard, 'authorId'>[],
): boolean {
  return (
    interviewerIds.length > 0 &&
    interviewerIds.every((id) => cards.some(({ authorId }) => authorId === id))
  );
}

/**
 * The cards that a user may read: their own, and those of others once all are in, whatever their
 * role. So no judgement follows another.
 */
export function readableCards<Card extends Pick<ScoreCard, 'authorId'>>(
  userId: string,
  interviewerIds: readonly string[],
  cards: readonly Card[],
): Card[] {
  if (areAllIn(interviewerIds, cards)) return [...cards];
  return cards.filter(({ authorId }) => authorId === userId);
}

/** Whether a user may write or change their card: they interview, and not all cards are in. */
export function mayWriteCard(
  userId: string,
  interviewerIds: readonly string[],
  cards: readonly Pick<ScoreCard, 'authorId'>[],
): boolean {
  return interviewerIds.includes(userId) && !areAllIn(interviewerIds, cards);
}

/**
 * What is wrong with new interviewers; null for nothing. They are two or none, and whoever has written
 * a card stays: otherwise the other one could leave, read it, and come back.
 */
export function interviewersError(
  after: readonly string[],
  cards: readonly Pick<ScoreCard, 'authorId'>[],
): 'not_two' | 'card_written' | null {
  const ids = new Set(after);
  if (ids.size !== after.length || (ids.size !== 0 && ids.size !== INTERVIEWERS)) return 'not_two';
  return cards.every(({ authorId }) => ids.has(authorId)) ? null : 'card_written';
}

/** The mean of all scores of the cards, to one decimal place; null without a card. */
export function meanScore(cards: readonly Pick<ScoreCard, 'scores'>[]): number | null {
  const scores = cards.flatMap((card) => SCORE_CRITERIA.map((one) => card.scores[one]));
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10;
}
