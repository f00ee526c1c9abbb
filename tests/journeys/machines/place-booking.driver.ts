import { expect, type Page, type Route } from '@playwright/test';
import { millisecondsInMinute } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { TOUR_HOLD_MINUTES } from '#domain/tours/departure-places';
import { tourBookings, tours } from '../../../server/database/schema/tours';
import { PRICES } from '../../api/tours/tour-builder';
import { HeldRequests } from '../../support/browser/held-requests';
import { aCard } from '../../support/builders/checkout';
import type {
  PlaceBookingDriver,
  PlaceBookingOutcome,
  PlaceBookingViewState,
} from '../../support/machine-models/place-booking.model';
import { giveTour, guestCalls, takePlaces } from '../support/guest-tours';
import { answerRefused, answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textStart } from './translated-text';

const CARD = '/api/test-card-processor/cards';

/** The page of a booking on the real portal as the driver of the test model of a booking. */
export function createPlaceBookingPageDriver(
  page: Page,
  { store, baseURL }: Pick<PageSetup, 'store' | 'baseURL'>,
): PlaceBookingDriver {
  const { db } = store.backend.database;
  const held = new HeldRequests(page);
  const guests = guestCalls(baseURL);
  let departureId = '';
  let tourId = '';
  let link = '';
  let price: number = PRICES.priceAdult;
  let others: string | null = null;
  const main = page.getByRole('main');
  const text = (key: string) => exactText(`guestTours:booking.${key}`);
  const button = (key: string) =>
    main.getByRole('button', { name: textStart(`guestTours:booking.${key}`) });
  const write = (key: string, words: string) =>
    main.getByRole('textbox', { name: exactText(`checkout:${key}`), exact: true }).fill(words);

  const holdCallsOf = async (known: string) => {
    link = known;
    for (const end of ['', '/book', '/cancel']) {
      await held.hold(`/api/public/tour-bookings/${known}${end}`);
    }
  };
  const call = {
    read: () => `/api/public/tour-bookings/${link}`,
    hold: () => `/api/public/departures/${departureId}/hold`,
    join: () => `/api/public/departures/${departureId}/waiting`,
    book: () => `/api/public/tour-bookings/${link}/book`,
    release: () => `/api/public/tour-bookings/${link}/cancel`,
  };
  const fill = async () => {
    others ??= await takePlaces(store, departureId, 9);
  };
  const free = async () => {
    if (others) await db.delete(tourBookings).where(eq(tourBookings.id, others));
    others = null;
  };
  const changed = (part: object) => async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...part } });
  };
  const holdPlaces = async () => {
    await free();
    const answered = page.waitForResponse((response) => response.url().endsWith(call.hold()));
    await held.release(call.hold());
    const booking = (await (await answered).json()) as { link: string };
    await holdCallsOf(booking.link);
  };
  const giveContact = async () => {
    await write('firstName', 'Houda');
    await write('lastName', 'Lahlou');
    await write('phoneNumber', '0661420318');
  };
  const outcomes: Readonly<Record<PlaceBookingOutcome, () => Promise<void>>> = {
    'the booking is held': () => held.release(call.read()),
    'the booking takes no cards': () =>
      held.failOne(call.read(), changed({ paymentMethods: ['on_the_spot'] })),
    'the booking is made': async () => {
      await guests.book(link);
      await held.release(call.read());
    },
    'the booking is over': () => held.failOne(call.read(), changed({ status: 'expired' })),
    'the link leads nowhere': () => held.failOne(call.read(), answerRefused(404, 'not_found')),
    'the booking cannot be read': () => held.failOne(call.read(), answerUnavailable),
    'the places are held': holdPlaces,
    'the price has changed': async () => {
      price += 1000;
      await db.update(tours).set({ priceAdult: price }).where(eq(tours.id, tourId));
      const isRead = page.waitForResponse((response) => response.url().endsWith(`/${tourId}`));
      await held.release(call.hold());
      await isRead;
    },
    'the places are taken': async () => {
      await fill();
      await held.release(call.hold());
    },
    'the departure is closed': () => held.failOne(call.hold(), answerRefused(409, 'slot_closed')),
    'no answer to the hold comes': () => held.failOne(call.hold(), answerUnavailable),
    'the guest is listed': async () => {
      await fill();
      await held.release(call.join());
    },
    'places have become free': async () => {
      await free();
      await held.release(call.join());
    },
    'the list cannot be joined': () => held.failOne(call.join(), answerUnavailable),
    'the card is kept': () => held.release(CARD),
    'the card is not kept': () =>
      held.failOne(
        CARD,
        answerRefused(422, 'validation_failed', { errors: { number: ['not_a_test_card'] } }),
      ),
    'the places are booked': () => held.release(call.book()),
    'the card is declined': () => held.failOne(call.book(), answerRefused(409, 'card_declined')),
    'the hold was over': () => held.failOne(call.book(), answerRefused(409, 'action_not_allowed')),
    'no answer to the booking comes': () => held.failOne(call.book(), answerUnavailable),
    'the places are free': () => held.release(call.release()),
    'the places are not freed': () => held.failOne(call.release(), answerUnavailable),
  };

  const isBusy = page.locator('[aria-busy=true]');
  const isIdle = page.locator(':not([aria-busy=true])');
  const places = main.getByRole('form', { name: text('steps.places') });
  const form = main.getByRole('form', { name: text('contact') });
  // "Continue at this price" begins with the same word.
  const go = button('continue').and(page.locator('[type=submit]'));
  const order = button('place').or(button('pay'));
  const heading = (key: string) => main.getByRole('heading', { name: text(key), exact: true });
  const note = (key: string) => main.getByText(text(key), { exact: true });
  const signs: Readonly<Record<PlaceBookingViewState, () => Promise<boolean>>> = {
    reading: async () =>
      (await heading('title').isVisible()) &&
      !(await go.or(order).or(form).or(note('unread')).first().isVisible()),
    unread: () => note('unread').isVisible(),
    places: async () =>
      (await places.isVisible()) &&
      (await go.and(isIdle).isVisible()) &&
      !(await button('accept').isVisible()),
    holding: async () => (await places.isVisible()) && (await go.and(isBusy).isVisible()),
    unheld: () => note('unheld').isVisible(),
    repriced: () => button('accept').isVisible(),
    full: () => button('join').and(isIdle).isVisible(),
    joining: () => button('join').and(isBusy).isVisible(),
    listed: () => heading('listed').isVisible(),
    contact: async () => (await form.isVisible()) && (await go.and(isIdle).isVisible()),
    payment: () => order.and(isIdle).isVisible(),
    handingOver: () => order.and(isBusy).isVisible(),
    placing: () => order.and(isBusy).isVisible(),
    unanswered: () => note('unanswered').isVisible(),
    expired: () => heading('expired').isVisible(),
    releasing: async () => (await form.isVisible()) && (await go.and(isBusy).isVisible()),
    booked: () => heading('done').isVisible(),
  };

  return {
    open: async (wanted) => {
      const given = await giveTour(store);
      departureId = given.departure.id;
      tourId = given.tour.id;
      await page.clock.install();
      for (const path of [call.hold(), call.join(), CARD]) await held.hold(path);
      const address = `${given.path}/book?lng=${LANGUAGE}`;
      if (wanted === null) {
        await page.goto(`${address}&departure=${departureId}`);
        return;
      }
      await holdCallsOf((await guests.hold(departureId)).link);
      await page.goto(`${address}#${link}`);
    },
    choose: async () => {
      const departure = places.getByRole('combobox');
      if ((await departure.getAttribute('data-placeholder')) !== null) {
        await departure.click();
        await page.getByRole('option').first().click();
      }
      await main
        .getByRole('textbox', { name: exactText('guestTours:counts.adult'), exact: true })
        .fill('2');
      await go.click();
    },
    acceptPrice: () => button('accept').click(),
    join: async () => {
      await giveContact();
      await button('join').click();
    },
    giveContact: async () => {
      await giveContact();
      await go.click();
    },
    place: async ({ method }) => {
      const name = text(method === 'card' ? 'card' : 'onTheSpot');
      await main.getByRole('radio', { name }).check();
      if (method === 'card') {
        await write('card.number', aCard.number);
        await write('card.expiry', aCard.expiry);
        await write('card.code', aCard.code);
      }
      await order.click();
    },
    back: async () => {
      const back = button('back').or(button('again')).or(button('steps.contact'));
      await back.last().click();
    },
    retry: () => main.getByRole('button', { name: text('retry'), exact: true }).click(),
    settle: (outcome) => outcomes[outcome](),
    elapseHold: () => page.clock.fastForward(TOUR_HOLD_MINUTES * millisecondsInMinute),
    expectViewState: (viewState) =>
      expect.poll(() => signs[viewState](), { message: viewState }).toBe(true),
  };
}
