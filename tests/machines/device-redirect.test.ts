import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideDeviceRedirect } from '#application/device-redirect/device-redirect.actors';
import { deviceRedirectTestModel } from '../support/machine-models/device-redirect.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createDeviceRedirectNodeDriver } from '../support/node-drivers/device-redirect.driver';
import { settle } from '../support/test-app/compose-test-app';
import { TestClock } from '../support/test-app/test-clock';

describeMachine(deviceRedirectTestModel, createDeviceRedirectNodeDriver);

/** The redirect machine, running on an iPhone, and its external events. */
async function onIPhone() {
  const visited: string[] = [];
  const hidden = new Set<() => void>();
  const clock = new TestClock(0);
  const machine = provideDeviceRedirect({
    app: {
      scheme: 'souk',
      listings: { android: 'https://play.example/souk', ios: 'https://apps.example/souk' },
    },
    device: {
      detect: async () => 'ios',
      openUrl: (address) => void visited.push(address),
      onHidden: (listener) => {
        hidden.add(listener);
        return () => void hidden.delete(listener);
      },
    },
  });
  const actor = createActor(machine, { input: { link: '' }, clock }).start();
  await settle();
  return {
    actor,
    clock,
    visited,
    hide: () => {
      for (const tell of [...hidden]) tell();
    },
  };
}

it('The redirect machine does not redirect again after the app has opened', async () => {
  const { actor, clock, visited, hide } = await onIPhone();
  clock.advance(1999);
  hide();
  clock.advance(3_600_000);
  expect([actor.getSnapshot().value, visited]).toEqual(['inApp', ['souk://']]);
});

it('The redirect machine gives the app two seconds from the last press of its link', async () => {
  const { actor, clock, visited } = await onIPhone();
  for (const _ of [1, 2]) {
    clock.advance(1999);
    actor.send({ type: 'link.follow' });
  }
  clock.advance(1999);
  // The browser follows the link by itself: the machine does not open the app a second time.
  expect([actor.getSnapshot().value, visited]).toEqual([
    { openingApp: 'askedByVisitor' },
    ['souk://'],
  ]);
  clock.advance(1);
  await settle();
  expect([actor.getSnapshot().value, visited]).toEqual([
    'atStore',
    ['souk://', 'https://apps.example/souk'],
  ]);
});

it('The redirect machine takes the app as open when the page is hidden after a press of its link', async () => {
  const { actor, clock, visited, hide } = await onIPhone();
  clock.advance(2000);
  await settle();
  actor.send({ type: 'link.follow' });
  hide();
  clock.advance(3_600_000);
  expect([actor.getSnapshot().value, visited]).toEqual([
    'inApp',
    ['souk://', 'https://apps.example/souk'],
  ]);
});
