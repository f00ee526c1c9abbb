import { execFile } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications } from '../../../server/database/schema/notifications';
import { payouts } from '../../../server/database/schema/payouts';
import { users } from '../../../server/database/schema/stores';
import { OPERATOR_COMMANDS } from '../../../server/marketplace/operator-commands';
import { recordIdOf } from '../../../server/marketplace/record-ids';
import { projectFolder } from '../../support/project-folder';
import { applyOrderAction, createOrderInStatus, orderState } from '../orders/order-in-status';
import { storeProduct } from '../products/product-builder';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();

describe('Operator commands', () => {
  test('The operator moves orders, returns and cancellations along the marketplace’s transitions', async () => {
    const { order } = await createOrderInStatus(server, { to: 'new' });
    const said = [];
    for (const verb of ['flagOrder', 'approveOrder', 'resumeOrder']) {
      said.push(await operate(verb, order.id));
    }
    for (const action of ['accept', 'prepare', 'markReady'] as const) {
      await applyOrderAction(server, order.id, action);
    }
    const asked = await operate('requestCancellation', order.id, 'too_slow');
    said.push(asked, await operate('withdrawCancellation', idIn(asked)));
    said.push(
      await operate('carrierPicksUp', order.id),
      await operate('carrierDelivers', order.id),
    );
    const returned = await operate('requestReturn', order.id, 'defective', 'Cassé.');
    said.push(returned, await operate('withdrawReturn', idIn(returned)));
    expect(said.map((line) => line.split(' ').at(-1))).toEqual([
      'disapproved',
      'approved',
      'pending',
      'requested',
      'withdrawn',
      'shipped',
      'delivered',
      'requested',
      'withdrawn',
    ]);
  });

  test('The operator cancels orders for clients and records failed deliveries', async () => {
    const fresh = await createOrderInStatus(server, { to: 'new' });
    const gone = await createOrderInStatus(server, { to: 'shipped' });
    expect(await operate('clientCancels', fresh.order.id)).toContain('cancelled');
    expect(await operate('deliveryFails', gone.order.id, 'client_absent')).toContain('returned');
  });

  test('The operator approves and rejects products, and their sellers are notified', async () => {
    const good = await storeProduct(server, { ...UNDER_REVIEW, code: 'OP-1' });
    const bad = await storeProduct(server, { ...UNDER_REVIEW, code: 'OP-2' });
    const { db } = server.database;
    expect(await recordIdOf(db, 'OP-1')).toBe(good.id);
    expect(await operate('approveProduct', good.id)).toContain('is approved');
    expect(await operate('rejectProduct', bad.id, 'Photos', 'floues')).toContain('is rejected');
    await expect(operate('rejectProduct', good.id, 'non')).rejects.toMatchObject({ status: 409 });
    const admin = await server.signIn('admin');
    const { body } = await admin.get('/api/user/notifications?kind=product&pageSize=2');
    expect(body.items.map((item: News) => [item.entityId, item.title])).toEqual([
      [bad.id, 'Produit refusé'],
      [good.id, 'Produit approuvé'],
    ]);
    expect(body.items[0].body).toContain('Photos floues');
  });

  test('The operator moves payouts through their statuses, and the seller is notified of a paid one', async () => {
    const { db } = server.database;
    const [open] = await db.select().from(payouts).where(eq(payouts.status, 'open')).limit(1);
    const id = open?.id ?? '';
    await db.update(payouts).set({ status: 'scheduled' }).where(eq(payouts.id, id));
    const said = [];
    await expect(operate('holdPayout', id)).rejects.toMatchObject({ status: 422 });
    said.push(await operate('holdPayout', id, 'documents', 'Facture', 'du', '3'));
    for (const verb of ['releasePayout', 'processPayout']) said.push(await operate(verb, id));
    said.push(await operate('failPayout', id, 'RIB', 'inconnu'));
    said.push(await operate('retryPayout', id), await operate('processPayout', id));
    await expect(operate('payPayout', id)).rejects.toMatchObject({ status: 422 });
    said.push(await operate('payPayout', id, 'VIR-1'));
    expect(said.map((line) => line.split(' ').at(-1))).toEqual([
      'on_hold',
      'scheduled',
      'processing',
      'failed',
      'scheduled',
      'processing',
      'paid',
    ]);
    const told = await db.select().from(notifications).where(eq(notifications.entityId, id));
    expect(new Set(told.map(({ titleEn }) => titleEn))).toEqual(
      new Set(
        ['on hold', 'rejected', 'paid'].map((end) => `Payout \u2068${open?.number}\u2069 ${end}`),
      ),
    );
  });

  test('The operator opens a store under review once, and its admin is notified', async () => {
    const person = { firstName: 'Amal', lastName: 'Lazrak', email: 'amal@exemple.ma' };
    const { body } = await server.anonymous.post('/api/auth/register', {
      ...person,
      password: 'Atelier#2026',
    });
    const { store } = body.user;
    const unconfirmed = { status: 409, code: 'email_unconfirmed' };
    await expect(operate('approveStore', store.id)).rejects.toMatchObject(unconfirmed);
    await server.database.db
      .update(users)
      .set({ emailConfirmedAt: server.clock.now() })
      .where(eq(users.id, body.user.id));
    expect(await operate('approveStore', store.id)).toContain('is active');
    await expect(operate('approveStore', store.id)).rejects.toMatchObject({ status: 409 });
    await expect(operate('approveStore', 'str_nobody')).rejects.toMatchObject({ status: 404 });
    const amal = server.withToken(body.accessToken);
    const { body: bell } = await amal.get('/api/user/notifications');
    expect(bell.items[0].titleEn).toBe('Store open');
  });

  test.each([
    ['verifyOrder', 'ord_nobody', { status: 404 }],
    ['shipReturn', 'ret_nobody', { status: 404 }],
    ['withdrawCancellation', 'can_nobody', { status: 404 }],
  ])('The operator command %s refuses an unknown record with 404', async (verb, id, told) => {
    await expect(operate(verb, id)).rejects.toMatchObject(told);
  });

  test.each([
    ['requestReturn', ['mood'], 'mood is none of'],
    ['closeReturn', ['1.5'], '1.5 is no amount'],
  ])(
    'The operator command %s refuses the arguments %j in one sentence',
    async (verb, rest, sentence) => {
      const call = { database: server.database, id: 'x', rest, now: server.clock.now() };
      await expect(async () => OPERATOR_COMMANDS[verb]?.run(call)).rejects.toThrow(sentence);
    },
  );

  test('The operator may name a record by the number shown on the screen', async () => {
    const { order } = await createOrderInStatus(server, { to: 'delivered' });
    const asked = await operate('requestReturn', order.id);
    const number = /R\d+/.exec(asked)?.[0] ?? '';
    const { db } = server.database;
    expect(await recordIdOf(db, String(order.number))).toBe(order.id);
    expect(await recordIdOf(db, number)).toBe(idIn(asked));
    expect(await recordIdOf(db, order.id)).toBe(order.id);
  });
});

