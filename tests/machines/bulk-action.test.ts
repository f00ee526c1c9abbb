import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideBulkAction } from '#application/bulk/bulk-action.actors';
import type { BulkActionPerformed } from '#application/bulk/bulk-action.machine';
import type { BulkInput } from '#application/bulk/bulk-context';
import type { BulkOrderKind } from '#domain/orders/bulk-order';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import type { BulkOrderRow, BulkUserRow } from '#openapi/types.generated';
import { aBulkOrder } from '../support/builders/bulk-order';
import { aBulkProduct } from '../support/builders/bulk-product';
import { bulkActionTestModel, bulkAnswer } from '../support/machine-models/bulk-action.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createBulkActionNodeDriver } from '../support/node-drivers/bulk-action.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(bulkActionTestModel, createBulkActionNodeDriver);

const listUrl = '/api/store/products/search/get/';
const bulkUrl = '/api/store/product/bulk/update/';

function begin(input: BulkInput) {
  const app = composeTestApp();
  const actor = createActor(app.application.provide(provideBulkAction), { input }).start();
  const answer = async (items: ReturnType<typeof bulkAnswer>) => {
    app.transport.accept(bulkUrl, { dryRun: false, changed: 0, refused: 0, items });
    await settle();
  };
  const bodies = () => app.transport.sent.map(({ body, headers }) => ({ body, headers }));
  return { ...app, actor, answer, bodies };
}

