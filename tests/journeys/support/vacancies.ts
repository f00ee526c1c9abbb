import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { VacancyStatus } from '#domain/vacancies/vacancy-lifecycle';
import { newId } from '../../../server/database/ids';
import { users } from '../../../server/database/schema/stores';
import { candidacies, vacancies } from '../../../server/database/schema/vacancies';
import type { JourneyStore } from './store';

/** Creates a vacancy that is written in three languages, with interview hours on two mornings. */
export async function addVacancy(
  store: JourneyStore,
  status: VacancyStatus = 'open',
): Promise<{ id: string; code: string; titles: Readonly<Record<Language, string>> }> {
  const code = randomUUID().slice(0, 8);
  const id = newId('vac');
  const titles = { fr: 'Vendeuse à Fès', en: 'Shop assistant in Fès', ar: 'بائعة في فاس' };
  await store.backend.database.db.insert(vacancies).values({
    id,
    storeId: store.id,
    code,
    status,
    title: titles.fr,
    titleEn: titles.en,
    titleAr: titles.ar,
    description: '<p>Vendre.</p>',
    descriptionEn: '<p>Sell.</p>',
    descriptionAr: '<p>البيع.</p>',
    contract: 'permanent',
    cityId: 'cty_fes',
    salaryMin: 400_000,
    salaryMax: 480_000,
    languages: ['ary', 'fr'],
    closesOn: addDays(casablancaDay(new Date()), 20),
    interviewRules: (['tuesday', 'thursday'] as const).map((day) => ({
      day,
      opens: '10:00',
      closes: '12:00',
      minutes: 30,
      bufferMinutes: 10,
    })),
    publishedAt: status === 'draft' ? null : new Date(),
    searchText: 'vendeuse a fes',
  });
  return { id, code, titles };
}

/** Adds a candidate for a vacancy: Leïla Berrada, who is written to in French. */
export async function addCandidacy(
  store: JourneyStore,
  vacancyId: string,
  fields: Partial<typeof candidacies.$inferInsert> = {},
): Promise<string> {
  const id = newId('cdy');
  const email = `${id}@example.ma`;
  await store.backend.database.db.insert(candidacies).values({
    id,
    storeId: store.id,
    vacancyId,
    status: 'applied',
    firstName: 'Leïla',
    lastName: 'Berrada',
    email,
    mailboxKey: email,
    message: 'J’ai vendu pendant dix ans.',
    language: 'fr',
    searchText: 'leila berrada',
    ...fields,
  });
  return id;
}

/** Names the users of the store, whose names are the same, and returns their ids. */
export async function interviewersOf({ backend, id, userNames }: JourneyStore): Promise<{
  admin: string;
  seller: string;
}> {
  const named = async (userName: string, firstName: string, lastName: string) => {
    const [user] = await backend.database.db
      .update(users)
      .set({ firstName, lastName })
      .where(and(eq(users.storeId, id), eq(users.userName, userName)))
      .returning({ id: users.id });
    return user?.id ?? '';
  };
  return {
    admin: await named(userNames.store_admin, 'Houda', 'Alami'),
    seller: await named(userNames.store_user, 'Youssef', 'Idrissi'),
  };
}

/** The page of a vacancy with candidates in several stages. */
export async function vacancyPath(store: JourneyStore): Promise<string> {
  const { id } = await addVacancy(store);
  const { admin, seller } = await interviewersOf(store);
  await addCandidacy(store, id);
  await addCandidacy(store, id, {
    firstName: 'خديجة',
    lastName: 'العلوي',
    language: 'ar',
    status: 'interview',
    interviewerIds: [admin, seller],
  });
  await addCandidacy(store, id, { status: 'refused', answer: 'Merci.', endedAt: new Date() });
  return `/dashboard/job/${id}`;
}

/** The same with a candidate open whom the user rates. */
export async function candidatePath(store: JourneyStore): Promise<string> {
  const { id } = await addVacancy(store);
  const { admin, seller } = await interviewersOf(store);
  const interviewerIds = [admin, seller];
  const candidate = await addCandidacy(store, id, { status: 'offered', interviewerIds });
  return `/dashboard/job/${id}?candidate=${candidate}`;
}

/** The form of a vacancy that is open. */
export async function vacancyFormPath(store: JourneyStore): Promise<string> {
  return `/dashboard/job/${(await addVacancy(store)).id}/edit`;
}
