import { expect, type Page, type Route } from '@playwright/test';
import { addMinutes } from 'date-fns/addMinutes';
import { millisecondsInMinute } from 'date-fns/constants';
import { OFFER_MINUTES } from '#domain/tours/waiting-list';
import { HeldRequests } from '../../support/browser/held-requests';
import { BOOKING_LINK } from '../../support/builders/guest-booking';
import type {
  WaitingListDriver,
  WaitingListOutcome,
  WaitingListViewState,
} from '../../support/machine-models/waiting-list.model';
import { giveTour, guestCalls } from '../support/guest-tours';
import { answerRefused, answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textStart } from './translated-text';

/** The guest's page of a waiting list as the driver of its test model. */
export function createWaitingListPageDriver(
  page: Page,
  { store, baseURL }: Pick<PageSetup, 'store' | 'baseURL'>,
): WaitingListDriver {
  const held = new HeldRequests(page);
  const guests = guestCalls(baseURL);
  let read = '';
  let answer: 'accept' | 'leave' = 'accept';
  const main = page.getByRole('main');
  const text = (key: string) => exactText(`guestTours:${key}`);
  const button = (key: string) =>
    main.getByRole('button', { name: textStart(`guestTours:offer.${key}`) });
  /** The entry as the server knows it, with other fields. */
  const entryWith = (part: object) => async (route: Route) => {
    const response = await fetch(new URL(read, baseURL));
    await route.fulfill({ json: { ...((await response.json()) as object), ...part } });
  };
  const accepted = entryWith({ status: 'accepted', bookingLink: BOOKING_LINK });
  const answering = () => `${read}/${answer}`;
  const outcomes: Readonly<Record<WaitingListOutcome, () => Promise<void>>> = {
    'places are offered': async () => {
      const offerExpiresAt = addMinutes(new Date(await now()), OFFER_MINUTES).toISOString();
      await held.failOne(read, entryWith({ status: 'offered', offerExpiresAt }));
    },
    'no places are offered': () => held.release(read),
    'the offer was accepted': () => held.failOne(read, accepted),
    'the entry has ended': () => held.failOne(read, entryWith({ status: 'lapsed' })),
    'the link leads nowhere': () => held.failOne(read, answerRefused(404, 'not_found')),
    'the entry cannot be read': () => held.failOne(read, answerUnavailable),
    'the places are accepted': () => held.failOne(answering(), accepted),
    'the guest has left': () => held.failOne(answering(), entryWith({ status: 'left' })),
    'the answer is refused': () =>
      held.failOne(answering(), answerRefused(409, 'action_not_allowed')),
    'no answer comes': () => held.failOne(answering(), answerUnavailable),
  };
  const now = () => page.evaluate(() => Date.now());
  const heading = (key: string) =>
    main.getByRole('heading', { name: text(`offer.${key}`), exact: true });
  const retry = main.getByRole('button', { name: text('retry'), exact: true });
  const unanswered = main.getByText(text('offer.unanswered'), { exact: true });
  const busy = page.locator('[aria-busy=true]');
  const signs: Readonly<Record<WaitingListViewState, () => Promise<boolean>>> = {
    reading: async () =>
      (await heading('title').isVisible()) &&
      !(await retry.isVisible()) &&
      (await main.getByRole('button').and(busy).count()) === 0,
    unread: async () => (await retry.isVisible()) && !(await unanswered.isVisible()),
    waiting: () => heading('waiting').isVisible(),
    offered: () => heading('offered').isVisible(),
    answering: () => main.getByRole('button').and(busy).first().isVisible(),
    unanswered: () => unanswered.isVisible(),
    accepted: () => heading('accepted').isVisible(),
    ended: () => heading('ended').isVisible(),
    gone: () => heading('gone').isVisible(),
  };
  const leave = async () => {
    answer = 'leave';
    await button('leave').or(button('refuse')).click();
  };

  return {
    open: async () => {
      const { departure } = await giveTour(store, 2);
      const { link: others } = await guests.hold(departure.id);
      await guests.book(others);
      const { link } = await guests.wait(departure.id);
      read = `/api/public/tour-offers/${link}`;
      await page.clock.install();
      for (const path of [read, `${read}/accept`, `${read}/leave`]) await held.hold(path);
      await page.goto(`/tour-offer?lng=${LANGUAGE}#${link}`);
    },
    accept: async () => {
      answer = 'accept';
      await button('accept').click();
    },
    leave,
    refresh: () => button('refresh').click(),
    retry: () => retry.click(),
    settle: (outcome) => outcomes[outcome](),
    elapseOffer: () => page.clock.fastForward(OFFER_MINUTES * millisecondsInMinute),
    expectViewState: (viewState) =>
      expect.poll(() => signs[viewState](), { message: viewState }).toBe(true),
  };
}
