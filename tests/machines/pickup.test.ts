import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ParcelScan } from '#application/pickups/parcel-scan';
import { type PickupOutcome, pickupMachine } from '#application/pickups/pickup.machine';
import {
  CONFIRMED,
  PARCEL_NUMBER,
  pickupTestModel,
  SCANNED,
  TRACKING_NUMBER,
} from '../support/machine-models/pickup.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createPickupNodeDriver } from '../support/node-drivers/pickup.driver';
import { settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(pickupTestModel, createPickupNodeDriver);

it('Codes that a scanner types while a request is under way are sent in their order, also after a refusal', async () => {
  const sent: (ParcelScan | null)[] = [];
  const refused = problemOf(422, 'validation_failed', { errors: { code: ['not_in_pickup'] } });
  const machine = pickupMachine.provide({
    actors: {
      sendScan: fromPromise(async ({ input: { scan } }) => {
        sent.push(scan);
        if (scan?.number === '10043') throw refused;
        return SCANNED;
      }),
    },
  });
  const outcomes: string[] = [];
  const actor = createActor(machine, { input: { pickup: CONFIRMED } });
  const note = (outcome: PickupOutcome) => outcomes.push(outcome.type);
  actor.on('parcel.scanned', note);
  actor.on('parcel.refused', note);
  actor.start();
  for (const code of [PARCEL_NUMBER, TRACKING_NUMBER, '10043', '10044']) {
    actor.send({ type: 'parcel.scan', code });
  }
  for (let round = 0; round < 8; round += 1) await settle();
  const parcel = { number: PARCEL_NUMBER, trackingNumber: null, isScanned: true };
  expect(sent).toEqual([
    parcel,
    { ...parcel, trackingNumber: TRACKING_NUMBER },
    { ...parcel, number: '10043' },
    { ...parcel, number: '10044' },
  ]);
  expect(outcomes).toEqual([
    'parcel.scanned',
    'parcel.scanned',
    'parcel.refused',
    'parcel.scanned',
  ]);
  expect(actor.getSnapshot().matches('resting')).toBe(true);
  actor.stop();
});
