import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { VacancySummary } from '#openapi/types.generated';
import { stores } from '../../../server/database/schema/stores';
import { vacancies } from '../../../server/database/schema/vacancies';
import { ZAHRA } from '../../../server/demo/demo-stores';
import { closeDueVacancies } from '../../../server/vacancies/vacancy-actions';
import { startTestServer } from '../support/test-server';
import { act, addVacancy, insertCandidacy, openVacancy, WRITTEN } from './vacancy-client';

const server = await startTestServer();
const { db } = server.database;
const visitor = server.anonymous;
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const today = casablancaDay(server.clock.now());
const CREATE = '/api/store/vacancy/create';

describe('A vacancy', () => {
  test('A new vacancy is a draft with all its fields, and its texts are cleaned', async () => {
    const { status, body } = await manager.post(CREATE, {
      ...WRITTEN,
      title: '  Vendeuse à Fès ',
      description: '<p onclick="x()">Vendre.</p><script>x()</script>',
      salaryMin: 400_000,
      salaryMax: 480_000,
    });
    expect([status, body]).toEqual([
      201,
      {
        ...WRITTEN,
        id: expect.stringMatching(/^vac_/),
        slug: expect.stringMatching(/^vendeuse-à-fès-[2-9a-z]{8}$/),
        status: 'draft',
        title: 'Vendeuse à Fès',
        description: '<p>Vendre.</p>',
        salaryMin: 400_000,
        salaryMax: 480_000,
        isSalaryShown: false,
        publishedAt: null,
        candidaciesCount: 0,
        newCount: 0,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
        revision: 1,
        allowedActions: [
          { action: 'publish', to: 'open', reasonRequired: false },
          { action: 'delete', to: 'archived', reasonRequired: false },
        ],
      },
    ]);
  });

  test.each([
    [{ title: ' ' }, { title: ['required'] }],
    [{ cityId: 'cty_nowhere' }, { cityId: ['unknown'] }],
    [{ salaryMax: 1 }, { salaryMin: ['required'] }],
    [{ closesOn: '2030-02-30' }, { closesOn: ['invalid_format'] }],
  ])('The server refuses a vacancy with %j: %j', async (part, errors) => {
    const { status, body } = await manager.post(CREATE, { title: 'Vendeuse', ...part });
    expect([status, body.errors]).toEqual([422, errors]);
    const { id } = await addVacancy(manager);
    const change = await manager.patch(`/api/store/vacancy/${id}`, part, { revision: 1 });
    expect([change.status, change.body.errors]).toEqual([422, errors]);
  });

  test('A published vacancy cannot lose a text, and its old address leads to it', async () => {
    const { id, slug } = await openVacancy(manager);
    const path = `/api/store/vacancy/${id}`;
    const empty = await manager.patch(path, { titleAr: '' }, { revision: 2 });
    expect([empty.status, empty.body.errors]).toEqual([422, { titleAr: ['required'] }]);
    const { body } = await manager.patch(path, { title: 'Caissière' }, { revision: 2 });
    expect(body.slug).toMatch(/^caissière-/);
    const found = await visitor.get(publicPath(slug));
    expect([found.status, found.body.slug]).toEqual([200, body.slug]);
  });

  test('A vacancy is published once it is complete and its closing day is not past', async () => {
    const half = await addVacancy(manager, { titleEn: '', cityId: null });
    const refused = await act(manager, half.id, 'publish');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { titleEn: ['required'], cityId: ['required'] },
    ]);
    const late = await addVacancy(manager, { closesOn: addDays(today, -1) });
    expect((await act(manager, late.id, 'publish')).body.errors).toEqual({
      closesOn: ['in_the_past'],
    });
    const last = await addVacancy(manager, { closesOn: today });
    expect((await act(manager, last.id, 'publish')).body).toMatchObject({ status: 'open' });
  });

  test('Its actions are those of its lifecycle', async () => {
    const { id } = await openVacancy(manager);
    const steps = ['close', 'reopen', 'fill', 'reopen'];
    const statuses: string[] = [];
    for (const step of steps) statuses.push((await act(manager, id, step)).body.status);
    expect(statuses).toEqual(['closed', 'open', 'filled', 'open']);
    const again = await act(manager, id, 'publish');
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'action_not_allowed', current: { id, status: 'open' } },
    ]);
    const draft = await addVacancy(manager);
    expect((await act(manager, draft.id, 'delete')).status).toBe(200);
    expect((await manager.get(`/api/store/vacancy/${draft.id}`)).status).toBe(404);
  });

  test('A vacancy is closed after its closing day, once', async () => {
    const { id } = await openVacancy(manager);
    await db
      .update(vacancies)
      .set({ closesOn: addDays(today, -1) })
      .where(eq(vacancies.id, id));
    expect(await closeDueVacancies(server.context, server.clock.now())).toBe(1);
    expect(await closeDueVacancies(server.context, server.clock.now())).toBe(0);
    const { body } = await manager.get(`/api/store/vacancy/${id}`);
    expect(body).toMatchObject({ status: 'closed', allowedActions: [{ action: 'fill' }] });
  });
});

