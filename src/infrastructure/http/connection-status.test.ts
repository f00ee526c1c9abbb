import { describe, expect, test } from 'vitest';
import { json, problemAnswer } from '../test-support/scripted-server';
import {
  ORDERS,
  openSignedInTransport,
  openTransport,
  problemOf,
  REFRESH,
} from '../test-support/transport-driver';

function maintenance() {
  return problemAnswer(503, 'maintenance');
}

describe('Connection status', () => {
  test('A maintenance response is returned at once, without retries', async () => {
    const { transport, send, server } = openTransport({}, maintenance);
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'maintenance' });
    expect(server.seen).toHaveLength(1);
    expect(transport.connectionStatus()).toBe('maintenance');
  });

  test('The next response of another kind ends the maintenance status, and each change notifies once', async () => {
    const { transport, send, server } = openTransport({}, maintenance);
    const told: string[] = [];
    transport.onConnectionStatusChange(() => told.push(transport.connectionStatus()));
    await send({ url: ORDERS });
    await send({ url: ORDERS });
    server.follow(() => problemAnswer(404, 'not_found'));
    await send({ url: ORDERS });
    expect(told).toEqual(['maintenance', 'online']);
  });

  test('A call without a response after all retries sets the status to offline', async () => {
    const { transport, send, server, clock } = openTransport({}, () => {
      throw new TypeError('Failed to fetch');
    });
    const answer = send({ url: ORDERS });
    await clock.pass(2000);
    expect(transport.connectionStatus()).toBe('online');
    await clock.pass(10_000);
    await answer;
    expect(transport.connectionStatus()).toBe('offline');
    server.follow(() => json(200, {}));
    await send({ url: ORDERS });
    expect(transport.connectionStatus()).toBe('online');
  });

  test('An aborted call does not change the connection status', async () => {
    const { transport } = openTransport({}, () => json(200, {}));
    const abort = new AbortController();
    abort.abort();
    await transport.send({ url: ORDERS }, abort.signal);
    expect(transport.connectionStatus()).toBe('online');
  });

  test('The browser’s offline event sets the status to offline, and only an answer after its online event sets it to online', async () => {
    const { transport, send, network } = openTransport({}, () => json(200, {}));
    network.dispatchEvent(new Event('offline'));
    expect(transport.connectionStatus()).toBe('offline');
    network.dispatchEvent(new Event('online'));
    expect(transport.connectionStatus()).toBe('returning');
    await send({ url: ORDERS });
    expect(transport.connectionStatus()).toBe('online');
  });

  test('A call without a response after the browser’s online event sets the status to offline again', async () => {
    const { transport, send, network, clock } = openTransport({}, () => {
      throw new TypeError('Failed to fetch');
    });
    network.dispatchEvent(new Event('offline'));
    network.dispatchEvent(new Event('online'));
    const answer = send({ url: ORDERS });
    await clock.pass(12_000);
    await answer;
    expect(transport.connectionStatus()).toBe('offline');
  });

  test('The browser’s online event changes no other status', async () => {
    const { transport, send, network } = openTransport({}, maintenance);
    network.dispatchEvent(new Event('online'));
    expect(transport.connectionStatus()).toBe('online');
    await send({ url: ORDERS });
    network.dispatchEvent(new Event('online'));
    expect(transport.connectionStatus()).toBe('maintenance');
  });

  test('Maintenance during a token refresh does not end the session', async () => {
    const { transport, send, clock, tokens, lost } = openSignedInTransport((request) =>
      request.path.startsWith(REFRESH) ? maintenance() : problemAnswer(401, 'token_expired'),
    );
    const answer = send({ url: ORDERS });
    await clock.pass(10_000);
    await answer;
    expect(transport.connectionStatus()).toBe('maintenance');
    expect(tokens.read().refresh).not.toBeNull();
    expect(lost()).toBe(0);
  });
});
