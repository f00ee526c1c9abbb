import { expect, type Page } from '@playwright/test';
import { orderNumberText } from '#domain/orders/order-number';
import type { PlacedOrder } from '../../api/orders/order-builder';
import { HeldRequests } from '../../support/browser/held-requests';
import { createRequestGate, type RequestGate } from '../../support/browser/request-gate';
import {
  type TriageDriver,
  type TriageOrderName,
  triageOrders,
} from '../../support/machine-models/triage.model';
import type { MachineListener } from '../../support/model-based-testing/machine-test-model';
import { waitForEventStream } from '../support/network-idle';
import { answerUnavailable } from './faults';
import { orderPageObject } from './order-page-object';
import { createPageClock, installPageClock } from './page-clock';
import type { PageSetup } from './test-paths';
import { anyTextPattern, exactText, textStart } from './translated-text';

const TRIAGE = '/dashboard/order/triage';
const LIST = '/api/store/orders/';
const ACTIONS = ['accept', 'refuse', 'undoAccept'] as const;
const NAMES = Object.keys(triageOrders) as TriageOrderName[];

/** The page of triage of the real portal, as the driver of its test model. */
export function createTriagePageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): TriageDriver & MachineListener {
  const held = new HeldRequests(page);
  const time = createPageClock(page);
  const placed = new Map<TriageOrderName, PlacedOrder>();
  /** The orders that wait on the server, as far as the path has gone. */
  let waiting: ReadonlySet<TriageOrderName> = new Set();
  /** The list is not answered before the path says what it has. */
  let list: RequestGate;
  let isOpen = false;
  /** The order and the action that the page asked the server for last. */
  let asked = '';

  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /\/order\/\w+\/\w+$/.test(pathname)) asked = pathname;
  });
  const orderOf = (name: TriageOrderName): PlacedOrder => {
    const order = placed.get(name);
    if (!order) throw new Error(`The ${name} order was not placed.`);
    return order;
  };
  const place = async (name: TriageOrderName) => {
    const order = await store.place();
    placed.set(name, order);
    waiting = new Set([...waiting, name]);
    for (const action of ACTIONS) await held.hold(`/api/store/order/${order.id}/${action}`);
  };
  const shownNumber = async () => {
    const text = await page.locator('main h2').first().textContent();
    return Number(/\d+/.exec(text ?? '')?.[0]);
  };
  const nameOfNumber = (number: number): TriageOrderName => {
    const name = NAMES.find((one) => placed.get(one)?.number === number);
    if (!name) throw new Error(`${number} is no order of the path.`);
    return name;
  };
  const current = async () => orderPageObject(page, await shownNumber());
  const answers = () => page.getByRole('group', { name: exactText('triage:answers') });
  const press = async (key: 'a' | 'r' | 's') => {
    await page.keyboard.press(key);
  };

  return {
    open: async (atSecond) => {
      await installPageClock(page);
      await place('first');
      await place('second');
      list = await createRequestGate(page, (path) => path === LIST);
      list.close();
      await openPortal(atSecond ? `${TRIAGE}?order=${orderOf('second').id}` : TRIAGE);
      await expect(page.locator('main h1')).toBeVisible();
    },
    changeList: async (names) => {
      for (const name of NAMES) {
        if (waiting.has(name) && !names.includes(name)) {
          await colleague.acts(`order/${orderOf(name).id}`, 'accept');
        }
        if (names.includes(name) && !placed.has(name)) await place(name);
      }
      waiting = new Set(names);
      await list.open();
      if (!isOpen) await waitForEventStream(page);
      isOpen = true;
    },
    accept: () => press('a'),
    refuse: () => press('r'),
    skip: () => press('s'),
    resume: () =>
      page
        .getByRole('button', {
          name: anyTextPattern(['triage:end.resume_one', 'triage:end.resume_other']),
        })
        .click(),
    completeAnswer: async () => {
      const { dialogs, confirmButtons } = await current();
      const name = nameOfNumber(await shownNumber());
      if ((await dialogs.refusal.count()) > 0) {
        await dialogs.refusal.getByText(exactText('orders:refusal.reasons.out_of_stock')).click();
        await confirmButtons.refusal.click();
      }
      await expect.poll(() => held.isHeld(asked)).toBe(true);
      const isAccepted = asked.endsWith('/accept');
      await held.release(asked);
      waiting = new Set([...waiting].filter((one) => one !== name));
      if (!isAccepted) return;
      await expect(
        page
          .getByText(
            textStart('orders:toast.accepted', { number: orderNumberText(orderOf(name).number) }),
          )
          .first(),
      ).toBeVisible();
      // The undo stays however long the checks take.
      await time.pause();
    },
    declineAnswer: async () => {
      const { dialogs, cancelButtons } = await current();
      if ((await dialogs.refusal.count()) > 0) return cancelButtons.refusal.click();
      await expect.poll(() => held.isHeld(asked)).toBe(true);
      await held.failOne(asked, answerUnavailable);
      await cancelButtons.failure.click();
    },
    undo: async (name) => {
      await time.resume();
      const undoing = `/api/store/order/${orderOf(name).id}/undoAccept`;
      await page
        .getByRole('button', { name: textStart('orders:toast.undo') })
        .last()
        .click();
      await expect.poll(() => held.isHeld(undoing)).toBe(true);
      await held.release(undoing);
      waiting = new Set([...waiting, name]);
    },
    expectViewState: async (viewState) => {
      await expect
        .poll(async () => {
          const isFinished =
            (await page
              .locator('main')
              .getByRole('link', { name: exactText('triage:end.back') })
              .count()) > 0;
          const isDialog =
            (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
          const isBusy = (await page.locator('[data-bottom-bar] [aria-busy="true"]').count()) > 0;
          const isOrder = (await page.locator('[data-bottom-bar]').count()) > 0;
          return {
            isOpening: !isFinished && !isOrder,
            isDeciding: isOrder && !isDialog && !isBusy,
            isAnswering: isOrder && (isDialog || isBusy),
            isFinished,
          };
        })
        .toEqual(viewState);
      if (viewState.isDeciding) await expect(answers()).toBeVisible();
    },
  };
}
