import { expect, type Page, type Route } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  GuestBookingDriver,
  GuestBookingOutcome,
  GuestBookingViewState,
} from '../../support/machine-models/guest-booking.model';
import { giveTour, guestCalls } from '../support/guest-tours';
import { answerRefused, answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textStart } from './translated-text';

/** The guest's page of a booking as the driver of its test model. */
export function createGuestBookingPageDriver(
  page: Page,
  { store, baseURL }: Pick<PageSetup, 'store' | 'baseURL'>,
): GuestBookingDriver {
  const held = new HeldRequests(page);
  const guests = guestCalls(baseURL);
  let read = '';
  const main = page.getByRole('main');
  const text = (key: string) => exactText(`guestTours:${key}`);
  const button = (key: string) =>
    main.getByRole('button', { name: textStart(`guestTours:${key}`) });
  const ended = async (route: Route) => {
    const response = await route.fetch();
    const booking = { ...(await response.json()), status: 'cancelled', canCancel: false };
    await route.fulfill({ response, json: booking });
  };
  const outcomes: Readonly<Record<GuestBookingOutcome, () => Promise<void>>> = {
    'the booking is read': () => held.release(read),
    'the booking has ended': () => held.failOne(read, ended),
    'the link leads nowhere': () => held.failOne(read, answerRefused(404, 'not_found')),
    'the booking cannot be read': () => held.failOne(read, answerUnavailable),
    'the booking is cancelled': () => held.release(`${read}/cancel`),
    'the cancellation is refused': () =>
      held.failOne(`${read}/cancel`, answerRefused(409, 'action_not_allowed')),
    'the cancellation is unanswered': () => held.failOne(`${read}/cancel`, answerUnavailable),
  };
  const isBusy = page.locator('[aria-busy=true]');
  const isIdle = page.locator(':not([aria-busy=true])');
  const question = main.getByText(text('ticket.cancelTitle'), { exact: true });
  const failure = main.getByText(text('ticket.failed'), { exact: true });
  const ticket = main.getByRole('region', { name: textStart('guestTours:ticket.number') });
  const cancel = button('ticket.cancel');
  const retry = main.getByRole('button', { name: text('retry'), exact: true });
  const signs: Readonly<Record<GuestBookingViewState, () => Promise<boolean>>> = {
    reading: async () =>
      (await main.getByRole('heading', { name: text('ticket.title') }).isVisible()) &&
      !(await ticket.or(retry).first().isVisible()),
    unread: async () => (await retry.isVisible()) && !(await ticket.isVisible()),
    shown: async () =>
      (await ticket.isVisible()) &&
      !(await question.or(failure).or(cancel.and(isBusy)).first().isVisible()),
    checking: async () => (await cancel.and(isBusy).isVisible()) && !(await question.isVisible()),
    confirming: async () => (await question.isVisible()) && (await cancel.and(isIdle).isVisible()),
    cancelling: async () => (await question.isVisible()) && (await cancel.and(isBusy).isVisible()),
    uncancelled: () => failure.isVisible(),
    gone: () => main.getByRole('heading', { name: text('ticket.gone') }).isVisible(),
  };

  return {
    open: async () => {
      const { departure } = await giveTour(store);
      const { link } = await guests.hold(departure.id);
      await guests.book(link);
      read = `/api/public/tour-bookings/${link}`;
      await held.hold(read);
      await held.hold(`${read}/cancel`);
      await page.goto(`/tour-booking?lng=${LANGUAGE}#${link}`);
    },
    cancel: () => cancel.click(),
    confirm: () => cancel.click(),
    dismiss: () => button('ticket.keep').click(),
    retry: () => retry.click(),
    settle: (outcome) => outcomes[outcome](),
    expectViewState: (viewState) =>
      expect.poll(() => signs[viewState](), { message: viewState }).toBe(true),
  };
}
