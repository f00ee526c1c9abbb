import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideConnection } from '#application/connection/connection.actors';
import { connectionTestModel } from '../support/machine-models/connection.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createConnectionNodeDriver } from '../support/node-drivers/connection.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(connectionTestModel, createConnectionNodeDriver);

describe('A network that returns', () => {
  it('The browser’s own event only starts a poll: the portal is offline until the server answers', async () => {
    const { connection, transport, polls } = begin();
    transport.setConnectionStatus('offline');
    await settle();
    expect(polls()).toBe(0);
    transport.setConnectionStatus('returning');
    await settle();
    expect([polls(), connection.getSnapshot().value]).toEqual([1, 'offline']);
    transport.accept(POLLED_URL, {});
    transport.setConnectionStatus('online');
    await settle();
    expect(connection.getSnapshot().hasTag('offline')).toBe(false);
  });

  it('A poll without an answer leaves the portal offline, and the next one follows after two seconds', async () => {
    const { connection, transport, clock, polls } = begin();
    transport.setConnectionStatus('returning');
    await settle();
    transport.refuse(POLLED_URL, problemOf(0, 'network'));
    transport.setConnectionStatus('offline');
    await settle();
    expect([polls(), connection.getSnapshot().value]).toEqual([1, 'offline']);
    clock.advance(2_000);
    await settle();
    expect(polls()).toBe(2);
  });
});

const POLLED_URL = '/api/public/posts/';

function begin() {
  const { application, transport, clock } = composeTestApp();
  const machine = application.provide(provideConnection);
  const connection = createActor(machine, { clock }).start();
  const polls = () => transport.sent.filter(({ url }) => url === POLLED_URL).length;
  return { connection, transport, clock, polls };
}
