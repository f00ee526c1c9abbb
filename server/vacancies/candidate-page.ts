import { eq } from 'drizzle-orm';
import { isOpenCandidacy } from '#domain/vacancies/candidacy-lifecycle';
import { keptUntil } from '#domain/vacancies/candidacy-retention';
import type { CandidateApplication } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { stores } from '../database/schema/stores';
import { notFound, problem } from '../http/problem-error';
import {
  type CandidacyRecord,
  changeCandidacy,
  insertStep,
  lockAnyCandidacy,
} from './candidacies.repository';
import { takeStep } from './candidacy-actions';
import { interviewOf } from './candidacy-presentation';
import { freeInterviewSlots, takeInterviewSlot } from './interview-slots';
import { notifyOfCandidacy } from './vacancy-news';
import { factsOf } from './vacancy-presentation';

async function storeOf(reader: Reader, storeId: string) {
  const [store] = await reader
    .select({ name: stores.name, nameAr: stores.nameAr })
    .from(stores)
    .where(eq(stores.id, storeId));
  return { storeName: store?.name ?? '', storeNameAr: store?.nameAr ?? null };
}

/** What the candidate may see of their application. */
export async function presentToCandidate(
  reader: Reader,
  record: CandidacyRecord,
  now: Date,
): Promise<CandidateApplication> {
  const { candidacy, vacancy } = record;
  const { slug, title, titleEn, titleAr } = factsOf(vacancy);
  const slots =
    candidacy.status === 'interview' ? await freeInterviewSlots(reader, record, now) : [];
  return {
    vacancySlug: slug,
    vacancyTitle: title,
    vacancyTitleEn: titleEn,
    vacancyTitleAr: titleAr,
    ...(await storeOf(reader, vacancy.storeId)),
    firstName: candidacy.firstName,
    status: candidacy.status,
    interview: interviewOf(candidacy),
    slots: slots.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    answer: candidacy.answer,
    keptUntil: keptUntil(candidacy).toISOString(),
    createdAt: candidacy.createdAt.toISOString(),
  };
}

/** @throws ProblemError 404 erased meanwhile */
async function lockKnown(tx: Tx, candidacyId: string): Promise<CandidacyRecord> {
  const record = await lockAnyCandidacy(tx, candidacyId);
  if (!record) throw notFound();
  return record;
}

/**
 * Books the slot of the interview, or another one in place of it.
 * @throws ProblemError 409 `action_not_allowed`, `slot_not_offered`, `slot_closed` or `slot_full`
 */
export async function chooseInterview(
  tx: Tx,
  candidacyId: string,
  startsAt: Date,
  now: Date,
): Promise<CandidateApplication> {
  const record = await lockKnown(tx, candidacyId);
  const { status } = record.candidacy;
  if (status !== 'interview') throw problem(409, 'action_not_allowed');
  const slot = await takeInterviewSlot(tx, record, startsAt, now);
  const booked = { interviewStartsAt: slot.startsAt, interviewEndsAt: slot.endsAt };
  const candidacy = await changeCandidacy(tx, candidacyId, booked, now);
  const by = { actorType: 'candidate', actorId: null } as const;
  const step = { candidacyId, at: now, ...by, fromStatus: status, toStatus: status };
  await insertStep(tx, { ...step, action: 'choose' });
  const after = { ...record, candidacy };
  await notifyOfCandidacy(tx, after, { template: 'interviewChosen', startsAt: slot.startsAt }, now);
  return presentToCandidate(tx, after, now);
}

/**
 * Ends an application for the candidate.
 * @throws ProblemError 409 `action_not_allowed` after its end
 */
export async function withdrawApplication(
  tx: Tx,
  candidacyId: string,
  now: Date,
): Promise<CandidateApplication> {
  const record = await lockKnown(tx, candidacyId);
  if (!isOpenCandidacy(record.candidacy.status)) throw problem(409, 'action_not_allowed');
  const step = { action: 'withdraw', to: 'withdrawn', userId: null, now } as const;
  const after = await takeStep(tx, record, step);
  await notifyOfCandidacy(tx, after, { template: 'candidacyWithdrawn' }, now);
  return presentToCandidate(tx, after, now);
}