describe('Bulk action on products', () => {
  it('The bulk action machine dry-runs the lines, sends the accepted ones, and undoes them at the returned revisions', async () => {
    const chosen = [aBulkProduct(1), aBulkProduct(2)];
    const { actor, answer, bodies } = begin({ kind: 'price', chosen, runId: 'run' });
    const change = { how: 'add', amount: -500 } as const;
    actor.send({ type: 'change.choose', change: { kind: 'price', change } });
    await answer(bulkAnswer(['prd_1', 'prd_2'], 'stale', null));
    actor.send({ type: 'run.confirm' });
    await answer(bulkAnswer(['prd_2'], 'taken', 4));
    actor.send({ type: 'undo.start' });
    expect(bodies()).toEqual([
      {
        body: {
          dryRun: true,
          items: [
            { id: 'prd_1', revision: 3, price: 13_000 },
            { id: 'prd_2', revision: 3, price: 13_000 },
          ],
        },
        headers: { 'Idempotency-Key': undefined },
      },
      {
        body: { items: [{ id: 'prd_2', revision: 3, price: 13_000 }] },
        headers: { 'Idempotency-Key': 'run-1-0' },
      },
      {
        body: { items: [{ id: 'prd_2', revision: 4, price: 13_500 }] },
        headers: { 'Idempotency-Key': 'run-2-0' },
      },
    ]);
  });

  it('The bulk action machine repeats a request without an answer under the same key', async () => {
    const { actor, answer, bodies, transport } = begin({
      kind: 'publish',
      runId: 'run',
      chosen: [aBulkProduct(1)],
    });
    await answer(bulkAnswer(['prd_1'], 'taken', null));
    actor.send({ type: 'run.confirm' });
    transport.refuse(bulkUrl, problemOf(0, 'network'));
    await settle();
    actor.send({ type: 'work.retry' });
    const [, first, again] = bodies();
    expect([first?.headers, again]).toEqual([{ 'Idempotency-Key': 'run-1-0' }, first]);
  });

  it('The bulk action machine repeats a check with the current revision of a changed product', async () => {
    const { actor, answer, bodies } = begin({
      kind: 'publish',
      runId: 'run',
      chosen: [aBulkProduct(1), aBulkProduct(2)],
    });
    await answer(bulkAnswer(['prd_1', 'prd_2'], 'stale', null));
    actor.send({ type: 'check.repeat' });
    expect(bodies()[1]?.body).toEqual({
      dryRun: true,
      items: [
        { id: 'prd_1', revision: 9, action: 'publish' },
        { id: 'prd_2', revision: 3, action: 'publish' },
      ],
    });
  });

  it('The bulk action machine reads all matching products page by page, without the excepted ones', async () => {
    const query = { q: 'bol', status: 'draft' } as const;
    const { actor, transport, bodies } = begin({
      kind: 'archive',
      runId: 'run',
      chosen: { query, except: ['prd_2'] },
    });
    transport.accept(listUrl, { items: [aBulkProduct(1), aBulkProduct(2)], total: 101 });
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ total: 101, pagesRead: 1 });
    transport.accept(listUrl, { items: [aBulkProduct(1), aBulkProduct(3)], total: 101 });
    await settle();
    expect(transport.sent[1]?.params).toMatchObject({ ...query, page: 2, pageSize: 100 });
    expect(bodies()[2]?.body).toMatchObject({ items: [{ id: 'prd_1' }, { id: 'prd_3' }] });
  });

  it('The bulk action machine reads the pages after the first four at a time, and keeps a product that moved to a later page once', async () => {
    const chosen = { query: { q: 'bol' }, except: [] };
    const { actor, transport } = begin({ kind: 'price', chosen, runId: 'run' });
    const change = { how: 'add', amount: -500 } as const;
    actor.send({ type: 'change.choose', change: { kind: 'price', change } });
    const pagesHeld = () => transport.held.map(({ params }) => params?.['page']);
    const answerPage = (...places: number[]) =>
      transport.accept(listUrl, { items: places.map((at) => aBulkProduct(at)), total: 501 });
    answerPage(1);
    await settle();
    expect(pagesHeld()).toEqual([2, 3, 4, 5]);
    for (const places of [[2], [3], [3, 4], [5]]) answerPage(...places);
    await settle();
    expect(pagesHeld()).toEqual([6]);
    answerPage(6);
    await settle();
    expect(actor.getSnapshot().value).toBe('checking');
    expect(actor.getSnapshot().context.records.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `prd_${at}`),
    );
  });

  it('The bulk action machine sends nothing for a product without a valid line', async () => {
    const { actor, transport } = begin({
      kind: 'stock',
      runId: 'run',
      chosen: [aBulkProduct(1)],
    });
    const change = { how: 'add', pieces: -41 } as const;
    actor.send({ type: 'change.choose', change: { kind: 'stock', change } });
    await settle();
    const { value, context } = actor.getSnapshot();
    expect([value, transport.sent]).toEqual(['confirming', []]);
    expect(context.progress.refused).toEqual([
      { record: aBulkProduct(1), reason: 'stock_out_of_bounds' },
    ]);
  });

  it('The bulk action machine distinguishes lines sent without an answer from unsent ones', async () => {
    const chosen = Array.from({ length: 102 }, (_, at) => aBulkProduct(at + 1));
    const ids = chosen.map(({ id }) => id);
    const { actor, answer, transport } = begin({ kind: 'publish', chosen, runId: 'run' });
    await answer(bulkAnswer(ids, 'taken', null));
    await answer(bulkAnswer(ids, 'taken', null));
    actor.send({ type: 'run.confirm' });
    transport.refuse(bulkUrl, problemOf(0, 'network'));
    await settle();
    actor.send({ type: 'work.stop' });
    const reasons = actor.getSnapshot().context.progress.refused.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'unanswered')).toHaveLength(100);
    expect(reasons.filter((reason) => reason === 'not_sent')).toHaveLength(2);
  });
});

