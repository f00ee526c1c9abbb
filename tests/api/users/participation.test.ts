import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { canReceiveStoreMail, staffGroupOf, takesPart } from '#domain/users/participation';
import { mailOutbox } from '../../../server/database/schema/mail';
import { notifications } from '../../../server/database/schema/notifications';
import { users } from '../../../server/database/schema/stores';
import { sendQueuedMail } from '../../../server/mail/mail-outbox';
import { approveStore } from '../../../server/marketplace/approve-store';
import {
  takesPart as takesPartInSql,
  takesPartWithConfirmedEmail,
  toMembership,
} from '../../../server/session/session.repository';
import { createOrderInStatus } from '../orders/order-in-status';
import { startTestServer } from '../support/test-server';
import { mailsTo, tokenIn } from './mail-outbox';
import { addColleague } from './staff-builder';

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const { db } = server.database;
const admin = await server.signIn('admin');
const PASSWORD = 'Zellige&2027';
const DAY_MS = 24 * 60 * 60 * 1000;
const LIST = '/api/store/users';

const now = server.clock.now();
const later = new Date(now.getTime() + 7 * DAY_MS);
const before = new Date(now.getTime() - DAY_MS);

/** One user of each kind, by what distinguishes their row. */
const KINDS = {
  active: {},
  unproved: { emailConfirmedAt: null },
  pending: { invitedAt: now, invitationExpiresAt: later },
  expired: { invitedAt: before, invitationExpiresAt: before },
  withdrawn: { invitedAt: now },
  inactive: { status: 'inactive' },
  archived: { archivedAt: now },
  'invited and inactive': { status: 'inactive', invitedAt: now },
  'invited and archived': { archivedAt: now, invitedAt: now, invitationExpiresAt: later },
} as const satisfies Record<string, Partial<typeof users.$inferInsert>>;
type Kind = keyof typeof KINDS;

let staff: Map<string, Kind>;
beforeAll(async () => {
  staff = new Map();
  for (const [kind, change] of Object.entries(KINDS)) {
    const { id } = await addColleague(db, { firstName: 'Kenza', role: 'store_admin', ...change });
    // The keys of `KINDS`.
    staff.set(id, kind as Kind);
  }
});

describe('The store’s news', () => {
  test('Only users who take part are notified of an order, and only proved addresses get its mail', async () => {
    const { order } = await createOrderInStatus(server, { to: 'pending' });
    expect(await notifiedOf(order.id)).toEqual(['active', 'unproved']);
    expect(await mailedOf(String(order.number))).toEqual(['active']);
  });

  test('An invited person gets no order mail before they come in, and finds no earlier notification', async () => {
    const { id, email, token } = await invite();
    await createOrderInStatus(server, { to: 'pending' });
    // Databases of earlier versions have notifications of invited users.
    await db.insert(notifications).values({ ...(await aNotification()), userId: id });
    expect(await newsMailsTo(email)).toEqual([]);
    const body = { token, password: PASSWORD, confirmPassword: PASSWORD };
    await server.anonymous.post('/api/user/password_reset/confirm/', body);
    const rim = await server.signIn(email.split('@')[0] ?? '', PASSWORD);
    expect((await rim.get('/api/user/notifications')).body).toMatchObject({
      total: 0,
      unreadCount: 0,
    });
    await db.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, id));
    const { order } = await createOrderInStatus(server, { to: 'pending' });
    const { body: bell } = await rim.get('/api/user/notifications');
    expect(bell.items.map(({ entityId }: { entityId: string }) => entityId)).toEqual([order.id]);
    const [mail, ...others] = await newsMailsTo(email);
    expect([others, mail?.title]).toEqual([[], expect.stringContaining(String(order.number))]);
  });

  test.each([
    ['was archived', { archivedAt: now }],
    ['was deactivated', { status: 'inactive' }],
    ['has an address that is no longer proved', { emailConfirmedAt: null }],
    ['has another address', { email: 'elsewhere@exemple.ma' }],
  ] as const)(
    'A queued mail is not sent to a user who %s in the meantime',
    async (_how, change) => {
      const { id, email } = await addColleague(db);
      const stays = await addColleague(db);
      await createOrderInStatus(server, { to: 'pending' });
      await db.update(users).set(change).where(eq(users.id, id));
      const recipients: string[] = [];
      const mailer = { send: async ({ to }: { to: string }) => void recipients.push(to) };
      await sendQueuedMail({ ...server.context, mailer });
      expect(recipients).toContain(stays.email);
      expect(recipients).not.toContain(email);
      const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
      expect(row).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date) });
    },
  );
});

