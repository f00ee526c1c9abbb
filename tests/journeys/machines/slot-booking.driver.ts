import { expect, type Page, type Request } from '@playwright/test';
import { millisecondsInMinute } from 'date-fns/constants';
import { eq, sql } from 'drizzle-orm';
import { HOLD_MINUTES } from '#domain/slots/slot-places';
import { pickups } from '../../../server/database/schema/pickups';
import { HeldRequests } from '../../support/browser/held-requests';
import { storedText } from '../../support/browser/stored-text';
import type { SlotBookingDriver } from '../../support/machine-models/slot-booking.model';
import { giveCarrierWithSlots, givePickup } from '../support/pickups';
import { expectOnly } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textPattern, textStart } from './translated-text';

const HOLD = '/api/store/pickups/hold';
const CREATE = '/api/store/pickup/create';

/** The page of bookings on the real portal as the driver of the test model of a booking. */
export function createSlotBookingPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): SlotBookingDriver {
  const { db } = store.backend.database;
  const held = new HeldRequests(page);
  let pickup = { id: '', number: '' };
  let isMove = false;
  let release = '';
  const dialogs = {
    slots: page.getByRole('dialog', { name: exactText('booking:booking.slots'), exact: true }),
    held: page.getByRole('dialog', { name: exactText('booking:booking.held'), exact: true }),
    expired: page.getByRole('dialog', { name: exactText('booking:booking.expired'), exact: true }),
  };
  const booking = dialogs.slots.or(dialogs.held).or(dialogs.expired);
  const button = (text: string) =>
    booking.getByRole('button', { name: exactText(`booking:${text}`), exact: true });
  const answers = {
    'failure.retry': page.getByRole('button', { name: exactText('lists:failure.retry') }),
    'failure.dismiss': page.getByRole('button', { name: exactText('lists:failure.dismiss') }),
    'conflict.acknowledge': page.getByRole('button', {
      name: exactText('booking:conflict.acknowledge'),
      exact: true,
    }),
  };
  const bookingCall = () => (isMove ? `/api/store/pickup/${pickup.id}/move` : CREATE);

  const placeOrders = async () => {
    await store.place({ status: 'ready' });
    await store.place({ status: 'ready' });
  };
  /** A pickup is open beside the page once it was booked, moved or could not be moved. */
  const closePickup = async () => {
    const drawer = page.getByRole('dialog');
    if ((await drawer.count()) === 0) return;
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  };

  const start = async ({ pickupId }: { readonly pickupId: string | null }) => {
    await closePickup();
    isMove = pickupId !== null;
    if (!isMove) {
      await page.getByRole('button', { name: exactText('booking:request'), exact: true }).click();
      await page
        .getByRole('button', { name: exactText('booking:choice.next'), exact: true })
        .click();
      return;
    }
    await page
      .getByRole('link', { name: textPattern('booking:open', { number: pickup.number }) })
      .first()
      .click();
    await page
      .getByRole('button', { name: exactText('booking:actions.move'), exact: true })
      .click();
  };
  const choose = () =>
    dialogs.slots
      // A path that holds many places fills a slot.
      .getByRole('button', { name: textStart('booking:booking.choose'), disabled: false })
      .last()
      .click();
  const holdPlaces = async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith(HOLD));
    await held.release(HOLD);
    const { id } = (await (await answered).json()) as { id: string };
    release = `${HOLD}/${id}/release`;
    await held.hold(release);
  };

  return {
    open: async () => {
      const carrierId = await giveCarrierWithSlots(store);
      await placeOrders();
      const moved = await store.place({ status: 'ready' });
      pickup = await givePickup(store, carrierId, 'requested', [moved]);
      await page.clock.install();
      for (const path of [HOLD, CREATE, `/api/store/pickup/${pickup.id}/move`]) {
        await held.hold(path);
      }
      await openPortal('/dashboard/booking');
    },
    start,
    restore: async (request) => {
      await start(request);
      await choose();
      await holdPlaces();
      await expect(dialogs.held).toBeVisible();
      await expect.poll(() => storedText(page)).toContain('"slotBooking"');
      await page.reload();
      await expect(dialogs.held).toBeVisible();
    },
    choose,
    change: () => button('booking.change').click(),
    renew: () => button('booking.renew').click(),
    confirm: async (note) => {
      await dialogs.held.getByRole('textbox').fill(note);
      await button(isMove ? 'booking.move' : 'booking.confirm').click();
    },
    cancel: () => button('choice.cancel').click(),
    answer: (event) => answers[event].click(),
    settleHold: async (how) => {
      if (how === 'with a server fault') return held.failOne(HOLD, answerUnavailable);
      if (how === 'somebody was faster') return held.release(HOLD, changed({ places: 400 }));
      return holdPlaces();
    },
    settleBooking: async (how) => {
      const call = bookingCall();
      if (how === 'with a server fault') return held.failOne(call, answerUnavailable);
      if (how === 'the hold has expired') {
        return held.release(call, changed({ holdId: 'hld_nobody' }));
      }
      if (how === 'an order is refused') {
        return held.release(call, changed({ orderIds: ['ord_nobody'] }));
      }
      if (how === 'the pickup has ended') {
        await db
          .update(pickups)
          .set({ status: 'missed', revision: sql`${pickups.revision} + 1` })
          .where(eq(pickups.id, pickup.id));
      }
      // The orders of the pickup cannot be chosen again.
      if (how === 'with success' && !isMove) await placeOrders();
      return held.release(call);
    },
    settleRelease: (how) =>
      how === 'with success' ? held.release(release) : held.failOne(release, answerUnavailable),
    elapseHold: () => page.clock.fastForward(HOLD_MINUTES * millisecondsInMinute),
    expectViewState: async ({ dialog, busy }) => {
      const shown = {
        ...dialogs,
        failure: answers['failure.retry'],
        conflict: answers['conflict.acknowledge'],
      };
      await expectOnly(shown, [dialog]);
      if (busy && dialog) await expect(button('choice.cancel')).toBeDisabled();
    },
  };
}

/** The request with other fields, which the server refuses. */
function changed(fields: object) {
  return (request: Request) => ({
    postData: JSON.stringify({ ...(request.postDataJSON() as object), ...fields }),
  });
}
