import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendarEvents } from '../../../server/database/schema/calendar';
import { orders } from '../../../server/database/schema/orders';
import { variants } from '../../../server/database/schema/products';
import { tasks } from '../../../server/database/schema/tasks';
import { departures } from '../../../server/database/schema/tours';
import { candidacies } from '../../../server/database/schema/vacancies';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { seededRandom } from '../../../server/demo/random';
import { ProblemError } from '../../../server/http/problem-error';
import {
  expireOverdueOrders,
  releaseUnverifiedOrders,
} from '../../../server/orders/overdue-orders';
import { replenishDemo } from '../../../server/simulation/replenish-demo';
import { actAsCandidate } from '../../../server/simulation/simulated-candidates';
import { actAsTourGuest } from '../../../server/simulation/simulated-guests';
import { writeToStore } from '../../../server/simulation/simulated-letters';
import { planEvent, workOnTasks } from '../../../server/simulation/simulated-staff';
import { simulateStep } from '../../../server/simulation/simulation';
import { projectFolder } from '../../support/project-folder';
import { answer, startConversation } from '../conversations/conversation-client';
import { createOrderInStatus } from '../orders/order-in-status';
import { startTestServer, type TestServer } from '../support/test-server';
import { plannedTour } from '../tours/tour-builder';

const HOUR_MS = 3_600_000;
/** What a simulated candidate writes in French. */
const MESSAGE = 'Votre annonce m’intéresse beaucoup. Je peux commencer le mois prochain.';
const NOON = Date.UTC(2026, 10, 24, 12);
const [server, other] = [await startTestServer(), await startTestServer()];

test('Two simulated hours place and move orders, the same ones from the same seed', async () => {
  const first = await lived(server, 30, 7);
  expect(first.filter((line) => line.includes('is placed at')).length).toBeGreaterThan(8);
  const actions = ['is verified', 'is collected by', 'is delivered'];
  for (const action of actions) expect(first.join('\n')).toContain(action);
  expect(first.join('\n')).not.toMatch(/is (accepted|confirmed)/);
  expect(await lived(other, 30, 7)).toEqual(first);
  const broken = await server.database.db.select().from(variants);
  expect(broken.filter((one) => one.stockReserved < 0 || one.stockOnHand < 0)).toEqual([]);
}, 180_000);

test('Simulated staff add, move and complete tasks and comment on them, on a board that stays filled', async () => {
  const { database } = server;
  const staff = { database, storeIds: [NEJJARINE.id], random: seededRandom(5) };
  const said: string[] = [];
  for (let turn = 0; turn < 24; turn += 1) said.push(await workOnTasks(staff, new Date(NOON)));
  for (const work of ['adds', 'moves', 'completes', 'comments on']) {
    expect(said.join('\n')).toContain(`${work} the task`);
  }
  const open = and(eq(tasks.storeId, NEJJARINE.id), eq(tasks.status, 'open'));
  expect(await database.db.$count(tasks, open)).toBeGreaterThanOrEqual(3);
});

test('Simulated staff plan events of the coming days', async () => {
  const { database } = server;
  const staff = { database, storeIds: [NEJJARINE.id], random: seededRandom(5) };
  const before = await database.db.$count(calendarEvents);
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await planEvent(staff, new Date(NOON))).toMatch(/^plans ".+" on 2026-1[12]-\d\d$/);
  }
  expect(await database.db.$count(calendarEvents)).toBe(before + 6);
});

test('Simulated candidates apply for open vacancies, and choose a slot once they are invited', async () => {
  const { database } = server;
  const market = { database, storeIds: [NEJJARINE.id], random: seededRandom(3) };
  const said: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) said.push(await actAsCandidate(market, new Date(NOON)));
  expect(said.filter((line) => line.startsWith('applies for "'))).toHaveLength(4);
  await database.db
    .update(candidacies)
    .set({ status: 'interview' })
    .where(eq(candidacies.message, MESSAGE));
  expect(await actAsCandidate(market, new Date(NOON))).toMatch(/^chooses a slot for "/);
});

