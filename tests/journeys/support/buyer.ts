import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { variants } from '../../../server/database/schema/products';
import { typeIntoCombobox } from './combobox';
import { expect } from './journey';
import type { JourneyStore } from './store';
import { translatorFor } from './translations';

/** Test cards by the behaviour of their bank. */
export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  silent: '4000 0000 0000 0119',
} as const;

/** A visitor who buys in the journey's store, with their own page and language. */
export function buyerAt(page: Page, store: JourneyStore, language = 'fr') {
  const words = translatorFor(language);
  const city = { fr: 'Fès', ar: 'فاس' }[language] ?? 'Fez';
  const button = (text: string): Locator =>
    page.getByRole('main').getByRole('button', { name: words(`checkout:${text}`) });
  const write = (field: string, text: string) =>
    page.getByRole('textbox', { name: words(`checkout:${field}`), exact: true }).fill(text);
  const wordsAround = (text: string) => words(`checkout:${text}`).split(/[:(]/)[0]?.trim() ?? '';

  return {
    words,
    city,
    button,
    fillsCart: async () => {
      await page.goto(`/product/${store.productId}?lng=${language}`);
      await page.getByRole('button', { name: words('shop:add') }).click();
      await page.getByRole('link', { name: words('shop:toCart'), exact: true }).click();
      await expect(button('continue')).toBeVisible();
    },
    goesOn: () => button('continue').click(),
    writesAddress: async () => {
      await write('firstName', 'Houda');
      await write('lastName', 'Lahlou');
      await write('phoneNumber', '06 61 42 03 18');
      await write('line1', '12, rue Ibn Khaldoun');
      await typeIntoCombobox(page.getByRole('combobox', { name: words('checkout:city') }), city);
      await page.getByRole('option', { name: city, exact: true }).click();
    },
    givesAddress: () => button('deliverHere').click(),
    writesCard: async (number: string) => {
      await page.getByRole('radio', { name: words('checkout:card.label') }).check();
      await write('card.number', number);
      await write('card.expiry', '12/30');
      await write('card.code', '123');
    },
    /** The button that places the order, whatever the result. */
    orderButton: page.getByRole('main').getByRole('button', {
      name: new RegExp(`^(${wordsAround('place')}|${wordsAround('card.pay')}) .*\\d`),
    }),
    isThanked: () =>
      expect(page.getByRole('heading', { name: words('checkout:thanks_one') })).toBeFocused(),
    /** The order number shown to the buyer. */
    orderNumber: async (): Promise<string> => {
      const told = await page.getByText(wordsAround('numbers')).textContent();
      return /\d+$/.exec(told?.trim() ?? '')?.[0] ?? '';
    },
  };
}

export type Buyer = ReturnType<typeof buyerAt>;

/** Sets the remaining stock of the store's product. */
export function setStock(store: JourneyStore, stockOnHand: number) {
  return store.backend.database.db
    .update(variants)
    .set({ stockOnHand })
    .where(eq(variants.productId, store.productId));
}
