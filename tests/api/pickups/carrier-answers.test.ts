import { beforeAll, describe, expect, test } from 'vitest';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { seededRandom } from '../../../server/demo/random';
import { recordCarrierAnswer } from '../../../server/marketplace/marketplace-pickups';
import { dueCarrierAnswers } from '../../../server/simulation/simulated-carriers';
import { startTestServer } from '../support/test-server';
import { bookedPickup, openEveryDay } from './pickup-builder';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
const { database, clock } = server;

beforeAll(() => openEveryDay(server));

describe('Answers of carriers', () => {
  test('Of answers that come twice at once in two processes one counts', async () => {
    const { pickup } = await bookedPickup(server, await server.signIn('seller'));
    const answers = await Promise.allSettled(
      [database, beside.database, database, beside.database].map((one) =>
        recordCarrierAnswer(one, pickup.id, { action: 'confirm' }, clock.now()),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('A confirmation after the slot, or after the carrier called off, is refused', async () => {
    const seller = await server.signIn('seller');
    const late = await bookedPickup(server, seller);
    const after = new Date(Date.parse(late.pickup.endsAt) + 1);
    await expect(
      recordCarrierAnswer(database, late.pickup.id, { action: 'confirm' }, after),
    ).rejects.toMatchObject({ code: 'action_not_allowed' });
    const { pickup } = await bookedPickup(server, seller);
    const reasonCode = 'carrier_unavailable';
    await recordCarrierAnswer(database, pickup.id, { action: 'callOff', reasonCode }, clock.now());
    await expect(
      recordCarrierAnswer(database, pickup.id, { action: 'confirm' }, clock.now()),
    ).rejects.toMatchObject({ code: 'action_not_allowed' });
    const { body } = await seller.get(`/api/store/pickup/${pickup.id}`);
    expect([body.status, body.history[1].actor.type]).toEqual(['called_off', 'carrier']);
  });

  test('The simulation answers each requested pickup within time, the same way from one seed', async () => {
    const { pickup } = await bookedPickup(server, await server.signIn('seller'));
    const simulation = () => ({ database, random: seededRandom(5), storeIds: [NEJJARINE.id] });
    const due = await dueCarrierAnswers(simulation(), clock.now(), 10_000);
    const again = await dueCarrierAnswers(simulation(), clock.now(), 10_000);
    expect(due.length).toBeGreaterThan(0);
    expect(again.map(({ number }) => number)).toEqual(due.map(({ number }) => number));
    // The pickups of the tests above are answered a second time, which may be refused.
    const said = await due.find(({ number }) => pickup.number === `P${number}`)?.give();
    expect(said).toMatch(/^is (agreed to by its carrier|called off)$/);
  });
});
