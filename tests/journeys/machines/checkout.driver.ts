import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { CheckoutEvent } from '#application/checkout/checkout-events';
import { CHECKOUT_STEPS, type Checkout } from '#domain/checkout/checkout';
import { localizedName } from '#domain/text/localized-name';
import { variants } from '../../../server/database/schema/products';
import { cityId, cityRows } from '../../../server/seeding/reference-rows';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  aCard,
  type CheckoutInitialState,
  checkoutInitialStates,
} from '../../support/builders/checkout';
import type {
  CheckoutDriver,
  CheckoutViewState,
} from '../../support/machine-models/checkout.model';
import { typeIntoCombobox } from '../support/combobox';
import type { JourneyStore } from '../support/store';
import { answerUnavailable } from './faults';
import { exactText, LANGUAGE, textPattern, textStart } from './translated-text';

const QUOTE = '/api/public/checkout/quote';
const ORDER = '/api/public/checkout';
const CARD = '/api/test-card-processor/cards';
const PAGE = `/product/checkout?lng=${LANGUAGE}`;

/** Another button has the text for paying in another way. */
const PAY = textStart('checkout:card.pay', { total: /\d.*/ });

/** The events that a user of the page causes; the others are external. */
type Action = Exclude<CheckoutEvent, { type: 'cart.changed' }>;

function refuses(route: Route, status: number, code: string, more: object = {}) {
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: 'about:blank',
      title: 'Refused',
      status,
      code,
      requestId: 'req_test',
      ...more,
    }),
  });
}

function refused(route: Route, errors: Readonly<Record<string, readonly string[]>>) {
  return refuses(route, 422, 'validation_failed', { errors });
}

function declined(route: Route) {
  return refuses(route, 409, 'card_declined');
}

async function quoteWithoutCards(route: Route): Promise<void> {
  const response = await route.fetch();
  const quote = await response.json();
  await route.fulfill({ response, json: { ...quote, paymentMethods: ['cod'] } });
}

const CITY = cityId('Fès');
/** The city's name in the list. */
const CITY_NAME = cityRows()
  .filter(({ id }) => id === CITY)
  .map((city) => localizedName(city, LANGUAGE))
  .join();

/** Replaces the test model's item by the store's own, and its city by an existing one. */
async function inStore(beginning: CheckoutInitialState, { backend, productId }: JourneyStore) {
  const own = eq(variants.productId, productId);
  const [variant] = await backend.database.db.select().from(variants).where(own);
  const checkout: Checkout = checkoutInitialStates[beginning];
  const billing = checkout.billing && { ...checkout.billing, cityId: CITY };
  const items = checkout.items.map((item) => ({ ...item, id: variant?.id ?? '' }));
  return JSON.stringify({ ...checkout, items, billing });
}

