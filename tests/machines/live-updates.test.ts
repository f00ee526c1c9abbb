import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { metricsEndpoints } from '#application/api/metrics-endpoints.generated';
import { notificationsEndpoints } from '#application/api/notifications-endpoints.generated';
import { ordersEndpoints } from '#application/api/orders-endpoints.generated';
import { provideLive } from '#application/live/live.actors';
import type { Ports } from '#application/ports/ports';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

const ORDERS = '/api/store/orders/';
const FIGURES = '/api/store/metrics/sales/';
const BELL = '/api/user/notifications';

describe('what a seller looks at', () => {
  it('is read again once for all that changes together, and only what the changes are about', async () => {
    const { stream, calls, pass } = await openPage();
    stream.emitHint({ kind: 'order', id: 'ord_2', revision: 1 });
    stream.emitHint({ kind: 'order', id: 'ord_3', revision: 1 });
    stream.emitHint({ kind: 'payment', id: 'pay_1', revision: 1 });
    expect(await calls()).toEqual([]);
    pass(300);
    expect(await calls()).toEqual([ORDERS]);
  });

  it('has the figures of dashboards read again, also for what its lists show already', async () => {
    const { stream, calls, pass, watchFigures } = await openPage();
    await watchFigures();
    stream.emitHint({ kind: 'order', id: 'ord_1', revision: 4 });
    pass(300);
    expect(await calls()).toEqual([FIGURES]);
    stream.emitHint({ kind: 'return', id: 'ret_1', revision: 1 });
    pass(300);
    expect(await calls()).toEqual([]);
  });

  it('is not read again for what it shows already', async () => {
    const { stream, calls, pass } = await openPage();
    stream.emitHint({ kind: 'order', id: 'ord_1', revision: 4 });
    pass(300);
    expect(await calls()).toEqual([]);
    stream.emitHint({ kind: 'order', id: 'ord_1', revision: 5 });
    pass(300);
    expect(await calls()).toEqual([ORDERS]);
  });

  it('is read again, all of it, when a stream opens after another broke', async () => {
    const { stream, calls, pass } = await openPage();
    stream.end();
    await settle();
    pass(1000);
    await settle();
    stream.open();
    expect(await calls()).toEqual([ORDERS, BELL]);
  });

  it('is read every minute where no stream opens, until one is worth another try', async () => {
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

  it('asks by an ordinary call where the token was refused, which gets a new one or ends the session', async () => {
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

  it('stays as it was read where the stream’s code can’t be fetched, which is tried again', async () => {
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

/** The list of orders and the bell, with an open stream. */
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
  return { live, stream, transport, calls, pass, watchFigures };
}
