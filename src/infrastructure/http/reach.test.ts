import { describe, expect, test } from 'vitest';
import { json, problemAnswer } from '../test-support/scripted-server';
import { ORDERS, problemOf, REFRESH, signedIn, world } from '../test-support/transport-world';

const maintenance = () => problemAnswer(503, 'maintenance');

describe('how the server is reached', () => {
  test('a server closed for maintenance is told at once, without further tries', async () => {
    const { transport, send, server } = world({}, maintenance);
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'maintenance' });
    expect(server.seen).toHaveLength(1);
    expect(transport.reach()).toBe('closed');
  });

  test('its next answer of any other kind opens it again, and every change is told once', async () => {
    const { transport, send, server } = world({}, maintenance);
    const told: string[] = [];
    transport.onReach(() => told.push(transport.reach()));
    await send({ url: ORDERS });
    await send({ url: ORDERS });
    server.follow(() => problemAnswer(404, 'not_found'));
    await send({ url: ORDERS });
    expect(told).toEqual(['closed', 'reached']);
  });

  test('a call that no try brought an answer to is a lost connection', async () => {
    const { transport, send, server, clock } = world({}, () => {
      throw new TypeError('Failed to fetch');
    });
    const answer = send({ url: ORDERS });
    await clock.pass(2000);
    expect(transport.reach()).toBe('reached');
    await clock.pass(10_000);
    await answer;
    expect(transport.reach()).toBe('lost');
    server.follow(() => json(200, {}));
    await send({ url: ORDERS });
    expect(transport.reach()).toBe('reached');
  });

  test('an aborted call says nothing of the server', async () => {
    const { transport } = world({}, () => json(200, {}));
    const abort = new AbortController();
    abort.abort();
    await transport.send({ url: ORDERS }, abort.signal);
    expect(transport.reach()).toBe('reached');
  });

  test('the browser’s own word counts too', () => {
    const { transport, network } = world({}, () => json(200, {}));
    network.dispatchEvent(new Event('offline'));
    expect(transport.reach()).toBe('lost');
    network.dispatchEvent(new Event('online'));
    expect(transport.reach()).toBe('reached');
  });

  test('maintenance while a token is renewed ends no session', async () => {
    const { transport, send, clock, tokens, lost } = signedIn((request) =>
      request.path.startsWith(REFRESH) ? maintenance() : problemAnswer(401, 'token_expired'),
    );
    const answer = send({ url: ORDERS });
    await clock.pass(10_000);
    await answer;
    expect(transport.reach()).toBe('closed');
    expect(tokens.read().refresh).not.toBeNull();
    expect(lost()).toBe(0);
  });
});