/** Creates the driver for the checkout on the built page, with a second tab. */
export function createCheckoutPageDriver(page: Page, store: JourneyStore): CheckoutDriver {
  // When the other tab moves to another step, the page aborts its request.
  const held = new HeldRequests(page, { keepsGivenUp: false });
  let otherTab: Page;
  let turns = 0;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const press = (name: string | RegExp) => button(name).click();
  const step = (key: string) =>
    page
      .getByRole('list')
      .getByRole('button', { name: exactText(`checkout:steps.${key}`), exact: true });
  const write = (path: string, text: string) =>
    page.getByRole('textbox', { name: exactText(path), exact: true }).fill(text);
  const stockIs = (stockOnHand: number) =>
    store.backend.database.db
      .update(variants)
      .set({ stockOnHand })
      .where(eq(variants.productId, store.productId));

  const writeAddress = async (): Promise<void> => {
    await write('checkout:firstName', 'Houda');
    await write('checkout:lastName', 'Lahlou');
    await write('checkout:phoneNumber', '0661420318');
    await write('checkout:line1', '12, rue Ibn Khaldoun');
    await typeIntoCombobox(
      page.getByRole('combobox', { name: exactText('checkout:city') }),
      CITY_NAME,
    );
    await page.getByRole('option', { name: CITY_NAME, exact: true }).click();
  };
  const order = async ({ payment }: Extract<Action, { type: 'order.place' }>): Promise<void> => {
    if (payment.method === 'cod') {
      // A user who chose a card before changes to cash; with only one option, nothing is chosen.
      const inCash = page.getByRole('radio', { name: exactText('checkout:onDelivery') });
      if ((await inCash.count()) > 0) await inCash.check();
      return press(textStart('checkout:place'));
    }
    await page.getByRole('radio', { name: exactText('checkout:card.label') }).check();
    await write('checkout:card.number', aCard.number);
    await write('checkout:card.expiry', aCard.expiry);
    await write('checkout:card.code', aCard.code);
    await press(PAY);
  };
  const actions: {
    readonly [Type in Action['type']]: (event: Extract<Action, { type: Type }>) => Promise<void>;
  } = {
    // Items are added on their own page, which runs the same machine.
    'item.add': async () => {
      await page.goto(`/product/${store.productId}?lng=${LANGUAGE}`);
      await press(exactText('shop:add'));
      const toCart = page.getByRole('link', { name: exactText('shop:toCart'), exact: true });
      await expect(toCart).toBeVisible();
      await page.goto(PAGE);
    },
    'item.remove': () => press(textStart('checkout:remove')),
    'item.increase': () => press(textStart('checkout:more')),
    'item.decrease': () => press(textStart('checkout:less')),
    'step.next': () => press(exactText('checkout:continue')),
    'step.back': () =>
      button(textPattern('checkout:backToCart'))
        .or(button(textPattern('checkout:backToAddress')))
        .click(),
    'step.choose': (event) => step(CHECKOUT_STEPS[event.step] ?? '').click(),
    'billing.create': async () => {
      await writeAddress();
      await press(exactText('checkout:deliverHere'));
    },
    'quote.retry': () => press(exactText('checkout:askAgain')),
    'order.place': order,
    'order.retry': () => press(exactText('checkout:askAgain')),
    'problem.dismiss': () => press(exactText('checkout:card.payOtherwise')),
    'checkout.reset': () => press(exactText('checkout:backToShop')),
  };

  const isBusy = page.locator('[aria-busy=true]');
  const pay = button(textStart('checkout:place')).or(button(PAY));
  const askAgain = button(exactText('checkout:askAgain'));
  const payOtherwise = button(exactText('checkout:card.payOtherwise'));
  const signs = (): Record<Exclude<CheckoutViewState, 'cleared' | 'asking'>, Locator> => ({
    cart: button(textStart('checkout:remove')).or(main.getByText(exactText('checkout:empty'))),
    billing: page.getByRole('textbox', { name: exactText('checkout:firstName') }),
    payment: pay.and(page.locator(':not([aria-busy=true])')),
    handingOver: pay.and(isBusy),
    placing: pay.and(isBusy),
    unquoted: askAgain,
    unanswered: askAgain,
    refused: payOtherwise.or(button(exactText('checkout:toCart'))),
    completed: page.getByRole('heading', { name: exactText('checkout:thanks', { count: 1 }) }),
  });
  const isSeen = async (viewState: CheckoutViewState): Promise<boolean> => {
    if (viewState === 'cleared') return new URL(page.url()).pathname === '/product';
    if (viewState !== 'asking') return (await signs()[viewState].count()) === 1;
    const said = pay.or(askAgain).or(payOtherwise);
    return (await main.getByText('Houda Lahlou').count()) === 1 && (await said.count()) === 0;
  };

  return {
    open: async (beginning) => {
      for (const path of [QUOTE, ORDER, CARD]) await held.hold(path);
      otherTab = await page.context().newPage();
      await otherTab.goto('/boot.js');
      await stockIs(40);
      const kept = await inStore(beginning, store);
      await otherTab.evaluate((text) => localStorage.setItem('checkout', text), kept);
      await page.goto(PAGE);
    },
    saveInOtherTab: async (beginning) => {
      turns += 1;
      // A stored checkout without changes causes no event; another order key does.
      const kept = {
        ...JSON.parse(await inStore(beginning, store)),
        orderKey: `key-${store.id}-${turns}`,
      };
      await otherTab.evaluate(
        (text) => localStorage.setItem('checkout', text),
        JSON.stringify(kept),
      );
    },
    // Each action is found by the type of its own event.
    perform: (event) => (actions[event.type] as (own: Action) => Promise<void>)(event),
    settleQuote: async (how) => {
      if (how === 'with success') return held.release(QUOTE);
      if (how === 'without cards') return held.failOne(QUOTE, quoteWithoutCards);
      return held.failOne(QUOTE, (route) => refused(route, { cityId: ['not_deliverable'] }));
    },
    settleCard: async (how) => {
      if (how === 'with success') return held.release(CARD);
      return held.failOne(CARD, (route) => refused(route, { number: ['not_a_test_card'] }));
    },
    settleOrder: async (how) => {
      if (how === 'with a declined card') return held.failOne(ORDER, declined);
      if (how === 'without an answer') return held.failOne(ORDER, answerUnavailable);
      if (how === 'out of stock') await stockIs(0);
      await held.release(ORDER);
      if (how === 'out of stock') await expect.poll(() => isSeen('refused')).toBe(true);
      await stockIs(40);
    },
    expectViewState: (viewState) =>
      expect.poll(() => isSeen(viewState), { message: viewState }).toBe(true),
  };
}
