import type { Locator, Page } from '@playwright/test';
import { newId } from '../../../server/database/ids';
import { clients } from '../../../server/database/schema/orders';
import { cityId } from '../../../server/seeding/reference-rows';
import { typeIntoCombobox } from './combobox';
import { expect } from './journey';
import type { JourneyStore } from './store';
import { translatorFor } from './translations';

/** A known client of the store, with an address in Fès. */
export async function createKnownClient(store: JourneyStore): Promise<void> {
  const address = { line1: '12, rue Ibn Khaldoun', line2: null, zipcode: null };
  await store.backend.database.db.insert(clients).values({
    id: newId('cli'),
    storeId: store.id,
    firstName: 'Houda',
    lastName: 'Lahlou',
    phoneNumber: '+212661420318',
    searchText: ' lahlou houda 0661420318 212661420318',
    addresses: [{ ...address, cityId: cityId('Fès') }],
  });
}

/** A seller who takes an order by telephone, in the language of the page. */
export function orderTakerAt(page: Page, language = 'fr') {
  const words = translatorFor(language);
  const main = page.getByRole('main');
  const button = (text: string): Locator => main.getByRole('button', { name: words(text) });
  const orderButton = main.getByRole('button', {
    name: new RegExp(`^${words('checkout:place').split('(')[0]?.trim()} .*\\d`),
  });
  const taken = main.getByRole('heading', {
    name: new RegExp(words('takenOrder:taken', { number: '.#\\d+.' })),
  });
  const choose = async (field: string, typed: string, option: RegExp) => {
    await typeIntoCombobox(page.getByRole('combobox', { name: words(field), exact: true }), typed);
    await page.getByRole('option', { name: option }).click();
  };
  return {
    words,
    button,
    orderButton,
    addsBowl: async () => {
      const name = { fr: 'Bol de Fès', ar: 'زلافة فاسية' }[language] ?? 'Fès bowl';
      await choose('takenOrder:product', 'bol', new RegExp(name));
      await button('takenOrder:add').click();
      await expect(main.getByRole('article', { name })).toBeVisible();
    },
    goesOn: () => button('checkout:continue').click(),
    /** A known client is searched by telephone number. */
    findsClient: () => choose('takenOrder:client', '0661420', /Houda Lahlou/),
    writesClient: async () => {
      const write = (field: string, text: string) =>
        page.getByRole('textbox', { name: words(`checkout:${field}`), exact: true }).fill(text);
      await write('firstName', 'Houda');
      await write('lastName', 'Lahlou');
      await write('phoneNumber', '06 61 42 03 18');
      await write('line1', '12, rue Ibn Khaldoun');
      await choose('checkout:city', { ar: 'فاس' }[language] ?? 'Fès', /^(Fès|فاس)$/);
    },
    givesAddress: () => button('checkout:deliverHere').click(),
    hasTaken: () => expect(taken).toBeFocused(),
    orderNumber: async () => /\d+/.exec((await taken.textContent()) ?? '')?.[0] ?? '',
  };
}

export type OrderTaker = ReturnType<typeof orderTakerAt>;
