import { clear, createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import 'fake-indexeddb/auto';
import { SharedQueue, TestOrderQueue } from '../../../tests/support/test-app/test-order-queue';
import { aQueuedAction, describeOrderQueueContract } from '../contracts/order-queue.contract';
import { openIndexedDbBackend } from '../storage/indexed-db-backend';
import { createOrderQueue } from './order-queue-store';

const OWNER = aQueuedAction().owner;
const database = createStore('seller-portal.orders', 'queue');
beforeEach(() => clear(database));

function twoTabs() {
  let lastOne: Promise<unknown> = Promise.resolve();
  const channels = new Set<() => void>();
  const openTab = () =>
    createOrderQueue({
      open: () => openIndexedDbBackend('seller-portal.orders', 'queue'),
      tabs: {
        lock: (_, act) => {
          const turn = lastOne.then(act);
          lastOne = turn;
          return turn;
        },
        channel: () => {
          let own: () => void;
          return {
            postMessage: () => {
              for (const hear of channels) if (hear !== own) hear();
            },
            addEventListener: (_, hear) => {
              own = hear;
              channels.add(hear);
            },
          };
        },
      },
    });
  return { here: openTab(), there: openTab() };
}

describe('Order queue in IndexedDB', () => {
  describeOrderQueueContract(twoTabs);

  test('The order queue ignores stored records that are not queued actions', async () => {
    await set('x', { orderId: 'ord_1', action: 'delete' }, database);
    await twoTabs().here.write(aQueuedAction());
    expect(await twoTabs().here.read(OWNER)).toEqual([aQueuedAction()]);
  });
});

describe('Order queue in a test’s memory', () => {
  describeOrderQueueContract(() => {
    const shared = new SharedQueue();
    return { here: new TestOrderQueue(shared), there: new TestOrderQueue(shared) };
  });
});

test('Without browser storage the order queue lasts as long as the tab', async () => {
  const queue = createOrderQueue({
    open: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    tabs: {
      lock: (_, act) => act(),
      channel: () => ({ postMessage: () => undefined, addEventListener: () => undefined }),
    },
  });
  await queue.write(aQueuedAction());
  expect(await queue.read(OWNER)).toEqual([aQueuedAction()]);
  await queue.remove([aQueuedAction()]);
  expect(await queue.read(OWNER)).toEqual([]);
});