describe('Bulk action on orders', () => {
  it('The bulk action machine dry-runs the orders, and sends the accepted ones under a key', async () => {
    const { actor, answer, bodies } = beginOrders([1, 2]);
    await answer([done(1), left(2, 'action_not_allowed', 'shipped')]);
    expect(actor.getSnapshot().context.progress.refused).toEqual([
      { record: aBulkOrder(2), reason: 'already_done' },
    ]);
    actor.send({ type: 'run.confirm' });
    await answer([done(1)]);
    expect(actor.getSnapshot().value).toEqual({ results: 'undoable' });
    expect(bodies()).toEqual([
      {
        body: { action: 'accept', ids: ['ord_1', 'ord_2'], dryRun: true },
        headers: { 'Idempotency-Key': undefined },
      },
      {
        body: { action: 'accept', ids: ['ord_1'] },
        headers: { 'Idempotency-Key': 'run-1-0' },
      },
    ]);
  });

  it('The bulk action machine runs a step at once that is possible for all orders, and shows nothing', async () => {
    const { actor, answer, bodies, told } = beginOrders([1, 2], 'prepare');
    const shown = () => actor.getSnapshot().context.isShown;
    expect(shown()).toBe(false);
    await answer([done(1), done(2)]);
    expect([actor.getSnapshot().value, shown()]).toEqual(['running', false]);
    await answer([done(1), done(2)]);
    expect([actor.getSnapshot().value, shown()]).toEqual(['closed', false]);
    expect(bodies().map(({ body }) => body)).toEqual([
      { action: 'prepare', ids: ['ord_1', 'ord_2'], dryRun: true },
      { action: 'prepare', ids: ['ord_1', 'ord_2'] },
    ]);
    const records = [1, 2].map((at) => ({ ...aBulkOrder(at, 'processing'), revision: 2 }));
    expect(told).toEqual([{ type: 'action.performed', isUndo: false, isComplete: true, records }]);
  });

  it('The bulk action machine shows the result of a run that refuses an order', async () => {
    const { actor, answer, told } = beginOrders([1, 2], 'prepare');
    await answer([done(1), done(2)]);
    await answer([done(1), left(2, 'action_not_allowed', 'cancelled')]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.isShown]).toEqual([{ results: 'settled' }, true]);
    const records = [{ ...aBulkOrder(1, 'processing'), revision: 2 }];
    expect(told).toEqual([{ type: 'action.performed', isUndo: false, isComplete: false, records }]);
  });

  it('The bulk action machine shows the progress of a step that needs several requests', async () => {
    const ats = Array.from({ length: 101 }, (_, at) => at + 1);
    const { actor, answer } = beginOrders(ats);
    expect(actor.getSnapshot().context.isShown).toBe(true);
    await answer(ats.slice(0, 100).map(done));
    await answer([done(101)]);
    expect(actor.getSnapshot().value).toBe('running');
    await answer(ats.slice(0, 100).map(done));
    await answer([done(101)]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.isShown]).toEqual(['completed', false]);
  });

  it('The bulk action machine undoes accepted orders at the returned revisions, and names those that the server keeps', async () => {
    const { actor, answer, bodies, told } = beginOrders([1, 2]);
    await answer([done(1), done(2)]);
    await answer([done(1), done(2)]);
    expect(actor.getSnapshot().value).toBe('completed');
    actor.send({ type: 'undo.start' });
    expect(bodies()[2]).toEqual({
      body: { action: 'undoAccept', ids: ['ord_1', 'ord_2'], revisions: { ord_1: 2, ord_2: 2 } },
      headers: { 'Idempotency-Key': 'run-2-0' },
    });
    await answer([done(1), left(2, 'stale_revision', 'confirmed')]);
    const { value, context } = actor.getSnapshot();
    const undone = { ...aBulkOrder(1), revision: 2 };
    expect([value, told.at(-1), context.isShown, context.progress.refused]).toEqual([
      'undone',
      { type: 'action.performed', isUndo: true, isComplete: false, records: [undone] },
      true,
      [{ record: aBulkOrder(2), reason: 'changed' }],
    ]);
  });

  it('The bulk action machine ends with the undo of all accepted orders', async () => {
    const { actor, answer, told } = beginOrders([1]);
    await answer([done(1)]);
    await answer([done(1)]);
    actor.send({ type: 'undo.start' });
    await answer([done(1)]);
    expect(actor.getSnapshot().value).toBe('closed');
    const records = [{ ...aBulkOrder(1), revision: 2 }];
    expect(told.at(-1)).toEqual({
      type: 'action.performed',
      isUndo: true,
      isComplete: true,
      records,
    });
  });

  it('The bulk action machine offers the undo of an acceptance for ten seconds, and then ends', async () => {
    const { actor, answer, clock } = beginOrders([1]);
    await answer([done(1)]);
    await answer([done(1)]);
    clock.advance(UNDO_ACCEPT_WINDOW_MS - 1);
    expect(actor.getSnapshot().can({ type: 'undo.start' })).toBe(true);
    clock.advance(1);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('The bulk action machine asks for the tracking number of each order, also of those that match a filter, and hands over the orders with one', async () => {
    const { actor, answer, bodies, transport } = beginAt<BulkOrderRow>(ordersUrl, {
      kind: 'handOver',
      runId: 'run',
      chosen: { query: { status: ['ready' as const] }, except: [] },
    });
    const items = [aBulkOrder(1, 'ready'), aBulkOrder(2, 'ready'), aBulkOrder(3, 'processing')];
    transport.accept('/api/store/orders/', { items, total: 3 });
    await settle();
    expect(actor.getSnapshot().value).toBe('choosing');
    const trackingNumbers = { ord_1: 'MA1', ord_2: '', ord_3: 'MA3' };
    const change = { kind: 'handOver', carrier: 'Atlas Messagerie', trackingNumbers } as const;
    actor.send({ type: 'change.choose', change });
    await answer([done(1)]);
    expect(actor.getSnapshot().context.progress.refused).toEqual([
      { record: items[1], reason: 'no_tracking_number' },
      { record: items[2], reason: 'too_early' },
    ]);
    expect(actor.getSnapshot().can({ type: 'change.revise' })).toBe(true);
    actor.send({ type: 'run.confirm' });
    await answer([done(1)]);
    expect(actor.getSnapshot().value).toEqual({ results: 'settled' });
    const parcels = [{ id: 'ord_1', trackingNumber: 'MA1' }];
    const body = { action: 'handOver', ids: ['ord_1'], carrier: 'Atlas Messagerie', parcels };
    expect(bodies().slice(1)).toEqual([
      { body: { ...body, dryRun: true }, headers: { 'Idempotency-Key': undefined } },
      { body, headers: { 'Idempotency-Key': 'run-1-0' } },
    ]);
  });

  it('The bulk action machine hands the orders over after its form if all have a tracking number', async () => {
    const { actor, answer, told } = beginAt<BulkOrderRow>(ordersUrl, {
      kind: 'handOver',
      runId: 'run',
      chosen: [aBulkOrder(1, 'ready')],
    });
    const trackingNumbers = { ord_1: 'MA1' };
    const change = { kind: 'handOver', carrier: 'Atlas Messagerie', trackingNumbers } as const;
    actor.send({ type: 'change.choose', change });
    await answer([done(1)]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.isShown]).toEqual([
      'running',
      true,
    ]);
    await answer([done(1)]);
    expect(actor.getSnapshot().value).toBe('closed');
    expect(told).toMatchObject([{ isComplete: true, records: [{ status: 'shipped' }] }]);
  });

  it('The bulk action machine offers no undo of a preparation', async () => {
    const { actor, answer } = beginOrders([1, 2], 'prepare');
    await answer([done(1), left(2, 'action_not_allowed', 'shipped')]);
    actor.send({ type: 'run.confirm' });
    await answer([done(1)]);
    expect(actor.getSnapshot().can({ type: 'undo.start' })).toBe(false);
  });

  it('The bulk action machine retries unanswered orders, and reports which were already done', async () => {
    const { actor, answer, transport } = beginOrders([1, 2]);
    await answer([done(1), done(2)]);
    transport.refuse(ordersUrl, problemOf(0, 'network'));
    await settle();
    expect(actor.getSnapshot().context.isShown).toBe(true);
    actor.send({ type: 'work.stop' });
    actor.send({ type: 'failed.retry' });
    await answer([left(1, 'action_not_allowed', 'confirmed'), done(2)]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.progress.accepted.map(({ record }) => record.id)]).toEqual([
      'confirming',
      ['ord_2'],
    ]);
    expect(context.progress.refused).toEqual([{ record: aBulkOrder(1), reason: 'already_done' }]);
  });

  it('The bulk action machine reads all matching orders by number, without the excepted ones', async () => {
    const app = composeTestApp();
    const chosen = { query: { status: ['pending' as const] }, except: ['ord_2'] };
    const input: BulkInput = { kind: 'accept', runId: 'run', chosen };
    createActor(app.application.provide(provideBulkAction), { input }).start();
    app.transport.accept('/api/store/orders/', { items: [aBulkOrder(1), aBulkOrder(2)], total: 2 });
    await settle();
    const [read, tried] = app.transport.sent;
    expect(read?.params).toMatchObject({ sort: 'number', page: 1, pageSize: 100 });
    expect(tried?.body).toMatchObject({ action: 'accept', ids: ['ord_1'] });
  });
});

