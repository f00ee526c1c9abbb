import { and, eq, isNull } from 'drizzle-orm';
import {
  CANDIDACY_LIFECYCLE,
  STAFF_CANDIDACY_ACTIONS,
} from '#domain/vacancies/candidacy-lifecycle';
import { vacancySlug } from '#domain/vacancies/vacancy-address';
import { VACANCY_ACTIONS, VACANCY_LIFECYCLE } from '#domain/vacancies/vacancy-lifecycle';
import type { Db } from '../../../server/context';
import { candidacies, candidacyFiles, vacancies } from '../../../server/database/schema/vacancies';
import type { ApiClient } from '../support/api-client';
import { formOf, insertCandidacy, pdf, WRITTEN } from '../vacancies/vacancy-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

const VACANCY = '/api/store/vacancy/{id}';
const CANDIDACY = '/api/store/candidacy/{id}';

async function anyVacancy(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const condition = and(
    eq(vacancies.storeId, storeId),
    eq(vacancies.status, 'open'),
    isNull(vacancies.archivedAt),
  );
  return firstRecord(await db.select().from(vacancies).where(condition).limit(1), 'vacancy');
}

/** A vacancy in a status from which the lifecycle allows the action. */
async function vacancyFor(
  action: (typeof VACANCY_ACTIONS)[number],
  client: ApiClient,
  db: Db,
): Promise<Target> {
  const { id } = await newVacancy(client, db);
  const from = VACANCY_LIFECYCLE.transitions.find((line) => line.action === action)?.from[0];
  await db
    .update(vacancies)
    .set({ status: from ?? 'draft' })
    .where(eq(vacancies.id, id));
  return { id };
}

async function newVacancy(client: ApiClient, db: Db): Promise<Target> {
  const [like] = await db
    .select()
    .from(vacancies)
    .where(eq(vacancies.id, (await anyVacancy(client, db)).id));
  if (!like) throw new Error('No vacancy.');
  const code = Math.random().toString(36).slice(2, 10);
  const id = `vac_${code}`;
  await db.insert(vacancies).values({ ...like, id, code, revision: 1 });
  return { id };
}

/** A candidacy that the caller and another user rate. */
async function newCandidacy(
  client: ApiClient,
  db: Db,
  fields: Parameters<typeof insertCandidacy>[2] = {},
): Promise<Target> {
  const vacancy = await anyVacancy(client, db);
  const { id: userId } = (await client.get('/api/user/')).body;
  const other = userId === 'usr_salma' ? 'usr_imane' : 'usr_salma';
  const interviewerIds = [userId, other];
  return { id: await insertCandidacy(db, vacancy, { interviewerIds, ...fields }) };
}

async function candidacyWithCv(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await newCandidacy(client, db);
  const [row] = await db
    .select({ vacancy: vacancies })
    .from(candidacies)
    .innerJoin(vacancies, eq(vacancies.id, candidacies.vacancyId))
    .where(eq(candidacies.id, id));
  if (!row) throw new Error('No vacancy.');
  const slug = vacancySlug(row.vacancy.title, row.vacancy.code);
  const path = `/api/public/vacancies/${encodeURIComponent(slug)}/cv`;
  const { body } = await client.request('POST', path, { raw: formOf(pdf()) });
  await db.update(candidacyFiles).set({ candidacyId: id }).where(eq(candidacyFiles.id, body.id));
  return { id };
}

const REVISED = { headers: { 'if-match': '"1"' } };

/** Attempts on vacancies and on those who apply for them. */
export const vacancyAttempts: readonly Attempt[] = [
  readAttempt('listVacancies', '/api/store/vacancies/'),
  readAttempt('exportVacancies', '/api/store/vacancies/export/'),
  {
    ...readAttempt('createVacancy', '/api/store/vacancy/create'),
    request: { body: WRITTEN },
  },
  {
    ...readAttempt('getVacancy', VACANCY),
    // A user without `vacancies.edit` sees the vacancies of those whom they rate.
    prepare: async (client, db) => {
      await newCandidacy(client, db);
      return anyVacancy(client, db);
    },
  },
  {
    ...readAttempt('updateVacancy', VACANCY),
    request: { body: { salaryMin: 400_000 } },
    prepare: async (client, db) => ({ ...(await newVacancy(client, db)), request: REVISED }),
    pick: anyVacancy,
  },
  ...VACANCY_ACTIONS.map((action) => ({
    ...readAttempt('performVacancyAction', `${VACANCY}/${action}`),
    name: `performVacancyAction ${action}`,
    prepare: (client: ApiClient, db: Db) => vacancyFor(action, client, db),
    pick: anyVacancy,
  })),
  readAttempt('listCandidacies', '/api/store/candidacies/'),
  readAttempt('exportCandidacies', '/api/store/candidacies/export/'),
  { ...readAttempt('getCandidacy', CANDIDACY), prepare: newCandidacy },
  {
    ...readAttempt('updateCandidacy', CANDIDACY),
    request: { body: { interviewerIds: [] } },
    prepare: async (client, db) => ({ ...(await newCandidacy(client, db)), request: REVISED }),
    pick: newCandidacy,
  },
  { ...readAttempt('readCandidacyCv', `${CANDIDACY}/cv`), prepare: candidacyWithCv },
  {
    ...readAttempt('scoreCandidate', `${CANDIDACY}/score`),
    request: {
      body: { scores: { skills: 4, experience: 3, communication: 5, motivation: 4 } },
    },
    prepare: newCandidacy,
  },
  {
    ...readAttempt('createCandidacyNote', `${CANDIDACY}/note/create`),
    request: { body: { body: 'Disponible en janvier.' } },
    prepare: newCandidacy,
  },
  ...STAFF_CANDIDACY_ACTIONS.map((action) => ({
    ...readAttempt('performCandidacyAction', `${CANDIDACY}/${action}`),
    name: `performCandidacyAction ${action}`,
    request: { body: action === 'refuse' ? { answer: 'Merci de votre intérêt.' } : {} },
    prepare: (client: ApiClient, db: Db) => {
      const line = CANDIDACY_LIFECYCLE.transitions.find((one) => one.action === action);
      return newCandidacy(client, db, { status: line?.from[0] ?? 'applied' });
    },
  })),
];
