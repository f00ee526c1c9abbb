import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { candidacies } from '../database/schema/vacancies';
import { lockAnyCandidacy } from '../vacancies/candidacies.repository';
import { chooseInterview } from '../vacancies/candidate-page';
import { freeInterviewSlots } from '../vacancies/interview-slots';
import { selectPublicVacancies } from '../vacancies/public-vacancies.query';
import { receiveApplication } from '../vacancies/receive-application';
import type { ShopperContext } from './simulated-shoppers';

/** Open vacancies, and invited candidates, that are looked at. */
const MAX_LOOKED_AT = 50;

const CANDIDATES = [
  { firstName: 'Ghita', lastName: 'Mernissi', language: 'fr' },
  { firstName: 'Hamza', lastName: 'Ouazzani', language: 'fr' },
  { firstName: 'مريم', lastName: 'السباعي', language: 'ar' },
  { firstName: 'Chloe', lastName: 'Martin', language: 'en' },
] as const;

const MESSAGES = {
  fr: 'Votre annonce m’intéresse beaucoup. Je peux commencer le mois prochain.',
  ar: 'يهمني هذا العرض كثيرًا، ويمكنني أن أبدأ الشهر المقبل.',
  en: 'I am very interested in this job, and could begin next month.',
} as const;

/** A candidate who was invited and has not chosen a slot yet. */
async function waitingCandidate({ database, random, storeIds }: ShopperContext) {
  const { id, storeId, status, erasedAt, interviewStartsAt, createdAt } = candidacies;
  const rows = await database.db
    .select({ id })
    .from(candidacies)
    .where(
      and(
        inArray(storeId, [...storeIds]),
        eq(status, 'interview'),
        isNull(interviewStartsAt),
        isNull(erasedAt),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(MAX_LOOKED_AT);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

async function chooseSlot({ database, random }: ShopperContext, id: string, now: Date) {
  return database.transaction(async (tx) => {
    const record = await lockAnyCandidacy(tx, id);
    const slots = record ? await freeInterviewSlots(tx, record, now) : [];
    if (!record || slots.length === 0) return 'finds no slot for an interview';
    await chooseInterview(tx, id, random.pick(slots).startsAt, now);
    return `chooses a slot for "${record.vacancy.title}"`;
  });
}

/**
 * A candidate who was invited chooses a slot; otherwise somebody applies for an open vacancy of one of
 * the stores, by the same functions as in production.
 * @returns what was done, for the log
 */
export async function actAsCandidate(market: ShopperContext, now: Date): Promise<string> {
  const { database, random, storeIds } = market;
  const waiting = await waitingCandidate(market);
  if (waiting) return chooseSlot(market, waiting.id, now);
  const open = await selectPublicVacancies(database.db, { page: 1, pageSize: MAX_LOOKED_AT }, now);
  const own = open.filter(({ vacancy }) => storeIds.includes(vacancy.storeId));
  if (own.length === 0) return 'finds no open vacancy';
  const found = random.pick(own);
  const person = random.pick(CANDIDATES);
  const email = `candidat${random.between(1, 9999)}@exemple.ma`;
  const message = MESSAGES[person.language];
  await database.transaction((tx) =>
    receiveApplication(tx, { ...person, email, message }, found, now),
  );
  return `applies for "${found.vacancy.title}"`;
}
