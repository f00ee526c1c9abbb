import { randomUUID } from 'node:crypto';
import type { CandidacyStatus } from '#domain/vacancies/candidacy-lifecycle';
import type { Candidacy, Vacancy } from '#openapi/types.generated';
import type { Db } from '../../../server/context';
import { newId } from '../../../server/database/ids';
import { candidacies, vacancies } from '../../../server/database/schema/vacancies';
import type { ApiClient } from '../support/api-client';

/** Everything that a published vacancy needs, open until the end of 2030. */
export const WRITTEN = {
  title: 'Vendeuse à Fès',
  titleEn: 'Shop assistant in Fès',
  titleAr: 'بائعة في فاس',
  description: '<p>Vendre.</p>',
  descriptionEn: '<p>Sell.</p>',
  descriptionAr: '<p>البيع.</p>',
  contract: 'permanent',
  cityId: 'cty_fes',
  languages: ['ary', 'fr'],
  closesOn: '2030-12-31',
  interviewRules: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(
    (day) => ({
      day,
      opens: '10:00',
      closes: '12:00',
      minutes: 60,
      bufferMinutes: 0,
    }),
  ),
};

/** The smallest document that is read as a PDF. */
export function pdf(objects = '1 0 obj\n<< /Type /Catalog >>\nendobj'): string {
  return `%PDF-1.7\n${objects}\ntrailer << /Root 1 0 R >>\n%%EOF\n`;
}

/** A form with one file. */
export function formOf(content: string | Uint8Array<ArrayBuffer>, name = 'cv.pdf'): FormData {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'application/pdf' }), name);
  return form;
}

/** Adds a draft that could be published. */
export async function addVacancy(client: ApiClient, fields: object = {}): Promise<Vacancy> {
  return (await client.post('/api/store/vacancy/create', { ...WRITTEN, ...fields })).body;
}

/** Takes an action on a vacancy. */
export function act(client: ApiClient, id: string, action: string) {
  return client.post(`/api/store/vacancy/${id}/${action}`);
}

/** Adds a vacancy that is open. */
export async function openVacancy(client: ApiClient, fields: object = {}): Promise<Vacancy> {
  const { id } = await addVacancy(client, fields);
  return (await act(client, id, 'publish')).body;
}

/** An application as a candidate sends it. */
export function application(fields: object = {}) {
  return {
    firstName: 'Salma',
    lastName: 'Tazi',
    email: `${randomUUID()}@example.ma`,
    message: 'J’ai vendu pendant dix ans.',
    language: 'fr',
    ...fields,
  };
}

/** Writes a candidacy for a vacancy, past the form and its limits. */
export async function insertCandidacy(
  db: Db,
  { id: vacancyId }: Pick<Vacancy, 'id'>,
  fields: Partial<typeof candidacies.$inferInsert> & { status?: CandidacyStatus } = {},
): Promise<string> {
  const id = newId('cdy');
  const rows = await db.select().from(vacancies);
  const storeId = rows.find((row) => row.id === vacancyId)?.storeId ?? '';
  const email = `${id}@example.ma`;
  await db.insert(candidacies).values({
    id,
    storeId,
    vacancyId,
    status: 'applied',
    firstName: 'Salma',
    lastName: 'Tazi',
    email,
    mailboxKey: email,
    message: 'J’ai vendu pendant dix ans.',
    language: 'fr',
    searchText: 'salma tazi',
    ...fields,
  });
  return id;
}

/** Takes an action on a candidacy. */
export function decide(client: ApiClient, id: string, action: string, body?: object) {
  return client.post(`/api/store/candidacy/${id}/${action}`, body);
}

/** Reads a candidacy. */
export async function read(client: ApiClient, id: string): Promise<Candidacy> {
  return (await client.get(`/api/store/candidacy/${id}`)).body;
}
