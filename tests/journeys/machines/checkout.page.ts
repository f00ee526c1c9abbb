import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { CheckoutEvent } from '#application/checkout/checkout.machine';
import type { Checkout } from '#domain/checkout/checkout';
import { variants } from '../../../server/database/schema/products';
import { cityId } from '../../../server/reference/reference-rows';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import { aCard, type CheckoutBeginning, checkoutAt } from '../../support/builders/checkout';
import type { CheckoutSight, CheckoutWorld } from '../../support/machine-scripts/checkout.script';
import { seek } from '../support/combobox';
import type { JourneyStore } from '../support/store';
import { serverIsDown } from './faults';

const QUOTE = '/api/public/checkout/quote';
const ORDER = '/api/public/checkout';
const CARD = '/api/test-card-processor/cards';

/** What a page does with one event; the others befall it. */
type Deed = Exclude<CheckoutEvent, { type: 'cart.changed' }>;

const refuses = (route: Route, status: number, code: string, more: object = {}) =>
  route.fulfill({
    ...{ status, contentType: 'application/problem+json' },
    body: JSON.stringify({
      ...{ type: 'about:blank', title: 'Refused', status, code, requestId: 'req_test' },
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

/** The good of the script's checkouts is the store's own here, and its city one that there is. */
const inStore = async (beginning: CheckoutBeginning, { market, productId }: JourneyStore) => {
  const own = eq(variants.productId, productId);
  const [variant] = await market.database.db.select().from(variants).where(own);
  const checkout: Checkout = checkoutAt[beginning];
  const billing = checkout.billing && { ...checkout.billing, cityId: cityId('Fès') };
  const items = checkout.items.map((item) => ({ ...item, id: variant?.id ?? '' }));
  return JSON.stringify({ ...checkout, items, billing });
};

/** The checkout on the built page, in French, with a second tab. */
export const checkoutOnPage = (page: Page, store: JourneyStore): CheckoutWorld => {
  // Where another tab goes elsewhere, the page gives up what it asked.
  const held = new HeldCalls(page, { keepsGivenUp: false });
  let otherTab: Page;
  let turns = 0;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const press = (name: string | RegExp) => button(name).click();
  const step = (name: string) => page.getByRole('list').getByRole('button', { name, exact: true });
  const write = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  const stockIs = (stockOnHand: number) =>
    store.market.database.db
      .update(variants)
      .set({ stockOnHand })
      .where(eq(variants.productId, store.productId));

  const writeAddress = async (): Promise<void> => {
    await write('Prénom', 'Houda');
    await write('Nom', 'Lahlou');
    await write('Téléphone', '0661420318');
    await write('Adresse', '12, rue Ibn Khaldoun');
    await seek(page.getByRole('combobox', { name: 'Ville' }), 'Fès');
    await page.getByRole('option', { name: 'Fès', exact: true }).click();
  };
  const order = async ({ payment }: Extract<Deed, { type: 'order.place' }>): Promise<void> => {
    if (payment.method === 'cod') {
      // Who wanted to pay by card before has changed his mind; where nothing else is offered, nothing is chosen.
      const inCash = page.getByRole('radio', { name: 'En espèces, à la livraison' });
      if ((await inCash.count()) > 0) await inCash.check();
      return press(/^Commander/);
    }
    await page.getByRole('radio', { name: 'Par carte bancaire' }).check();
    await write('Numéro de carte', aCard.number);
    await write('Date d’expiration', aCard.expiry);
    await write('Code de sécurité', aCard.code);
    await press(/^Payer \d/);
  };
  const STEPS = ['Panier', 'Facturation et adresse', 'Paiement'];
  const deeds: {
    readonly [Type in Deed['type']]: (event: Extract<Deed, { type: Type }>) => Promise<void>;
  } = {
    // Goods are added on their own page, which has the same process.
    'item.add': async () => {
      await page.goto(`/product/${store.productId}?lng=fr`);
      await press('Ajouter au panier');
      await expect(page.getByRole('link', { name: 'Voir le panier', exact: true })).toBeVisible();
      await page.goto('/product/checkout?lng=fr');
    },
    'item.remove': () => press(/^Retirer/),
    'item.increase': () => press(/^Une pièce de plus/),
    'item.decrease': () => press(/^Une pièce de moins/),
    'step.next': () => press('Continuer'),
    // The steps above have the same words.
    'step.back': () =>
      button(/^(Panier|Facturation et adresse)$/)
        .last()
        .click(),
    'step.choose': (event) => step(STEPS[event.step] ?? '').click(),
    'billing.create': async () => {
      await writeAddress();
      await press('Livrer à cette adresse');
    },
    'quote.retry': () => press('Redemander'),
    'order.place': order,
    'order.retry': () => press('Redemander'),
    'problem.dismiss': () => press('Payer autrement'),
    'checkout.reset': () => press('Retour à la boutique'),
  };

  const isBusy = page.locator('[aria-busy=true]');
  const pay = button(/^(Commander|Payer \d)/);
  const signs = (): Record<Exclude<CheckoutSight, 'cleared' | 'asking'>, Locator> => ({
    cart: button(/^Retirer/).or(main.getByText('Votre panier est vide')),
    billing: page.getByRole('textbox', { name: 'Prénom' }),
    payment: pay.and(page.locator(':not([aria-busy=true])')),
    handingOver: pay.and(isBusy),
    placing: pay.and(isBusy),
    unquoted: button('Redemander'),
    unanswered: button('Redemander'),
    refused: button('Payer autrement').or(button('Revoir le panier')),
    completed: page.getByRole('heading', { name: 'Merci, votre commande est passée' }),
  });
  const isSeen = async (sight: CheckoutSight): Promise<boolean> => {
    if (sight === 'cleared') return new URL(page.url()).pathname === '/product';
    if (sight !== 'asking') return (await signs()[sight].count()) === 1;
    const said = pay.or(button('Redemander')).or(button('Payer autrement'));
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
      await page.goto('/product/checkout?lng=fr');
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