describe('Bulk action on users', () => {
  it('The bulk action machine dry-runs the users, and sends the accepted ones under a key', async () => {
    const { actor, answer, bodies } = beginUsers([1, 2, 3]);
    await answer([taken(1), leftUser(2, 'self'), leftUser(3, 'wrong_status')]);
    expect(actor.getSnapshot().context.progress.refused).toEqual([
      { record: aStaffMember(2), reason: 'self' },
      { record: aStaffMember(3), reason: 'already_done' },
    ]);
    expect(actor.getSnapshot().can({ type: 'change.revise' })).toBe(false);
    actor.send({ type: 'run.confirm' });
    await answer([taken(1)]);
    expect(actor.getSnapshot().value).toEqual({ results: 'settled' });
    expect(actor.getSnapshot().can({ type: 'undo.start' })).toBe(false);
    expect(bodies()).toEqual([
      {
        body: { action: 'deactivate', ids: ['usr_1', 'usr_2', 'usr_3'], dryRun: true },
        headers: { 'Idempotency-Key': undefined },
      },
      {
        body: { action: 'deactivate', ids: ['usr_1'] },
        headers: { 'Idempotency-Key': 'run-1-0' },
      },
    ]);
  });

  it('The bulk action machine retries unanswered users, and reports which were already done', async () => {
    const { actor, answer, transport } = beginUsers([1]);
    await answer([taken(1)]);
    actor.send({ type: 'run.confirm' });
    transport.refuse(usersUrl, problemOf(0, 'network'));
    await settle();
    actor.send({ type: 'work.stop' });
    actor.send({ type: 'failed.retry' });
    await answer([leftUser(1, 'wrong_status')]);
    expect(actor.getSnapshot().context.progress.refused).toEqual([
      { record: aStaffMember(1), reason: 'already_done' },
    ]);
  });

  it('The bulk action machine reads all matching users by creation date, without the excepted ones', async () => {
    const app = composeTestApp();
    const chosen = { query: { role: 'store_user' as const }, except: ['usr_2'] };
    const input: BulkInput = { kind: 'archiveUsers', runId: 'run', chosen };
    createActor(app.application.provide(provideBulkAction), { input }).start();
    const items = [aStaffMember(1), aStaffMember(2)];
    app.transport.accept('/api/store/users', { items, total: 2 });
    await settle();
    const [read, tried] = app.transport.sent;
    expect(read?.params).toMatchObject({ role: 'store_user', sort: 'createdAt', pageSize: 100 });
    expect(tried?.body).toEqual({ action: 'archive', ids: ['usr_1'], dryRun: true });
  });
});

