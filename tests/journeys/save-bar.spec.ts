import type { Page } from '@playwright/test';
import { SETTINGS_TABS, type SettingsTab } from '#domain/stores/settings-tabs';
import { expectActionsToFit } from './support/form-actions';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { createPost } from './support/posts';
import { clientPath } from './support/screen-paths';
import { createStaffMember } from './support/staff';
import type { JourneyStore } from './support/store';
import { addTaskLists } from './support/tasks';
import { type Translator, translatorFor } from './support/translations';
import { vacancyFormPath } from './support/vacancies';

const WIDTHS = [1920, 1440, 1200, 1101, 1100, 390];

interface FormUnderTest {
  readonly name: string;
  readonly path: (store: JourneyStore) => string | Promise<string>;
  /** Opens the form if it is closed, and changes one field. */
  readonly change: (page: Page, words: Translator) => Promise<void>;
}

function field(page: Page, name: string) {
  return page.locator(`#field-${name}`);
}

function bar(page: Page) {
  return page.locator('[data-save-bar]').filter({ visible: true });
}

function fills(name: string, text: string): FormUnderTest['change'] {
  return (page) => field(page, name).fill(text);
}

const switchesOne: FormUnderTest['change'] = (page) => page.getByRole('switch').first().click();

const writesClient: FormUnderTest['change'] = async (page, words) => {
  await page.getByRole('radio', { name: words('invoiceEditor:ways.written') }).check();
  await field(page, 'client-name').fill('Riad Zitoun SARL');
};

/** Forms without drafts: instead of the save bar they have their own buttons. */
const FORMS_WITH_BUTTONS: readonly FormUnderTest[] = [
  {
    name: 'the bank account',
    path: () => '/dashboard/banking',
    change: async (page, words) => {
      await page.getByRole('button', { name: words('payouts:bank.add') }).click();
      await field(page, 'payment-holderName').fill('Atelier');
    },
  },
  {
    name: 'the own password',
    path: () => '/dashboard/user/account?tab=security',
    change: fills('oldPassword', 'A'),
  },
  {
    name: 'the client of a new invoice',
    path: () => '/dashboard/invoice/new',
    change: writesClient,
  },
  { name: 'a new user', path: () => '/dashboard/user/new', change: fills('firstName', 'Selma') },
];

/** Forms that show the save bar inside one card. */
const FORMS_WITH_BAR: readonly FormUnderTest[] = [
  {
    name: 'the note of an order',
    path: async (store) => `/dashboard/order/${(await store.place()).id}`,
    change: fills('internalNote', 'A'),
  },
  {
    name: 'the note about a client',
    path: clientPath,
    change: fills('note', 'A'),
  },
];

const SETTINGS_CHANGES: Readonly<Record<SettingsTab, FormUnderTest['change']>> = {
  general: fills('description', 'A'),
  payment: fills('payment-holderName', 'A'),
  shipping: async (page, words) => {
    await page.getByRole('button', { name: words('storeSettings:shipping.add') }).click();
    const dialog = page.getByRole('dialog');
    await field(page, 'region').click();
    await page.getByRole('option').first().click();
    await dialog.locator('button[type="submit"]').click();
  },
  notification: switchesOne,
  social: fills('website', 'A'),
  legal: fills('returnsFr', 'A'),
  availability: fills('handlingDays', '4'),
};

/** Forms as wide as their page, which show the save bar below all their cards. */
const FORMS_OF_PAGES: readonly FormUnderTest[] = [
  {
    name: 'the draft of an invoice',
    path: () => '/dashboard/invoice/new',
    change: async (page, words) => {
      await writesClient(page, words);
      await field(page, 'client-address').fill('Fès');
      await page.getByRole('button', { name: words('invoiceEditor:choose.confirm') }).click();
      await field(page, 'note').fill('A');
    },
  },
  {
    name: 'the own account',
    path: () => '/dashboard/user/account',
    change: fills('firstName', 'Selma'),
  },
  {
    name: 'the own notifications',
    path: () => '/dashboard/user/account?tab=notifications',
    change: switchesOne,
  },
  {
    name: 'a user',
    path: async (store) => `/dashboard/user/${(await createStaffMember(store)).id}/edit`,
    change: fills('firstName', 'Selma'),
  },
  { name: 'a new article', path: () => '/dashboard/post/new', change: fills('title', 'A') },
  {
    name: 'an article',
    path: async (store) => `/dashboard/post/${(await createPost(store, 'draft')).slug}/edit`,
    change: fills('title', 'A'),
  },
  { name: 'a new vacancy', path: () => '/dashboard/job/new', change: fills('title', 'A') },
  { name: 'a vacancy', path: vacancyFormPath, change: fills('title', 'A') },
  { name: 'a new tour', path: () => '/dashboard/tour/new', change: fills('title', 'A') },
  {
    name: 'a task',
    path: async (store) => {
      const [list] = await addTaskLists(store, { 'À faire': ['Vitrine'] });
      return `/dashboard/kanban/tasks?task=${list?.taskIds[0]}`;
    },
    change: fills('title', 'Grande vitrine'),
  },
  { name: 'a new product', path: () => '/dashboard/product/new', change: fills('name', 'A') },
  {
    name: 'a product',
    path: ({ productId }) => `/dashboard/product/${productId}/edit`,
    change: fills('name', 'A'),
  },
  ...SETTINGS_TABS.map((tab) => ({
    name: `the settings of the store, ${tab}`,
    path: () => `/dashboard/store/settings?tab=${tab}`,
    change: SETTINGS_CHANGES[tab],
  })),
];

/** A form of each kind, one in each language; the others are in the long suite. */
const IN_EVERY_RUN: readonly string[] = ['the bank account (fr)'];

for (const language of ['fr', 'ar']) {
  const words = translatorFor(language);

  for (const form of FORMS_WITH_BUTTONS) {
    test(`The buttons that save ${form.name} fit their container (${language})`, {
      tag: IN_EVERY_RUN.includes(`${form.name} (${language})`) ? [] : ['@long'],
    }, async ({ store, openAs }) => {
      const page = await openAs('store_admin', await form.path(store), { language });
      await form.change(page, words);
      await waitForNetworkIdle(page);
      for (const width of WIDTHS) await expectActionsToFit(page, width);
    });
  }

  for (const form of [...FORMS_WITH_BAR, ...FORMS_OF_PAGES]) {
    const tag = IN_EVERY_RUN.includes(`${form.name} (${language})`) ? [] : ['@long'];
    test(`The bar that saves ${form.name} fits its container (${language})`, { tag }, async ({
      store,
      openAs,
    }) => {
      const page = await openAs('store_admin', await form.path(store), { language });
      await form.change(page, words);
      // With the time of the draft, the bar shows its longest text.
      await expect(bar(page)).toContainText(words('forms:keptAt').trim());
      await waitForNetworkIdle(page);
      for (const width of WIDTHS) await expectActionsToFit(page, width);
    });
  }
}
