import type { Permission } from '#domain/permissions/permissions';
import { allowedCandidacyActions, isOpenCandidacy } from '#domain/vacancies/candidacy-lifecycle';
import { keptUntil } from '#domain/vacancies/candidacy-retention';
import { areAllIn, mayWriteCard, meanScore, readableCards } from '#domain/vacancies/score-card';
import type { Candidacy, CandidacySummary, Interview, Interviewer } from '#openapi/types.generated';
import type { Reader } from '../context';
import { groupBy } from '../database/group-by';
import { findPeople, type PersonRow } from '../tasks/tasks.repository';
import {
  type CandidacyRecord,
  type CandidacyRow,
  type ScoreCardRow,
  selectCards,
  selectCvs,
  selectNotes,
  selectSteps,
} from './candidacies.repository';
import { seesAll, type VacancyUser } from './vacancy-user';

type People = ReadonlyMap<string, PersonRow>;

interface Joined {
  readonly people: People;
  readonly cards: ReadonlyMap<string, readonly ScoreCardRow[]>;
  readonly withCv: ReadonlySet<string>;
}

/** The booked slot; null for none. */
export function interviewOf({
  interviewStartsAt,
  interviewEndsAt,
}: Pick<CandidacyRow, 'interviewStartsAt' | 'interviewEndsAt'>): Interview | null {
  if (!interviewStartsAt || !interviewEndsAt) return null;
  return { startsAt: interviewStartsAt.toISOString(), endsAt: interviewEndsAt.toISOString() };
}

/** A user as a candidacy names them; those who have left keep their name. */
function personOf(people: People, id: string): Interviewer {
  return people.get(id) ?? { id, firstName: '', lastName: '' };
}

function summaryOf(
  { candidacy, vacancy }: CandidacyRecord,
  { permissions }: VacancyUser,
  { people, cards, withCv }: Joined,
): CandidacySummary {
  const written = cards.get(candidacy.id) ?? [];
  const hasInterviewHours = vacancy.interviewRules.length > 0;
  return {
    id: candidacy.id,
    vacancyId: vacancy.id,
    vacancyTitle: vacancy.title,
    vacancyTitleEn: vacancy.titleEn,
    vacancyTitleAr: vacancy.titleAr,
    status: candidacy.status,
    firstName: candidacy.firstName,
    lastName: candidacy.lastName,
    language: candidacy.language,
    hasCv: withCv.has(candidacy.id),
    interviewers: candidacy.interviewerIds.map((id) => personOf(people, id)),
    cardsCount: written.length,
    score: areAllIn(candidacy.interviewerIds, written) ? meanScore(written) : null,
    interview: interviewOf(candidacy),
    endedAt: candidacy.endedAt?.toISOString() ?? null,
    createdAt: candidacy.createdAt.toISOString(),
    updatedAt: candidacy.updatedAt.toISOString(),
    revision: candidacy.revision,
    allowedActions: allowedCandidacyActions(
      { status: candidacy.status, hasInterviewHours },
      new Set<Permission>(permissions),
    ),
  };
}

async function joined(
  reader: Reader,
  records: readonly CandidacyRecord[],
  { storeId }: VacancyUser,
  others: readonly string[] = [],
): Promise<Joined> {
  const ids = records.map(({ candidacy }) => candidacy.id);
  if (ids.length === 0) return { people: new Map(), cards: new Map(), withCv: new Set() };
  const userIds = records.flatMap(({ candidacy }) => candidacy.interviewerIds);
  const people = await findPeople(reader, storeId, [...userIds, ...others]);
  const cards = groupBy(await selectCards(reader, ids), (card) => card.candidacyId);
  const cvs = await selectCvs(reader, ids);
  return { people, cards, withCv: new Set(cvs.map(({ candidacyId }) => candidacyId ?? '')) };
}

/** Candidacies in a list, or as cards of a board. */
export async function presentCandidacies(
  reader: Reader,
  records: readonly CandidacyRecord[],
  user: VacancyUser,
): Promise<CandidacySummary[]> {
  const joins = await joined(reader, records, user);
  return records.map((record) => summaryOf(record, user, joins));
}

/**
 * A candidacy with what the candidate sent, and the score cards that this user may read. Address and
 * telephone number are for those who answer.
 */
export async function presentCandidacy(
  reader: Reader,
  record: CandidacyRecord,
  user: VacancyUser,
): Promise<Candidacy> {
  const { candidacy } = record;
  const { id, interviewerIds } = candidacy;
  const notes = await selectNotes(reader, id);
  const steps = await selectSteps(reader, id);
  const authors = [
    ...notes.map((note) => note.authorId),
    ...steps.flatMap((one) => one.actorId ?? []),
  ];
  const joins = await joined(reader, [record], user, authors);
  const [cv] = await selectCvs(reader, [id]);
  const written = joins.cards.get(id) ?? [];
  const { people } = joins;
  const nameOf = (userId: string) => {
    const { firstName, lastName } = personOf(people, userId);
    return `${firstName} ${lastName}`.trim();
  };
  return {
    ...summaryOf(record, user, joins),
    email: seesAll(user) ? candidacy.email : null,
    phoneNumber: seesAll(user) ? candidacy.phoneNumber : null,
    message: candidacy.message,
    cv: cv ? { fileName: cv.fileName, sizeBytes: cv.sizeBytes } : null,
    answer: candidacy.answer,
    keptUntil: keptUntil(candidacy).toISOString(),
    cards: readableCards(user.userId, interviewerIds, written).map((card) => ({
      author: personOf(people, card.authorId),
      scores: card.scores,
      comment: card.comment,
      updatedAt: card.updatedAt.toISOString(),
    })),
    mayScore:
      isOpenCandidacy(candidacy.status) && mayWriteCard(user.userId, interviewerIds, written),
    notes: notes.map((note) => ({
      id: note.id,
      author: personOf(people, note.authorId),
      body: note.body,
      createdAt: note.createdAt.toISOString(),
    })),
    history: steps.map(({ at, actorId, action, fromStatus, toStatus }) => ({
      at: at.toISOString(),
      by: actorId === null ? null : nameOf(actorId),
      action,
      from: fromStatus,
      to: toStatus,
    })),
  };
}
