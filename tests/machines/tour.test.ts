import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideTour } from '#application/tour/tour.actors';
import { tourScript } from '../support/machine-scripts/tour.script';
import { describeMachine } from '../support/model/node-suite';
import { tourInNode } from '../support/node-worlds/tour.node';

describeMachine(tourScript, tourInNode);

const STOPS = ['menu', 'figures', 'orders', 'settings'];

/** Walks a tour of which only these stops are there, and tells which of them were shown. */
const shownOn = async (there: readonly string[], deeds: readonly ('next' | 'back')[]) => {
  const bring = async (stop: string) => there.includes(stop);
  const actor = createActor(provideTour(), { input: { stops: STOPS, at: 0, bring } }).start();
  const shown: string[] = [];
  const look = async () => {
    for (let turn = 0; turn < 2 * STOPS.length; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    const { context, value } = actor.getSnapshot();
    shown.push(typeof value === 'string' ? value : (STOPS[context.at] ?? ''));
  };
  actor.send({ type: 'tour.start' });
  await look();
  for (const deed of deeds) {
    actor.send({ type: `tour.${deed}` });
    await look();
  }
  return shown;
};

it('passes over what is missing, the way it walks', async () => {
  expect(await shownOn(['menu', 'orders'], ['next', 'back'])).toEqual(['menu', 'orders', 'menu']);
});

it('turns round where nothing is left behind it, and ends where nothing is left ahead', async () => {
  expect(await shownOn(['figures', 'orders'], ['back', 'next', 'next'])).toEqual([
    'figures',
    'figures',
    'orders',
    'finished',
  ]);
});
