import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideDeviceRedirect } from '#application/device-redirect/device-redirect.actors';
import { deviceRedirectScript } from '../support/machine-scripts/device-redirect.script';
import { describeMachine } from '../support/model/node-suite';
import { deviceRedirectInNode } from '../support/node-worlds/device-redirect.node';
import { settle } from '../support/test-app/compose-test-app';
import { TestClock } from '../support/test-app/test-clock';

describeMachine(deviceRedirectScript, deviceRedirectInNode);

it('leads nowhere else once the app has opened, however long it is used', async () => {
  const visited: string[] = [];
  const hidden: (() => void)[] = [];
  const clock = new TestClock(0);
  const machine = provideDeviceRedirect({
    app: {
      scheme: 'souk',
      listings: { android: 'https://play.example/souk', ios: 'https://apps.example/souk' },
    },
    device: {
      detect: async () => 'ios',
      go: (address) => void visited.push(address),
      onHidden: (listener) => {
        hidden.push(listener);
        return () => undefined;
      },
    },
  });
  const actor = createActor(machine, { input: { link: '' }, clock }).start();
  await settle();
  clock.advance(1999);
  for (const tell of hidden) tell();
  clock.advance(3_600_000);
  expect([actor.getSnapshot().value, visited]).toEqual(['inApp', ['souk://']]);
});