const usersUrl = '/api/store/users/bulk';

function aStaffMember(at: number) {
  return {
    id: `usr_${at}`,
    revision: 1,
    firstName: 'Anas',
    lastName: 'Kadiri',
    userName: `anas${at}`,
  };
}

function taken(at: number): BulkUserRow {
  return { id: `usr_${at}`, isDone: true, refusal: null };
}

function leftUser(at: number, refusal: BulkUserRow['refusal']): BulkUserRow {
  return {
    id: `usr_${at}`,
    isDone: false,
    refusal,
  };
}

const ordersUrl = '/api/store/orders/bulk';

function rowOf(at: number) {
  return { id: `ord_${at}`, number: String(10_000 + at) };
}

function done(at: number): BulkOrderRow {
  return {
    ...rowOf(at),
    isDone: true,
    code: null,
    status: 'confirmed',
    revision: 2,
  };
}

function left(
  at: number,
  code: BulkOrderRow['code'],
  status: BulkOrderRow['status'],
): BulkOrderRow {
  return {
    ...rowOf(at),
    isDone: false,
    code,
    status,
    revision: 1,
  };
}

function beginAt<Row>(url: string, input: BulkInput) {
  const app = composeTestApp();
  const provided = app.application.provide(provideBulkAction);
  const actor = createActor(provided, { input, clock: app.clock }).start();
  const answer = async (results: readonly Row[]) => {
    app.transport.accept(url, { results });
    await settle();
  };
  const bodies = () => app.transport.sent.map(({ body, headers }) => ({ body, headers }));
  const told: BulkActionPerformed[] = [];
  actor.on('action.performed', (performed) => told.push(performed));
  return { ...app, actor, answer, bodies, told };
}

function beginOrders(ats: readonly number[], kind: BulkOrderKind = 'accept') {
  return beginAt<BulkOrderRow>(ordersUrl, {
    kind,
    runId: 'run',
    chosen: ats.map((at) => aBulkOrder(at)),
  });
}

function beginUsers(ats: readonly number[]) {
  return beginAt<BulkUserRow>(usersUrl, {
    kind: 'deactivateUsers',
    runId: 'run',
    chosen: ats.map(aStaffMember),
  });
}
