import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideTour } from '#application/tour/tour.actors';
import { tourTestModel } from '../support/machine-models/tour.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTourNodeDriver } from '../support/node-drivers/tour.driver';

describeMachine(tourTestModel, createTourNodeDriver);

const STOPS = ['menu', 'figures', 'orders', 'settings'];

/** Runs a tour with only these stops available, and returns the shown ones. */
async function shownOn(there: readonly string[], actions: readonly ('next' | 'back')[]) {
  const goToStop = async (stop: string) => there.includes(stop);
  const actor = createActor(provideTour(), { input: { stops: STOPS, at: 0, goToStop } }).start();
  const shown: string[] = [];
  const look = async () => {
    for (let turn = 0; turn < 2 * STOPS.length; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    const { context, value } = actor.getSnapshot();
    shown.push(typeof value === 'string' ? value : (STOPS[context.at] ?? ''));
  };
  actor.send({ type: 'tour.start' });
  await look();
  for (const action of actions) {
    actor.send({ type: `tour.${action}` });
    await look();
  }
  return shown;
}

it('passes over what is missing, the direction it walks', async () => {
  expect(await shownOn(['menu', 'orders'], ['next', 'back'])).toEqual(['menu', 'orders', 'menu']);
});

it('The tour machine turns round without an earlier stop, and ends without a later one', async () => {
  expect(await shownOn(['figures', 'orders'], ['back', 'next', 'next'])).toEqual([
    'figures',
    'figures',
    'orders',
    'finished',
  ]);
});
