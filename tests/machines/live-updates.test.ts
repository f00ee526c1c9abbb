import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { clientsEndpoints } from '#application/api/clients-endpoints.generated';
import { metricsEndpoints } from '#application/api/metrics-endpoints.generated';
import { notificationsEndpoints } from '#application/api/notifications-endpoints.generated';
import { ordersEndpoints } from '#application/api/orders-endpoints.generated';
import { sessionEndpoints } from '#application/api/session-endpoints.generated';
import { usersEndpoints } from '#application/api/users-endpoints.generated';
import { provideLive } from '#application/live/live.actors';
import type { Ports } from '#application/ports/ports';
import type { ChangeHint } from '#domain/live/store-events';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

const ORDERS = '/api/store/orders/';
const FIGURES = '/api/store/metrics/sales/';
const BELL = '/api/user/notifications';
const CLIENTS = '/api/store/clients/';
const USERS = '/api/store/users';
const ACCOUNT = '/api/user/';

describe('Displayed data of a seller', () => {
  it('The live machine refetches only the affected queries, once for all changes together', async () => {
    const { stream, calls, pass } = await openPage();
    stream.emitHint({ kind: 'order', id: 'ord_2', revision: 1 });
    stream.emitHint({ kind: 'order', id: 'ord_3', revision: 1 });
    stream.emitHint({ kind: 'payment', id: 'pay_1', revision: 1 });
    expect(await calls()).toEqual([]);
    pass(300);
    expect(await calls()).toEqual([ORDERS]);
  });

  it('The live machine refetches the figures of dashboards, even if the list is already up to date', async () => {
    const { stream, calls, pass, watchFigures } = await openPage();
    await watchFigures();
    stream.emitHint({ kind: 'order', id: 'ord_1', revision: 4 });
    pass(300);
    expect(await calls()).toEqual([FIGURES]);
    stream.emitHint({ kind: 'return', id: 'ret_1', revision: 1 });
    pass(300);
    expect(await calls()).toEqual([]);
  });

  it('The live machine refetches the totals of clients after an order or a return, and the users after a change of one', async () => {
    const { stream, calls, pass, watchPeople } = await openPage();
    await watchPeople();
    const refetchedAfter = async (hint: ChangeHint) => {
      stream.emitHint(hint);
      pass(300);
      return calls();
    };
    expect(await refetchedAfter({ kind: 'order', id: 'ord_1', revision: 4 })).toEqual([CLIENTS]);
    expect(await refetchedAfter({ kind: 'return', id: 'ret_1', revision: 1 })).toEqual([CLIENTS]);
    expect(await refetchedAfter({ kind: 'client', id: 'cli_1', revision: 2 })).toEqual([CLIENTS]);
    expect(await refetchedAfter({ kind: 'user', id: 'usr_1', revision: 2 })).toEqual([USERS]);
  });

  it('The live machine reads the signed-in user again after a change of their account or their store', async () => {
    const { stream, calls, pass, watchAccount } = await openPage();
    await watchAccount();
    stream.emitHint({ kind: 'account' });
    pass(300);
    expect(await calls()).toEqual([ACCOUNT]);
  });

  it('The live machine does not refetch a list that already shows the revision', async () => {
    const { stream, calls, pass } = await openPage();
    stream.emitHint({ kind: 'order', id: 'ord_1', revision: 4 });
    pass(300);
    expect(await calls()).toEqual([]);
    stream.emitHint({ kind: 'order', id: 'ord_1', revision: 5 });
    pass(300);
    expect(await calls()).toEqual([ORDERS]);
  });

  it('The live machine refetches all queries when a stream opens after a broken one', async () => {
    const { stream, calls, pass } = await openPage();
    stream.end();
    await settle();
    pass(1000);
    await settle();
    stream.open();
    expect(await calls()).toEqual([ORDERS, BELL]);
  });

  it('The live machine polls every minute without a stream, and then tries a stream again', async () => {
    const { stream, calls, pass } = await openPage();
    for (let breaks = 0; breaks < 5; breaks += 1) {
      stream.end();
      await settle();
      pass(8000);
      await settle();
    }
    expect(await calls()).toEqual([]);
    for (let minute = 0; minute < 5; minute += 1) {
      expect(stream.isFollowed).toBe(false);
      pass(60_000);
      expect(await calls()).toEqual([ORDERS, BELL]);
    }
    expect(stream.isFollowed).toBe(true);
  });

  it('The live machine sends an ordinary request after a refused token, and then tries the stream again', async () => {
    const { stream, transport, pass } = await openPage();
    stream.end('unauthorized');
    await settle();
    expect(transport.held.map(({ url }) => url)).toEqual(['/api/user/']);
    transport.refuse('/api/user/', problemOf(503, 'unavailable'));
    await settle();
    pass(1000);
    await settle();
    expect(stream.isFollowed).toBe(true);
  });

  it("The live machine loads the stream's code again after a failure", async () => {
    let tries = 0;
    const { pass } = await openPage({
      live: () => {
        tries += 1;
        return Promise.reject(new Error('offline'));
      },
    });
    await settle();
    const before = tries;
    pass(1000);
    await settle();
    expect(tries).toBe(before + 1);
  });
});

/** Opens the list of orders and the notifications, with an open stream. */
async function openPage(other: Partial<Ports> = {}) {
  const { application, clock, transport, stream, ports } = composeTestApp();
  const { store } = application;
  void store.dispatch(ordersEndpoints.endpoints.listOrders.initiate({}));
  void store.dispatch(notificationsEndpoints.endpoints.listNotifications.initiate({}));
  const calls = async (): Promise<string[]> => {
    await settle();
    const urls = transport.held.map(({ url }) => url);
    for (const url of urls) transport.accept(url, { items: [{ id: 'ord_1', revision: 4 }] });
    await settle();
    return urls;
  };
  await calls();
  const live = createActor(provideLive({ ...ports, ...other }, store), { clock }).start();
  await settle();
  stream.open();
  await settle();
  const pass = (duration: number) => clock.advance(duration);
  const watchFigures = async () => {
    void store.dispatch(metricsEndpoints.endpoints.getMetricsSales.initiate({}));
    await calls();
  };
  const watchPeople = async () => {
    void store.dispatch(clientsEndpoints.endpoints.listClients.initiate({}));
    void store.dispatch(usersEndpoints.endpoints.listUsers.initiate({}));
    await calls();
  };
  const watchAccount = async () => {
    void store.dispatch(sessionEndpoints.endpoints.getCurrentUser.initiate());
    await calls();
  };
  return { live, stream, transport, calls, pass, watchFigures, watchPeople, watchAccount };
}