test('Simulated guests book places of tours, wait for those of full departures, take offers and cancel', async () => {
  const { database } = server;
  const { departure } = await plannedTour(server, { maximum: 6 });
  const others = and(eq(departures.storeId, NEJJARINE.id), ne(departures.id, departure.id));
  await database.db.update(departures).set({ status: 'done' }).where(others);
  const market = { database, storeIds: [NEJJARINE.id], random: seededRandom(4) };
  const said: string[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    said.push(
      await actAsTourGuest(market, server.clock.now()).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        return error.code;
      }),
    );
  }
  for (const action of [
    'books "',
    'waits for places of "',
    'cancels booking V',
    'books places that',
  ]) {
    expect(said.join('\n')).toContain(action);
  }
  const manager = await server.signIn('manager');
  const { booked, held } = (await manager.get(departure.path)).body;
  expect(booked + held).toBeLessThanOrEqual(6);
});

test('Simulated clients write letters in three languages, and answer those of the store', async () => {
  const { database } = server;
  const manager = await server.signIn('manager');
  const market = { database, storeIds: [NEJJARINE.id], random: seededRandom(11) };
  const { id } = await startConversation(manager);
  await answer(manager, id);
  const said: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) said.push(await writeToStore(market, new Date(NOON)));
  expect(said.some((line) => line.startsWith('answers "'))).toBe(true);
  const { body } = await manager.get('/api/store/conversations/?kind=mail&status=new&pageSize=50');
  const languages = body.items.map(({ language }: { language: string }) => language);
  expect(new Set(languages)).toEqual(new Set(['fr', 'ar', 'en']));
  expect(said.filter((line) => line.startsWith('writes "')).length).toBeGreaterThan(2);
});

test('The demo has pending orders at all times without the simulation', async () => {
  const { database, clock } = server;
  await createOrderInStatus(server, { to: 'new' });
  const demo = { ...server.context, config: { ...server.context.config, seedDemo: true } };
  for (let hours = 0; hours < 96; hours += 4) {
    clock.advance(4 * HOUR_MS);
    await replenishDemo(demo);
    await expireOverdueOrders(server.context, clock.now());
    expect(await releaseUnverifiedOrders(server.context, clock.now())).toBe(0);
  }
  await replenishDemo(demo);
  const waiting = and(eq(orders.storeId, NEJJARINE.id), eq(orders.status, 'pending'));
  const count = await database.db.$count(orders, waiting);
  expect(count).toBeGreaterThanOrEqual(3);
  await expireOverdueOrders(server.context, new Date(clock.now().getTime() + 25 * HOUR_MS));
  await replenishDemo({ ...demo, config: { ...demo.config, seedDemo: false } });
  expect(await database.db.$count(orders, waiting)).toBe(0);
});

test('`npm run simulate` prints its settings and stops when it is interrupted', async () => {
  const parameters = [
    '--import',
    'tsx',
    'server/commands/simulate.ts',
    '--rate',
    '60',
    '--seed',
    '3',
  ];
  const env = { ...process.env, DATABASE_URL: server.databaseUrl };
  const child = spawn(process.execPath, parameters, { cwd: projectFolder, env });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  await expect.poll(() => said, { timeout: 30_000 }).toContain('60 orders an hour, seed 3');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect([code, said.trim().endsWith('stopped')]).toEqual([0, true]);
});

async function lived({ database }: TestServer, rate: number, seed: number): Promise<string[]> {
  const lines: string[] = [];
  const storeIds = [NEJJARINE.id, ZAHRA.id];
  // The demo's shipped and ready orders are old enough to be moved, whatever day was seeded.
  await database.db
    .update(orders)
    .set({ acceptBy: new Date(NOON + 48 * HOUR_MS) })
    .where(and(inArray(orders.storeId, storeIds), eq(orders.status, 'pending')));
  const simulation = {
    database,
    storeIds,
    rate,
    random: seededRandom(seed),
    say: (line: string) => void lines.push(line),
  };
  const step = 6 * 60_000;
  for (let at = NOON; at < NOON + HOUR_MS / 2; at += step) {
    await simulateStep(simulation, new Date(at), step);
  }
  // As long as a parcel is under way on average: each of the few that the demo has arrives or comes back.
  const quiet = { ...simulation, rate: 0 };
  await simulateStep(quiet, new Date(NOON + HOUR_MS / 2), 1.5 * HOUR_MS);
  return lines;
}
