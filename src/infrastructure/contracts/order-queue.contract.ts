import { expect, test } from 'vitest';
import type { OrderQueue } from '#application/ports/order-queue.port';
import type { QueuedAction } from '#domain/orders/queued-actions';

const OWNER = { userId: 'usr_1', storeId: 'str_1' };

/** An acceptance that is queued since 19 November 2026, 10:24 in Casablanca. */
export function aQueuedAction(change: Partial<QueuedAction> = {}): QueuedAction {
  return {
    owner: OWNER,
    orderId: 'ord_1',
    number: '10441',
    action: 'accept',
    from: 'pending',
    to: 'confirmed',
    key: 'accept-ord_1-1',
    askedAt: Date.UTC(2026, 10, 19, 9, 24),
    refusal: null,
    ...change,
  };
}

/** Contract tests of every order queue; the two queues are those of two tabs of one browser. */
export function describeOrderQueueContract(open: () => { here: OrderQueue; there: OrderQueue }) {
  test('A new order queue is empty', async () => {
    expect(await open().here.read(OWNER)).toEqual([]);
  });

  test('An order queue returns a queued action unchanged in every tab', async () => {
    const { here, there } = open();
    await here.write(aQueuedAction());
    expect(await here.read(OWNER)).toEqual([aQueuedAction()]);
    expect(await there.read(OWNER)).toEqual([aQueuedAction()]);
  });

  test('An order queue contains each action of an order once', async () => {
    const { here, there } = open();
    await here.write(aQueuedAction());
    const refused = aQueuedAction({ refusal: { code: 'not_found', status: null } });
    await there.write(refused);
    await there.write(aQueuedAction({ orderId: 'ord_2' }));
    const queue = await here.read(OWNER);
    expect(queue).toHaveLength(2);
    expect(queue).toContainEqual(refused);
  });

  test.each([{ userId: 'usr_2' }, { storeId: 'str_2' }])(
    'An order queue is separate from that of another %j',
    async (other) => {
      const { here } = open();
      await here.write(aQueuedAction());
      expect(await here.read({ ...OWNER, ...other })).toEqual([]);
    },
  );

  test('An order queue removes actions, and removing one again does nothing', async () => {
    const { here, there } = open();
    const second = aQueuedAction({ action: 'prepare', from: 'confirmed', to: 'processing' });
    await here.write(aQueuedAction());
    await here.write(second);
    await there.remove([aQueuedAction(), second]);
    await here.remove([second]);
    expect(await here.read(OWNER)).toEqual([]);
  });

  test('An order queue notifies other tabs of a change until they unsubscribe', async () => {
    const { here, there } = open();
    const heard: string[] = [];
    const stop = here.onChange(() => heard.push('here'));
    there.onChange(() => heard.push('there'));
    await there.write(aQueuedAction());
    await expect.poll(() => heard).toEqual(['here']);
    await there.remove([aQueuedAction()]);
    await expect.poll(() => heard).toEqual(['here', 'here']);
    stop();
    await there.write(aQueuedAction());
    await here.remove([aQueuedAction()]);
    await expect.poll(() => heard).toEqual(['here', 'here', 'there']);
  });

  test('An order queue runs the exclusive work of two tabs one after the other', async () => {
    const { here, there } = open();
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
    };
    await Promise.all([here.runExclusive(work('one')), there.runExclusive(work('other'))]);
    expect(done).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });
}