describe('`npm run operator`', () => {
  test('`npm run operator` changes the database of DATABASE_URL while a server runs', async () => {
    const { order } = await createOrderInStatus(server, { to: 'new' });
    const { code, said } = await run('verifyOrder', String(order.number));
    expect([code, said]).toEqual([0, `order ${order.number} is pending\n`]);
    expect((await orderState(server, order.id)).order.status).toBe('pending');
  });

  test('`npm run operator` without arguments lists its commands', async () => {
    const { code, said } = await run();
    expect(code).toBe(1);
    for (const verb of Object.keys(OPERATOR_COMMANDS)) expect(said).toContain(verb);
    expect(await run('help')).toEqual({ code: 0, said });
  });
});

const UNDER_REVIEW = { status: 'inactive', approvalState: 'under_review' } as const;

interface News {
  readonly entityId: string;
  readonly title: string;
}

async function operate(verb: string, id: string, ...rest: string[]): Promise<string> {
  const call = { database: server.database, id, rest, now: server.clock.now() };
  return (await OPERATOR_COMMANDS[verb]?.run(call)) ?? 'no such verb';
}

function idIn(said: string): string {
  return /\((\w+)\)/.exec(said)?.[1] ?? '';
}

function run(...words: string[]) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    const parameters = ['--import', 'tsx', 'server/commands/operator.ts', ...words];
    const env = { ...process.env, DATABASE_URL: server.databaseUrl };
    execFile(process.execPath, parameters, { cwd: projectFolder, env }, (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), said: out + complaint }),
    );
  });
}
