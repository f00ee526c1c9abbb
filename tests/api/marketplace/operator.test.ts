import { execFile } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { OPERATOR_VERBS } from '../../../server/marketplace/operator-verbs';
import { recordIdOf } from '../../../server/marketplace/record-ids';
import { projectFolder } from '../../../server/project-folder';
import { orderOnItsWay, standingOf, step } from '../orders/order-journey';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();

describe('the operator', () => {
  test('leads orders, returns and cancellations along the marketplace’s lines', async () => {
    const { order } = await orderOnItsWay(server, { to: 'new' });
    const said = [];
    for (const verb of ['flagOrder', 'approveOrder', 'resumeOrder']) {
      said.push(await operate(verb, order.id));
    }
    for (const action of ['accept', 'prepare', 'markReady'] as const) {
      await step(server, order.id, action);
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
      ...['disapproved', 'approved', 'pending', 'requested', 'withdrawn', 'shipped', 'delivered'],
      ...['requested', 'withdrawn'],
    ]);
  });

  test('cancels for clients and fails deliveries', async () => {
    const fresh = await orderOnItsWay(server, { to: 'new' });
    const gone = await orderOnItsWay(server, { to: 'shipped' });
    expect(await operate('clientCancels', fresh.order.id)).toContain('cancelled');
    expect(await operate('deliveryFails', gone.order.id, 'client_absent')).toContain('returned');
  });

  test.each([
    ['verifyOrder', 'ord_nobody', { status: 404 }],
    ['shipReturn', 'ret_nobody', { status: 404 }],
    ['withdrawCancellation', 'can_nobody', { status: 404 }],
  ])('%s of an unknown record is told so', async (verb, id, told) => {
    await expect(operate(verb, id)).rejects.toMatchObject(told);
  });

  test.each([
    ['requestReturn', ['mood'], 'mood is none of'],
    ['closeReturn', ['1.5'], '1.5 is no amount'],
  ])('%s %j is refused in a sentence', async (verb, rest, sentence) => {
    const call = { database: server.database, id: 'x', rest, now: server.clock.now() };
    await expect(async () => OPERATOR_VERBS[verb]?.run(call)).rejects.toThrow(sentence);
  });

  test('takes what stands on the screen for the record', async () => {
    const { order } = await orderOnItsWay(server, { to: 'delivered' });
    const asked = await operate('requestReturn', order.id);
    const number = /R\d+/.exec(asked)?.[0] ?? '';
    const { db } = server.database;
    expect(await recordIdOf(db, String(order.number))).toBe(order.id);
    expect(await recordIdOf(db, number)).toBe(idIn(asked));
    expect(await recordIdOf(db, order.id)).toBe(order.id);
  });
});

describe('npm run operator', () => {
  test('acts on the database of DATABASE_URL, beside a running server', async () => {
    const { order } = await orderOnItsWay(server, { to: 'new' });
    const { code, said } = await run('verifyOrder', String(order.number));
    expect([code, said]).toEqual([0, `order ${order.number} is pending\n`]);
    expect((await standingOf(server, order.id)).order.status).toBe('pending');
  });

  test('says what it can do when it is asked nothing', async () => {
    const { code, said } = await run();
    expect(code).toBe(1);
    for (const verb of Object.keys(OPERATOR_VERBS)) expect(said).toContain(verb);
  });
});

const operate = async (verb: string, id: string, ...rest: string[]): Promise<string> => {
  const call = { database: server.database, id, rest, now: server.clock.now() };
  return (await OPERATOR_VERBS[verb]?.run(call)) ?? 'no such verb';
};

const idIn = (said: string): string => /\((\w+)\)/.exec(said)?.[1] ?? '';

const run = (...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const parameters = ['--import', 'tsx', 'server/commands/operator.ts', ...words];
    const env = { ...process.env, DATABASE_URL: server.databaseUrl };
    execFile(process.execPath, parameters, { cwd: projectFolder, env }, (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), said: out + complaint }),
    );
  });
