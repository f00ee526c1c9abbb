import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideBulkAction } from '#application/products/bulk-action.actors';
import type { BulkInput } from '#application/products/bulk-action.machine';
import { aBulkProduct } from '../support/builders/bulk-product';
import { bulkActionScript, bulkAnswer } from '../support/machine-scripts/bulk-action.script';
import { describeMachine } from '../support/model/node-suite';
import { bulkActionInNode } from '../support/node-worlds/bulk-action.node';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(bulkActionScript, bulkActionInNode);

const listUrl = '/api/store/products/search/get/';
const bulkUrl = '/api/store/product/bulk/update/';

const begin = (input: BulkInput) => {
  const app = composeTestApp();
  const actor = createActor(app.application.provide(provideBulkAction), { input }).start();
  const answer = async (items: ReturnType<typeof bulkAnswer>) => {
    app.transport.accept(bulkUrl, { dryRun: false, changed: 0, refused: 0, items });
    await settle();
  };
  const bodies = () => app.transport.sent.map(({ body, headers }) => ({ body, headers }));
  return { ...app, actor, answer, bodies };
};

describe('what a seller does with many products', () => {
  it('is tried first, then sent, then taken back at the revisions it gave', async () => {
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

  it('keeps its key when a request that got no answer is sent again', async () => {
    const { actor, answer, bodies, transport } = begin({
      ...{ kind: 'publish', runId: 'run' },
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

  it('takes what somebody else has changed as it stands now, when it is checked again', async () => {
    const { actor, answer, bodies } = begin({
      ...{ kind: 'publish', runId: 'run' },
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

  it('reads all that match, page by page, and leaves the excepted out', async () => {
    const query = { q: 'bol', status: 'draft' } as const;
    const { actor, transport, bodies } = begin({
      ...{ kind: 'archive', runId: 'run' },
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

  it('sends nothing for a product that no line can be made of', async () => {
    const { actor, transport } = begin({
      ...{ kind: 'stock', runId: 'run' },
      chosen: [aBulkProduct(1)],
    });
    const change = { how: 'add', pieces: -41 } as const;
    actor.send({ type: 'change.choose', change: { kind: 'stock', change } });
    await settle();
    const { value, context } = actor.getSnapshot();
    expect([value, transport.sent]).toEqual(['confirming', []]);
    expect(context.book.refused).toEqual([
      { product: aBulkProduct(1), reason: 'stock_out_of_bounds' },
    ]);
  });

  it('tells apart what was sent without an answer and what was not sent', async () => {
    const chosen = Array.from({ length: 102 }, (_, at) => aBulkProduct(at + 1));
    const ids = chosen.map(({ id }) => id);
    const { actor, answer, transport } = begin({ kind: 'publish', chosen, runId: 'run' });
    await answer(bulkAnswer(ids, 'taken', null));
    await answer(bulkAnswer(ids, 'taken', null));
    actor.send({ type: 'run.confirm' });
    transport.refuse(bulkUrl, problemOf(0, 'network'));
    await settle();
    actor.send({ type: 'work.stop' });
    const reasons = actor.getSnapshot().context.book.refused.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'unanswered')).toHaveLength(100);
    expect(reasons.filter((reason) => reason === 'not_sent')).toHaveLength(2);
  });
});
