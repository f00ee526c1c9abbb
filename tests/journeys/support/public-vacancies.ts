import { randomUUID } from 'node:crypto';
import type { Candidacy, Vacancy } from '#openapi/types.generated';
import { signIn } from '../../support/browser/session-tokens';
import { lastMailTo } from './registrations';
import { type JourneyStore, PASSWORD } from './store';

/** A PDF document as a word processor writes it. */
export const CV = {
  name: 'CV Salma Tazi.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
};

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const TEXTS = {
  title: 'Vendeuse à Fès',
  titleEn: 'Shop assistant in Fès',
  titleAr: 'بائعة في فاس',
  description: '<p>Vous accueillez les clients de la boutique.</p>',
  descriptionEn: '<p>You welcome the customers of the shop.</p>',
  descriptionAr: '<p>تستقبل زبناء المحل.</p>',
  contract: 'permanent',
  cityId: 'cty_fes',
  salaryMin: 400_000,
  salaryMax: 480_000,
  isSalaryShown: true,
  languages: ['ary', 'fr'],
  closesOn: '2030-12-31',
  interviewRules: WEEKDAYS.map((day) => ({
    day,
    opens: '10:00',
    closes: '12:00',
    minutes: 60,
    bufferMinutes: 0,
  })),
};

async function post(address: string, path: string, body?: object, bearer?: string) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(address + path, { method: 'POST', headers, ...sent });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** What the manager of a store does with its vacancies. */
export async function hiringManager(address: string, store: JourneyStore) {
  const { access } = await signIn(address, store.userNames.store_manager, PASSWORD);
  const send = (path: string, body?: object) => post(address, path, body, access);
  return {
    /** Adds an open vacancy. */
    open: async (): Promise<Vacancy> => {
      const { id } = await send('/api/store/vacancy/create', TEXTS);
      return send(`/api/store/vacancy/${id}/publish`);
    },
    close: ({ id }: Vacancy): Promise<Vacancy> => send(`/api/store/vacancy/${id}/close`),
    /** The first candidate for a vacancy. */
    candidate: async ({ id }: Vacancy): Promise<Candidacy> => {
      const path = `/api/store/candidacies/?vacancyId=${id}`;
      const answer = await fetch(address + path, {
        headers: { authorization: `Bearer ${access}` },
      });
      return (await answer.json()).items[0];
    },
    decide: (candidacyId: string, action: string, body?: object): Promise<Candidacy> =>
      send(`/api/store/candidacy/${candidacyId}/${action}`, body),
  };
}

/** The path of the link in the last mail to a candidate. */
export async function candidatePath(store: JourneyStore, email: string): Promise<string> {
  const mail = await lastMailTo(store, email);
  const [path] = /\/job\/application\?lng=\w+#[\w-]+/.exec(mail) ?? [];
  if (!path) throw new Error('The mail has no link.');
  return path;
}

/** An application for a new vacancy whose candidate is asked to choose a slot. */
export async function askedForInterview(address: string, store: JourneyStore) {
  const manager = await hiringManager(address, store);
  const vacancy = await manager.open();
  const email = `${randomUUID()}@exemple.ma`;
  const application = { firstName: 'Salma', lastName: 'Tazi', email, message: 'Dix ans de vente.' };
  const path = `/api/public/vacancies/${encodeURIComponent(vacancy.slug)}/applications`;
  await post(address, path, { ...application, language: 'fr' });
  const { id } = await manager.candidate(vacancy);
  await manager.decide(id, 'shortlist');
  await manager.decide(id, 'invite');
  return { manager, vacancy, id, path: await candidatePath(store, email) };
}