describe('The list of vacancies', () => {
  test('It has the filters, the order and the counts of the contract', async () => {
    const word = 'Brodeuse';
    const one = await addVacancy(manager, { title: `${word} un`, closesOn: '2030-01-01' });
    const two = await openVacancy(manager, { title: `${word} deux` });
    const none = await addVacancy(manager, { title: `${word} trois`, closesOn: null });
    const list = async (query: string) => {
      const { body } = await manager.get(`/api/store/vacancies/?q=brodeuse&${query}`);
      return { ids: body.items.map(({ id }: VacancySummary) => id), ...body };
    };
    const ids = async (query: string) => (await list(query)).ids;
    expect(await ids('sort=closesOn')).toEqual([one.id, two.id, none.id]);
    expect(await ids('sort=-closesOn')).toEqual([two.id, one.id, none.id]);
    expect(await ids('sort=title')).toEqual([two.id, none.id, one.id]);
    expect(await ids('sort=-title')).toEqual([one.id, none.id, two.id]);
    expect(await ids('sort=updatedAt')).toEqual([one.id, two.id, none.id]);
    expect(await ids('pageSize=1&page=2')).toEqual([two.id]);
    expect(await list('status=open')).toMatchObject({
      ids: [two.id],
      total: 1,
      counts: { draft: 2, open: 1, closed: 0, filled: 0 },
    });
    expect((await list('cityId=cty_rabat')).total).toBe(0);
  });

  test('A user without the permission to edit sees the vacancies of those whom they rate', async () => {
    const open = await openVacancy(manager, { salaryMin: 400_000 });
    const path = `/api/store/vacancy/${open.id}`;
    expect((await seller.get(path)).status).toBe(404);
    await insertCandidacy(db, open, { interviewerIds: ['usr_imane', 'usr_salma'] });
    await insertCandidacy(db, open);
    expect((await seller.get(path)).body).toMatchObject({
      candidaciesCount: 1,
      newCount: 1,
      salaryMin: null,
      allowedActions: [],
    });
    expect((await manager.get(path)).body).toMatchObject({
      candidaciesCount: 2,
      salaryMin: 400_000,
    });
  });

  test('The file has the rows of the list in the language of the reader', async () => {
    await openVacancy(manager, { title: 'Relieuse', salaryMin: 350_050, closesOn: '2030-03-01' });
    const { text } = await manager.get('/api/store/vacancies/export/?q=relieuse&language=en');
    expect(text.split('\r\n')).toEqual([
      'Vacancy,Status,Contract,City,Minimum salary (DHS),Maximum salary (DHS),Closing date,Published on,Applications',
      `Shop assistant in Fès,Open,Permanent,${await cityName()},3500.50,,2030-03-01,${today},0`,
      '',
    ]);
  });
});

describe('Public vacancies', () => {
  test('A visitor sees open vacancies, without a salary that is not public', async () => {
    const hidden = await openVacancy(manager, { salaryMin: 400_000 });
    const shown = await openVacancy(manager, { salaryMin: 400_000, isSalaryShown: true });
    await addVacancy(manager);
    const { body } = await visitor.get('/api/public/vacancies/?pageSize=2&cityId=cty_fes');
    expect(body).toMatchObject({
      items: [
        { slug: shown.slug, salaryMin: 400_000, salaryMax: null, isOpen: true },
        { slug: hidden.slug, salaryMin: null, storeName: 'Atelier Nejjarine' },
      ],
      pageSize: 2,
    });
    expect(JSON.stringify(body)).not.toContain('interviewRules');
  });

  test('A visitor filters by city and contract, and learns which of them there are', async () => {
    const intern = await openVacancy(manager, { contract: 'internship', cityId: 'cty_tanger' });
    const draft = await addVacancy(manager, { contract: 'freelance', cityId: 'cty_rabat' });
    const list = async (query: string) =>
      (await visitor.get(`/api/public/vacancies/?pageSize=50&${query}`)).body;
    const { items, cities, contracts } = await list('cityId=cty_tanger&contract=internship');
    expect(items).toMatchObject([{ slug: intern.slug, cityName: 'Tanger', cityNameAr: 'طنجة' }]);
    expect(cities.map(({ id }: { id: string }) => id)).toContain('cty_tanger');
    expect(cities.map(({ id }: { id: string }) => id)).toContain('cty_fes');
    expect(cities.map(({ id }: { id: string }) => id)).not.toContain('cty_rabat');
    expect(contracts).toEqual(expect.arrayContaining(['permanent', 'internship']));
    expect(contracts).not.toContain('freelance');
    expect((await list('cityId=cty_tanger&contract=permanent')).total).toBe(0);
    expect(JSON.stringify(await list(''))).not.toContain(draft.slug);
  });

  test('An unchanged answer is not sent again', async () => {
    const { slug } = await openVacancy(manager);
    for (const path of ['/api/public/vacancies/', publicPath(slug)]) {
      const { headers } = await visitor.get(path);
      const etag = headers.get('etag') ?? '';
      expect((await visitor.get(path, { 'if-none-match': etag })).status).toBe(304);
    }
  });

  test('A closed vacancy says so; drafts and those of a store that does not trade are unknown', async () => {
    const { id, slug } = await openVacancy(manager);
    await act(manager, id, 'close');
    expect((await visitor.get(publicPath(slug))).body).toMatchObject({ isOpen: false });
    const draft = await addVacancy(manager);
    expect((await visitor.get(publicPath(draft.slug))).status).toBe(404);
    const other = await openVacancy(stranger);
    const close = { status: 'suspended' } as const;
    await db.update(stores).set(close).where(eq(stores.id, ZAHRA.id));
    expect((await visitor.get(publicPath(other.slug))).status).toBe(404);
    await db.update(stores).set({ status: 'active' }).where(eq(stores.id, ZAHRA.id));
  });
});

function publicPath(slug: string): string {
  return `/api/public/vacancies/${encodeURIComponent(slug)}`;
}

async function cityName(): Promise<string> {
  const { body } = await manager.get('/api/cities/get/');
  return body.items.find(({ id }: { id: string }) => id === 'cty_fes').nameEn;
}
