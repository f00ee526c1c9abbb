import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';
import { addColleague } from './staff-builder';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');

describe('the list of staff', () => {
  test('shows the store’s people by name, and never another store’s', async () => {
    const { body } = await admin.get('/api/store/users');
    expect(body.items.map(({ userName }: { userName: string }) => userName)).toEqual([
      'seller',
      'admin',
      'manager',
    ]);
    expect(body).toMatchObject({ total: 3, page: 1, pageSize: 25 });
    expect(body.counts).toEqual({ active: 3, inactive: 0 });
  });

  test('offers an admin everything but on himself, a manager only the store_users', async () => {
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

  test('is searched without accents, in Arabic, by phone, and narrowed by role and status', async () => {
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
    expect(await found('q=%25')).toHaveLength(5);
    await admin.post('/api/store/users/archive/', { ids: [hafsa.id, ali.id] });
    expect(await found('archived=true&sort=name')).toEqual([ali.id, hafsa.id]);
  });

  test('sorts by each column both ways, in pages that share nobody', async () => {
    for (const key of ['name', 'userName', 'email', 'role', 'status', 'lastSeenAt', 'createdAt']) {
      const ids = async (query: string): Promise<string[]> =>
        (await admin.get(`/api/store/users?${query}`)).body.items.map(
          ({ id }: { id: string }) => id,
        );
      const all = await ids(`sort=${key}`);
      expect(await ids(`sort=-${key}`)).toEqual(all.toReversed());
      expect(await ids(`sort=${key}&page=2&pageSize=1`)).toEqual(all.slice(1, 2));
    }
  });

  test.each(['sort=passwordHash', 'passwordHash=x', 'role=owner', 'status=archived', 'page=0'])(
    'refuses ?%s',
    async (query) => {
      expect((await admin.get(`/api/store/users?${query}`)).status).toBe(400);
    },
  );
});

interface Action {
  readonly action: string;
}
