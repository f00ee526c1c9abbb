import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';
import { addColleague } from './staff-builder';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');

describe('Staff list', () => {
  test('The staff list shows the users of the own store, by name', async () => {
    const { body } = await admin.get('/api/store/users');
    expect(body.items.map(({ userName }: { userName: string }) => userName)).toEqual([
      'seller',
      'admin',
      'manager',
    ]);
    expect(body).toMatchObject({ total: 3, page: 1, pageSize: 25 });
    expect(body.counts).toEqual({ active: 3, invited: 0, inactive: 0, archived: 0 });
  });

  test('The staff list offers an admin all actions except on themselves, a manager those on store_users', async () => {
    const offered = async (client: typeof admin) =>
      Object.fromEntries(
        (await client.get('/api/store/users')).body.items.map(
          ({ userName, allowedActions }: { userName: string; allowedActions: Action[] }) => [
            userName,
            allowedActions.map(({ action }) => action),
          ],
        ),
      );
    expect(await offered(admin)).toEqual({
      admin: [],
      manager: ['deactivate', 'archive'],
      seller: ['deactivate', 'archive'],
    });
    expect(await offered(manager)).toEqual({ admin: [], manager: [], seller: ['deactivate'] });
  });

  test('The staff list is searched without accents, in Arabic and by phone, and filtered by role and status', async () => {
    const hafsa = await addColleague(db, {
      firstName: 'Hâfṣa',
      lastName: 'إدريسي',
      phoneNumber: '+212699887766',
    });
    const ali = await addColleague(db, {
      firstName: 'Ali',
      status: 'inactive',
      role: 'store_manager',
    });
    const found = async (query: string) =>
      (await admin.get(`/api/store/users?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await found('q=HAFSA')).toEqual([hafsa.id]);
    expect(await found(`q=${encodeURIComponent('ادريسي')}`)).toEqual([hafsa.id]);
    expect(await found('q=0699887766')).toEqual([hafsa.id]);
    expect(await found('status=inactive')).toEqual([ali.id]);
    expect(await found('role=store_manager&sort=-name')).toEqual(['usr_youssef', ali.id]);
    expect(await found('q=%25')).toEqual([]);
    await admin.post('/api/store/users/archive/', { ids: [hafsa.id, ali.id] });
    expect(await found('archived=true&sort=name')).toEqual([ali.id, hafsa.id]);
    const { body } = await admin.get('/api/store/users?archived=true&status=inactive');
    expect([body.total, body.counts]).toEqual([
      1,
      { active: 3, invited: 0, inactive: 0, archived: 2 },
    ]);
  });

  test('The staff list sorts by each column in both directions, in pages without duplicates', async () => {
    for (const key of ['name', 'userName', 'email', 'role', 'status', 'createdAt']) {
      const ids = async (query: string): Promise<string[]> =>
        (await admin.get(`/api/store/users?${query}`)).body.items.map(
          ({ id }: { id: string }) => id,
        );
      const all = await ids(`sort=${key}`);
      expect(await ids(`sort=-${key}`)).toEqual(all.toReversed());
      expect(await ids(`sort=${key}&page=2&pageSize=1`)).toEqual(all.slice(1, 2));
    }
  });

  test('Staff without a visit are last in both directions, also across pages', async () => {
    const [never, later] = [
      await addColleague(server.database.db, { lastSeenAt: null }),
      await addColleague(server.database.db, { lastSeenAt: new Date('2026-01-05T09:00:00Z') }),
    ];
    const seen = async (sort: string) => {
      const pages = [];
      for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) {
        pages.push((await admin.get(`/api/store/users?sort=${sort}&pageSize=1&page=${page}`)).body);
      }
      return pages.flatMap(({ items }) => items as Visitor[]);
    };
    const [up, down] = [await seen('lastSeenAt'), await seen('-lastSeenAt')];
    for (const list of [up, down]) {
      const firstWithout = list.findIndex(({ lastSeenAt }) => lastSeenAt === null);
      expect(list.slice(firstWithout).every(({ lastSeenAt }) => lastSeenAt === null)).toBe(true);
      expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([never.id, later.id]));
    }
    expect(up.map(({ id }) => id).sort()).toEqual(down.map(({ id }) => id).sort());
  });

  test.each(['sort=passwordHash', 'passwordHash=x', 'role=owner', 'status=archived', 'page=0'])(
    'The staff list refuses ?%s',
    async (query) => {
      expect((await admin.get(`/api/store/users?${query}`)).status).toBe(400);
    },
  );
});

interface Visitor {
  readonly id: string;
  readonly lastSeenAt: string | null;
}

interface Action {
  readonly action: string;
}
