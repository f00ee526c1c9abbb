import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { CheckoutEvent } from '#application/checkout/checkout.machine';
import { CHECKOUT_STEPS, type Checkout } from '#domain/checkout/checkout';
import { localizedName } from '#domain/text/localized-name';
import { variants } from '../../../server/database/schema/products';
import { cityId, cityRows } from '../../../server/reference/reference-rows';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import { aCard, type CheckoutBeginning, checkoutAt } from '../../support/builders/checkout';
import type { CheckoutSight, CheckoutWorld } from '../../support/machine-scripts/checkout.script';
import { seek } from '../support/combobox';
import type { JourneyStore } from '../support/store';
import { serverIsDown } from './faults';
import { beginning, LANGUAGE, saying, says } from './spoken';

const QUOTE = '/api/public/checkout/quote';
const ORDER = '/api/public/checkout';
const CARD = '/api/test-card-processor/cards';
const PAGE = `/product/checkout?lng=${LANGUAGE}`;

/** Another button says that one pays in another way. */
const PAY = beginning('checkout:card.pay', { total: /\d.*/ });

/** What a page does with one event; the others befall it. */
type Deed = Exclude<CheckoutEvent, { type: 'cart.changed' }>;

const refuses = (route: Route, status: number, code: string, more: object = {}) =>
  route.fulfill({
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
const refused = (route: Route, errors: Readonly<Record<string, readonly string[]>>) =>
  refuses(route, 422, 'validation_failed', { errors });
const declined = (route: Route) => refuses(route, 409, 'card_declined');

const quoteWithoutCards = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const quote = await response.json();
  await route.fulfill({ response, json: { ...quote, paymentMethods: ['cod'] } });
};

const CITY = cityId('Fès');
/** As the list of cities calls it. */
const CITY_NAME = cityRows()
  .filter(({ id }) => id === CITY)
  .map((city) => localizedName(city, LANGUAGE))
  .join();

/** The good of the script's checkouts is the store's own here, and its city one that there is. */
const inStore = async (beginning: CheckoutBeginning, { market, productId }: JourneyStore) => {
  const own = eq(variants.productId, productId);
  const [variant] = await market.database.db.select().from(variants).where(own);
  const checkout: Checkout = checkoutAt[beginning];
  const billing = checkout.billing && { ...checkout.billing, cityId: CITY };
  const items = checkout.items.map((item) => ({ ...item, id: variant?.id ?? '' }));
  return JSON.stringify({ ...checkout, items, billing });
};

/** The checkout on the built page, with a second tab. */
export const checkoutOnPage = (page: Page, store: JourneyStore): CheckoutWorld => {
  // Where another tab goes elsewhere, the page gives up what it asked.
  const held = new HeldCalls(page, { keepsGivenUp: false });
  let otherTab: Page;
  let turns = 0;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const press = (name: string | RegExp) => button(name).click();
  const step = (key: string) =>
    page
      .getByRole('list')
      .getByRole('button', { name: says(`checkout:steps.${key}`), exact: true });
  const write = (path: string, text: string) =>
    page.getByRole('textbox', { name: says(path), exact: true }).fill(text);
  const stockIs = (stockOnHand: number) =>
    store.market.database.db
      .update(variants)
      .set({ stockOnHand })
      .where(eq(variants.productId, store.productId));

  const writeAddress = async (): Promise<void> => {
    await write('checkout:firstName', 'Houda');
    await write('checkout:lastName', 'Lahlou');
    await write('checkout:phoneNumber', '0661420318');
    await write('checkout:line1', '12, rue Ibn Khaldoun');
    await seek(page.getByRole('combobox', { name: says('checkout:city') }), CITY_NAME);
    await page.getByRole('option', { name: CITY_NAME, exact: true }).click();
  };
  const order = async ({ payment }: Extract<Deed, { type: 'order.place' }>): Promise<void> => {
    if (payment.method === 'cod') {
      // Who wanted to pay by card before has changed his mind; where nothing else is offered, nothing is chosen.
      const inCash = page.getByRole('radio', { name: says('checkout:onDelivery') });
      if ((await inCash.count()) > 0) await inCash.check();
      return press(beginning('checkout:place'));
    }
    await page.getByRole('radio', { name: says('checkout:card.label') }).check();
    await write('checkout:card.number', aCard.number);
    await write('checkout:card.expiry', aCard.expiry);
    await write('checkout:card.code', aCard.code);
    await press(PAY);
  };
  const deeds: {
    readonly [Type in Deed['type']]: (event: Extract<Deed, { type: Type }>) => Promise<void>;
  } = {
    // Goods are added on their own page, which has the same process.
    'item.add': async () => {
      await page.goto(`/product/${store.productId}?lng=${LANGUAGE}`);
      await press(says('shop:add'));
      const toCart = page.getByRole('link', { name: says('shop:toCart'), exact: true });
      await expect(toCart).toBeVisible();
      await page.goto(PAGE);
    },
    'item.remove': () => press(beginning('checkout:remove')),
    'item.increase': () => press(beginning('checkout:more')),
    'item.decrease': () => press(beginning('checkout:less')),
    'step.next': () => press(says('checkout:continue')),
    // The steps above have the same words.
    'step.back': () =>
      button(saying('checkout:steps.cart'))
        .or(button(saying('checkout:steps.billing')))
        .last()
        .click(),
    'step.choose': (event) => step(CHECKOUT_STEPS[event.step] ?? '').click(),
    'billing.create': async () => {
      await writeAddress();
      await press(says('checkout:deliverHere'));
    },
    'quote.retry': () => press(says('checkout:askAgain')),
    'order.place': order,
    'order.retry': () => press(says('checkout:askAgain')),
    'problem.dismiss': () => press(says('checkout:card.payOtherwise')),
    'checkout.reset': () => press(says('checkout:backToShop')),
  };

  const isBusy = page.locator('[aria-busy=true]');
  const pay = button(beginning('checkout:place')).or(button(PAY));
  const askAgain = button(says('checkout:askAgain'));
  const payOtherwise = button(says('checkout:card.payOtherwise'));
  const signs = (): Record<Exclude<CheckoutSight, 'cleared' | 'asking'>, Locator> => ({
    cart: button(beginning('checkout:remove')).or(main.getByText(says('checkout:empty'))),
    billing: page.getByRole('textbox', { name: says('checkout:firstName') }),
    payment: pay.and(page.locator(':not([aria-busy=true])')),
    handingOver: pay.and(isBusy),
    placing: pay.and(isBusy),
    unquoted: askAgain,
    unanswered: askAgain,
    refused: payOtherwise.or(button(says('checkout:toCart'))),
    completed: page.getByRole('heading', { name: says('checkout:thanks', { count: 1 }) }),
  });
  const isSeen = async (sight: CheckoutSight): Promise<boolean> => {
    if (sight === 'cleared') return new URL(page.url()).pathname === '/product';
    if (sight !== 'asking') return (await signs()[sight].count()) === 1;
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
    otherTabKeeps: async (beginning) => {
      turns += 1;
      // What is kept already is no news; another key of the order is.
      const kept = {
        ...JSON.parse(await inStore(beginning, store)),
        orderKey: `key-${store.id}-${turns}`,
      };
      await otherTab.evaluate(
        (text) => localStorage.setItem('checkout', text),
        JSON.stringify(kept),
      );
    },
    // Each deed is found by its own event's type.
    does: (event) => (deeds[event.type] as (own: Deed) => Promise<void>)(event),
    quoteEnds: async (how) => {
      if (how === 'with success') return held.goOn(QUOTE);
      if (how === 'without cards') return held.fail(QUOTE, quoteWithoutCards);
      return held.fail(QUOTE, (route) => refused(route, { cityId: ['not_deliverable'] }));
    },
    cardEnds: async (how) => {
      if (how === 'with success') return held.goOn(CARD);
      return held.fail(CARD, (route) => refused(route, { number: ['not_a_test_card'] }));
    },
    orderEnds: async (how) => {
      if (how === 'with a declined card') return held.fail(ORDER, declined);
      if (how === 'without an answer') return held.fail(ORDER, serverIsDown);
      if (how === 'out of stock') await stockIs(0);
      await held.goOn(ORDER);
      if (how === 'out of stock') await expect.poll(() => isSeen('refused')).toBe(true);
      await stockIs(40);
    },
    sees: (sight) => expect.poll(() => isSeen(sight), { message: sight }).toBe(true),
  };
};
