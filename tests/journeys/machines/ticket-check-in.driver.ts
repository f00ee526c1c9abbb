import { expect, type Page } from '@playwright/test';
import { addHours } from 'date-fns/addHours';
import { eq } from 'drizzle-orm';
import { tourBookings } from '../../../server/database/schema/tours';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type TicketCheckInDriver,
  TYPED,
} from '../../support/machine-models/ticket-check-in.model';
import { bookDeparture, createTour, planDeparture } from '../support/tours';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

/** The check-in of the open departure on the real portal as the driver of its test model. */
export function createTicketCheckInPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): TicketCheckInDriver {
  const held = new HeldRequests(page);
  const { db } = store.backend.database;
  let booking = { id: '', ticket: '' };
  let departureId = '';
  let results = 0;

  const code = page.getByRole('textbox', { name: exactText('tours:checkIn.code') });
  const shown = page.getByRole('status').filter({ has: page.getByRole('list') });
  const lines = page
    .getByRole('list', { name: exactText('tours:checkIn.results') })
    .getByRole('listitem');
  const call = () => `/api/store/departure/${departureId}/check-in`;

  return {
    open: async () => {
      const tour = await createTour(store, 'published', { cutOffMinutes: 0 });
      departureId = await planDeparture(store, tour.id, {
        status: 'confirmed',
        startsAt: addHours(new Date(), 2),
      });
      booking = await bookDeparture(store, departureId);
      await held.hold(call());
      await openPortal(`/dashboard/tour/${tour.id}?departure=${departureId}`);
      await page.getByRole('tab', { name: textStart('tours:departure.part.checkIn') }).click();
    },
    read: async (text) => {
      if (text === TYPED.text) results += 1;
      await code.fill(text === TYPED.ticket ? booking.ticket : text);
      await code.press('Enter');
    },
    settleCheck: async (how) => {
      results += 1;
      if (how === 'with a server fault') return held.failOne(call(), answerUnavailable);
      const change = {
        'with success': { status: 'on_the_spot' as const, checkedInAt: null },
        'the ticket was used': { status: 'checked_in' as const, checkedInAt: new Date() },
        'the ticket is unknown': { ticketCode: null },
      }[how];
      await db.update(tourBookings).set(change).where(eq(tourBookings.id, booking.id));
      await held.release(call());
    },
    expectViewState: async ({ busy }) => {
      await expect(lines).toHaveCount(results);
      await expect(shown).toHaveAttribute('aria-busy', `${busy}`);
    },
  };
}
