import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { pickupOrders, pickups } from '../../../server/database/schema/pickups';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  PARCEL_NUMBER,
  type PickupDriver,
  pickupInitialStates,
} from '../../support/machine-models/pickup.model';
import { giveCarrierWithSlots, givePickup } from '../support/pickups';
import { expectOnly } from './expect-only';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, textPattern } from './translated-text';

const STEPS = ['confirm', 'collect', 'miss', 'callOff'] as const;

/** A pickup of one order on the real portal as the driver of its test model. */
export function createPickupPageDriver(page: Page, { store, openPortal }: PageSetup): PickupDriver {
  const { db } = store.backend.database;
  const held = new HeldRequests(page);
  let id = '';
  let number = '';
  let attempted: (typeof STEPS)[number] = 'confirm';
  const drawer = page.getByRole('dialog').filter({ hasText: 'Atlas Messagerie' });
  const action = (name: (typeof STEPS)[number] | 'move') =>
    drawer.getByRole('button', { name: exactText(`booking:actions.${name}`), exact: true });
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({
      has: page.getByRole('button', { name: exactText('booking:question.keep'), exact: true }),
    });
  const answers = {
    'failure.retry': page.getByRole('button', { name: exactText('lists:failure.retry') }),
    'failure.dismiss': page.getByRole('button', { name: exactText('lists:failure.dismiss') }),
    'conflict.acknowledge': page.getByRole('button', {
      name: exactText('booking:conflict.acknowledge'),
      exact: true,
    }),
  };
  const call = (name: string) => `/api/store/pickup/${id}/${name}`;
  const callOff = async () => {
    await db
      .update(pickups)
      .set({ status: 'called_off', revision: sql`${pickups.revision} + 1` })
      .where(eq(pickups.id, id));
  };

  return {
    open: async (beginning) => {
      const { status, scannedCount } = pickupInitialStates[beginning];
      const carrierId = await giveCarrierWithSlots(store);
      const order = await store.place({ status: 'ready' });
      number = String(order.number);
      const isRequested = status === 'requested';
      const placed = await givePickup(store, carrierId, isRequested ? status : 'confirmed', [
        order,
      ]);
      id = placed.id;
      if (scannedCount > 0) {
        await db
          .update(pickupOrders)
          .set({ scannedAt: new Date() })
          .where(eq(pickupOrders.pickupId, id));
      }
      for (const step of STEPS) await held.hold(call(step));
      await held.hold(call('parcels/scan'));
      await openPortal(`/dashboard/booking?pickup=${id}`);
      await action('move').waitFor();
    },
    act: (step) => {
      attempted = step;
      return action(step).click();
    },
    give: async ({ reasonCode }) => {
      if (attempted === 'callOff' && reasonCode) {
        await question.getByText(exactText(`booking:reasons.${reasonCode}`)).click();
      }
      await question
        .getByRole('button', { name: exactText(`booking:actions.${attempted}`), exact: true })
        .click();
    },
    cancel: () =>
      question
        .getByRole('button', { name: exactText('booking:question.keep'), exact: true })
        .click(),
    scan: async (code) => {
      const field = drawer.getByRole('textbox');
      await field.fill(code === PARCEL_NUMBER ? number : code);
      await field.press('Enter');
    },
    remove: () =>
      drawer
        .getByRole('button', { name: textPattern('booking:pickup.remove', { number }) })
        .click(),
    answer: (event) => answers[event].click(),
    callOffAsColleague: () => refetchAfter(page, callOff),
    settleAction: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(attempted), answerUnavailable);
      if (how === 'a colleague was faster') await callOff();
      return held.release(call(attempted));
    },
    settleScan: async (how) => {
      const path = call('parcels/scan');
      if (how === 'with a server fault') return held.failOne(path, answerUnavailable);
      if (how === 'with a refusal') {
        return held.release(path, () => ({ postData: JSON.stringify({ code: '99999999' }) }));
      }
      if (how === 'a colleague was faster') await callOff();
      return held.release(path);
    },
    expectViewState: async ({ dialog, busy }) => {
      const shown = {
        question,
        failure: answers['failure.retry'],
        conflict: answers['conflict.acknowledge'],
      };
      await expectOnly(shown, [dialog]);
      if (busy) await expect(action('move')).toBeDisabled();
    },
  };
}
