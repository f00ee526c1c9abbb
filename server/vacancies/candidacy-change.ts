import { and, eq } from 'drizzle-orm';
import { isOpenCandidacy } from '#domain/vacancies/candidacy-lifecycle';
import { interviewersError, mayWriteCard, SCORE_COMMENT_LIMIT } from '#domain/vacancies/score-card';
import type { Candidacy, CandidacyUpdate, ScoreCardWrite } from '#openapi/types.generated';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { candidacyNotes, scoreCards } from '../database/schema/vacancies';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { selectPeople } from '../tasks/tasks.repository';
import {
  type CandidacyRecord,
  changeCandidacy,
  lockCandidacy,
  selectCards,
} from './candidacies.repository';
import { presentCandidacy } from './candidacy-presentation';
import type { VacancyUser } from './vacancy-user';

/** Characters of a note (contract: CandidacyNoteCreate). */
const NOTE_LIMIT = 4000;

interface Requested {
  readonly candidacyId: string;
  readonly principal: VacancyUser;
  readonly now: Date;
}

/** @throws ProblemError 404 unknown to this user */
export async function lockOwn(
  tx: Tx,
  { candidacyId, principal }: Pick<Requested, 'candidacyId' | 'principal'>,
): Promise<CandidacyRecord> {
  const record = await lockCandidacy(tx, principal, candidacyId);
  if (!record) throw notFound();
  return record;
}

/** A change of the interviewers that a user requests. */
export interface RequestedCandidacyChange extends Requested {
  readonly body: CandidacyUpdate;
  readonly revision: number | undefined;
}

/**
 * Chooses the interviewers of a candidate.
 * @throws ProblemError 404; 428, 412 the revision; 422 at `interviewerIds`
 */
export async function changeInterviewers(
  tx: Tx,
  requested: RequestedCandidacyChange,
): Promise<Candidacy> {
  const { candidacyId, body, revision, principal, now } = requested;
  const record = await lockOwn(tx, requested);
  assertRevision(revision, await presentCandidacy(tx, record, principal));
  const { interviewerIds } = body;
  const known = await selectPeople(tx, principal.storeId);
  const isKnown = (id: string) =>
    record.candidacy.interviewerIds.includes(id) || known.some((person) => person.id === id);
  const error = interviewerIds.every(isKnown)
    ? interviewersError(interviewerIds, await selectCards(tx, [candidacyId]))
    : 'unknown';
  if (error) throw invalid({ interviewerIds: [error] });
  const candidacy = await changeCandidacy(tx, candidacyId, { interviewerIds }, now);
  return presentCandidacy(tx, { ...record, candidacy }, principal);
}

/** A score card that a user writes. */
export interface RequestedScore extends Requested {
  readonly body: ScoreCardWrite;
}

/**
 * Writes the score card of the caller, or changes it.
 * @throws ProblemError 404; 403 no interviewer; 409 `action_not_allowed` with the current candidacy:
 *   both cards are in, or the candidacy has ended; 422
 */
export async function scoreCandidate(tx: Tx, requested: RequestedScore): Promise<Candidacy> {
  const { candidacyId, body, principal, now } = requested;
  const record = await lockOwn(tx, requested);
  const { interviewerIds, status } = record.candidacy;
  const { storeId, userId: authorId } = principal;
  if (!interviewerIds.includes(authorId)) throw forbidden();
  const cards = await selectCards(tx, [candidacyId]);
  if (!isOpenCandidacy(status) || !mayWriteCard(authorId, interviewerIds, cards)) {
    const current = await presentCandidacy(tx, record, principal);
    throw problem(409, 'action_not_allowed', { current });
  }
  const comment = (body.comment ?? '').normalize('NFC').trim();
  if (comment.length > SCORE_COMMENT_LIMIT) throw invalid({ comment: ['too_long'] });
  const written = { scores: body.scores, comment, updatedAt: now };
  const isNew = cards.every((card) => card.authorId !== authorId);
  if (isNew) {
    const id = newId('scd', now.getTime());
    await tx
      .insert(scoreCards)
      .values({ id, storeId, candidacyId, authorId, ...written, createdAt: now });
  } else {
    const own = and(eq(scoreCards.candidacyId, candidacyId), eq(scoreCards.authorId, authorId));
    await tx.update(scoreCards).set(written).where(own);
  }
  const candidacy = await changeCandidacy(tx, candidacyId, {}, now);
  return presentCandidacy(tx, { ...record, candidacy }, principal);
}

/** A note that a user adds. */
export interface RequestedNote extends Requested {
  readonly body: string;
}

/**
 * Adds a note about a candidate.
 * @throws ProblemError 404; 422 at `body`
 */
export async function addNote(tx: Tx, requested: RequestedNote): Promise<Candidacy> {
  const { candidacyId, principal, now } = requested;
  const record = await lockOwn(tx, requested);
  const body = requested.body.normalize('NFC').trim();
  if (body === '') throw invalid({ body: ['required'] });
  if (body.length > NOTE_LIMIT) throw invalid({ body: ['too_long'] });
  const { storeId, userId: authorId } = principal;
  const id = newId('cdn', now.getTime());
  await tx
    .insert(candidacyNotes)
    .values({ id, storeId, candidacyId, authorId, body, createdAt: now });
  const candidacy = await changeCandidacy(tx, candidacyId, {}, now);
  return presentCandidacy(tx, { ...record, candidacy }, principal);
}