describe('The staff list', () => {
  test('The staff list counts each user in one group, and invited users are not active', async () => {
    const { body } = await admin.get(`${LIST}?q=kenza&pageSize=100`);
    expect([body.total, body.counts]).toEqual([
      7,
      { active: 2, invited: 3, inactive: 2, archived: 2 },
    ]);
  });

  test.each([
    [
      '',
      ['active', 'unproved', 'pending', 'expired', 'withdrawn', 'inactive', 'invited and inactive'],
    ],
    ['status=active', ['active', 'unproved']],
    ['status=inactive', ['inactive', 'invited and inactive']],
    ['archived=true', ['archived', 'invited and archived']],
    ['archived=true&status=active', ['archived']],
  ])(
    'The staff list with ?%s shows the users %j, and its total is their number',
    async (query, kinds) => {
      const { body } = await admin.get(`${LIST}?q=kenza&pageSize=100&${query}`);
      const shown = body.items.map(({ id }: { id: string }) => staff.get(id));
      expect(shown.toSorted()).toEqual(kinds.toSorted());
      expect(body.total).toBe(kinds.length);
    },
  );

  test('The staff list sorted by status shows active, invited and inactive users in this order', async () => {
    const { body } = await admin.get(`${LIST}?q=kenza&pageSize=100&sort=status`);
    const groups = body.items.map((user: { status: string; invitation: object | null }) =>
      user.status === 'active' && user.invitation ? 'invited' : user.status,
    );
    expect(groups).toEqual([
      'active',
      'active',
      'invited',
      'invited',
      'invited',
      'inactive',
      'inactive',
    ]);
  });
});

describe('Admins of a store', () => {
  test('Only admins who take part count: the last of them cannot be deactivated', async () => {
    const zahra = await server.signIn('admin2');
    const ids = [];
    for (const [kind, change] of Object.entries(KINDS)) {
      if (kind === 'active' || kind === 'unproved') continue;
      const { id } = await addColleague(db, {
        storeId: 'str_zahra',
        role: 'store_admin',
        ...change,
      });
      ids.push(id);
    }
    const isLastAdmin = async (id: string) =>
      (await zahra.get(`/api/store/user/${id}`)).body.isLastAdmin;
    expect(await isLastAdmin('usr_amine')).toBe(true);
    expect(await Promise.all(ids.map(isLastAdmin))).toEqual(ids.map(() => false));
    const bulk = { action: 'archive', ids: ['usr_amine', ...ids.slice(0, 1)] };
    const { body } = await zahra.post(`${LIST}/bulk`, bulk);
    expect(body.results.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      'last_admin',
      null,
    ]);
  });

  test.each(['pending', 'expired', 'withdrawn', 'inactive', 'archived', 'unproved'] as const)(
    'A store is not opened for a proved admin who is %s',
    async (kind) => {
      const person = { firstName: 'Amal', lastName: 'Lazrak', email: `${randomUUID()}@exemple.ma` };
      const { body } = await server.anonymous.post('/api/auth/register', {
        ...person,
        password: 'Atelier#2026',
      });
      const storeId = body.user.store.id;
      await addColleague(db, { storeId, role: 'store_admin', ...KINDS[kind] });
      await expect(
        server.database.transaction((tx) => approveStore(tx, storeId, now)),
      ).rejects.toMatchObject({ status: 409, code: 'email_unconfirmed' });
    },
  );
});

test('The conditions of the server agree with the rules of the domain for every kind of user', async () => {
  const rows = await db
    .select({ user: users, takesPart: takesPartInSql, receives: takesPartWithConfirmedEmail })
    .from(users)
    .where(eq(users.firstName, 'Kenza'));
  const told = rows.map(({ user: { id }, takesPart: takes, receives }) => [
    staff.get(id),
    takes,
    receives,
  ]);
  const expected = rows.map(({ user }) => {
    const member = toMembership(user);
    const isEmailConfirmed = user.emailConfirmedAt !== null;
    return [
      staff.get(user.id),
      takesPart(member),
      canReceiveStoreMail({ ...member, isEmailConfirmed }),
    ];
  });
  expect(told).toEqual(expected);
  expect(new Set(rows.map(({ user }) => staffGroupOf(toMembership(user)))).size).toBe(4);
});

let people = 0;

/** Invites a colleague by the API. */
async function invite() {
  people += 1;
  const userName = `hiba${people}`;
  const email = `${userName}@exemple.ma`;
  const { body } = await admin.post('/api/store/user/create/', {
    firstName: 'Hiba',
    lastName: 'Fassi',
    role: 'store_user',
    userName,
    email,
    phoneNumber: '0661420318',
  });
  const [mail] = await mailsTo(server, email);
  return { id: body.id as string, email, token: tokenIn(mail) };
}

/** The kinds of users that were notified of a record. */
async function notifiedOf(entityId: string) {
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.entityId, entityId));
  return rows.flatMap(({ userId }) => staff.get(userId) ?? []).toSorted();
}

/** The kinds of users whose mail names the order. */
async function mailedOf(number: string) {
  const rows = await db
    .select({ data: mailOutbox.data, userId: users.id })
    .from(mailOutbox)
    .innerJoin(users, eq(users.email, mailOutbox.recipient))
    .where(eq(mailOutbox.template, 'orderNews'));
  return rows
    .filter(({ data }) => JSON.stringify(data).includes(number))
    .flatMap(({ userId }) => staff.get(userId) ?? [])
    .toSorted();
}

/** The contents of the mails about the store's records that were queued for an address. */
async function newsMailsTo(email: string) {
  const rows = await db
    .select({ data: mailOutbox.data })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), like(mailOutbox.template, '%News')));
  return rows.map(({ data }) => data);
}

/** A notification of another user, with a new id. */
async function aNotification() {
  const [row] = await db.select().from(notifications).limit(1);
  if (!row) throw new Error('There is no notification.');
  return { ...row, id: `ntf_${randomUUID().replaceAll('-', '')}` };
}
