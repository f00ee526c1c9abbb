import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { formatMoney } from '#domain/format/money';
import { products, variants } from '../../server/database/schema/products';
import { stores } from '../../server/database/schema/stores';
import { cityId } from '../../server/seeding/reference-rows';
import { signIn } from '../support/browser/session-tokens';
import { expectNoAxeViolations } from './support/axe-violations';
import { receiveLetter } from './support/conversations';
import { expect, test } from './support/journey';
import { type JourneyStore, PASSWORD } from './support/store';
import { translatorFor } from './support/translations';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('A manager accepts an order on the home page, and a figure links to its list', async ({
  store,
  openAs,
}) => {
  const past = new Date(Date.now() - 2 * HOUR_MS);
  await store.place();
  await store.place();
  const late = await store.place({ status: 'ready', acceptedAt: past, shipBy: past });
  await receiveLetter(store, { subject: 'Tapis taché' });
  const page = await openAs('store_manager', '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bonjour .?Salma/);
  await expect(
    page.getByRole('link', { name: /^Répondre au message .?Tapis taché/ }),
  ).toBeVisible();
  await expect(page.getByText(/2 commandes attendent une réponse/)).toBeVisible();
  await expect(figure(page, 'À accepter')).toHaveText('2');
  await page
    .getByRole('button', { name: /^Accepter · / })
    .first()
    .click();
  await expect(figure(page, 'À accepter')).toHaveText('1');
  await expect(figure(page, 'À préparer')).toHaveText('1');
  await expect(figure(page, 'En retard')).toHaveText('1');
  await page.getByRole('link', { name: 'En retard' }).click();
  await expect(page.getByRole('row').filter({ hasText: `#${late.number}` })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

for (const language of ['fr', 'ar']) {
  test(`A store admin completes the setup checklist of an empty store (${language})`, {
    tag: '@long',
  }, async ({ store, openAs, baseURL }) => {
    const words = translatorFor(language);
    await empty(store);
    const page = await openAs('store_admin', '/dashboard', { language });
    const progress = page.getByRole('progressbar', { name: words('today:setup.label') });
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await expect(page.locator('main section').first()).toContainText(words('today:setup.title'));
    const { patch, create } = await callsOf(baseURL ?? '', store);
    await patch({
      enterprise: 'Atelier SARL',
      name: 'Atelier',
      phone: '+212535112233',
      // The proved address of the admin counts at once.
      email: `${store.userNames.store_admin}@exemple.ma`,
      currentPassword: PASSWORD,
      billingAddress: '12, rue Talaa',
      cityId: cityId('Fès'),
      logo: LOGO,
    });
    await page.reload();
    await expect(progress).toHaveAttribute('aria-valuenow', '2');
    const rib = '007270000123456789012390';
    await patch({ payment: { holderName: 'Atelier', bankName: 'Banque Atlas', rib } });
    await patch({
      shipping: {
        rules: [{ region: 'Fès-Meknès', isDelivered: true, fee: null, freeFrom: null }],
      },
    });
    await page.reload();
    await expect(progress).toHaveAttribute('aria-valuenow', '4');
    const product = words('today:setup.steps.product.action');
    await page.getByRole('link', { name: new RegExp(`^${product} · `) }).click();
    await expect(page).toHaveURL(/product\/new$/);
    await create();
    await page.goto('/dashboard');
    await expect(progress).toHaveAttribute('aria-valuenow', '5');
    await store.place();
    await page.reload();
    await expect(figure(page, words('today:work.toAccept'))).toHaveText('1');
    await expect(progress).toHaveCount(0);
  });
}

for (const language of ['fr', 'ar'] as const) {
  test(`A store admin sees the takings of today, those of the week, and the next payout (${language})`, {
    // The other journeys of the page are in French.
    tag: '@long',
  }, async ({ store, openAs }) => {
    const words = translatorFor(language);
    await store.place({ total: 12_345, status: 'done' });
    await store.place({ total: 50_000, status: 'cancelled' });
    // Already accepted: the server ends an order that nobody accepts in time.
    await store.place({
      total: 10_000,
      status: 'done',
      orderDate: new Date(Date.now() - 3 * DAY_MS),
    });
    const page = await openAs('store_admin', '/dashboard', { language });
    const takings = page.getByRole('group', { name: words('today:takings.label') });
    const figures = takings.getByRole('definition').getByRole('link');
    await expect(figures.first()).toHaveText(formatMoney(12_345, language));
    await expect(figures.nth(1)).toHaveText(formatMoney(22_345, language));
    await expect(takings).toContainText(words('today:takings.payout'));
    await figures.nth(1).click();
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(new RegExp(`^${words('orders:tabs.sold')}\\s*2$`));
  });
}

test('A seller sees no setup checklist and no action that the role forbids', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const soon = new Date(Date.now() + 5 * HOUR_MS);
  await store.place({ status: 'ready', acceptedAt: new Date(), shipBy: soon });
  const page = await openAs('store_user', '/dashboard');
  await expect(figure(page, 'À remettre')).toHaveText('1');
  await expect(page.getByRole('link', { name: /^Ouvrir la commande/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remettre/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Mettre la boutique en route' })).toHaveCount(0);
});

test('A store admin takes the tour by keyboard, pauses it, resumes it, and finishes it', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await store.place();
  await openAs('store_admin', '/dashboard/walktour', { language: 'ar' });
  const words = translatorFor('ar');
  const bubble = page.getByRole('dialog');
  await page.getByRole('button', { name: words('tour:start') }).press('Enter');
  await expect(bubble).toContainText(words('tour:stops.menu.title'));
  await expectNoAxeViolations(page);
  await expect(bubble.getByRole('button', { name: words('tour:next') })).toBeFocused();
  // In a right-to-left language, the left arrow key moves on.
  await page.keyboard.press('ArrowLeft');
  await expect(bubble).toContainText(words('tour:stops.figures.title'));
  await page.keyboard.press('ArrowRight');
  await expect(bubble).toContainText(words('tour:stops.menu.title'));
  for (const stop of ['figures', 'deadlines', 'orders']) {
    await page.keyboard.press('ArrowLeft');
    await expect(bubble).toContainText(words(`tour:stops.${stop}.title`));
  }
  await expect(page).toHaveURL(/\/dashboard\/order$/);
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
  await page.goto('/dashboard/walktour');
  await page.getByRole('button', { name: words('tour:resume', { number: '4' }) }).press('Enter');
  await expect(bubble).toContainText(words('tour:stops.orders.title'));
  await page.keyboard.press('ArrowLeft');
  await expect(bubble).toContainText(words('tour:stops.products.title'));
});

/** The figure next to its name. */
function figure(page: Page, name: string) {
  return page
    .locator('main dl > div')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .locator('dd')
    .first();
}

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Removes the initial data of a journey's store. */
async function empty({ backend, id }: JourneyStore): Promise<void> {
  await backend.database.db.delete(variants).where(eq(variants.storeId, id));
  await backend.database.db.delete(products).where(eq(products.storeId, id));
}

/** Actions of the store's admin through the API, where their pages are not under test. */
async function callsOf(baseURL: string, { id, backend, userNames }: JourneyStore) {
  const { access } = await signIn(baseURL, userNames.store_admin, PASSWORD);
  const send = async (method: string, path: string, body: object, ifMatch?: string) => {
    const answer = await fetch(`${baseURL}/api/store/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${access}`,
        ...(ifMatch ? { 'if-match': ifMatch } : {}),
      },
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  };
  return {
    patch: async (change: object) => {
      const [row] = await backend.database.db.select().from(stores).where(eq(stores.id, id));
      await send('PATCH', `update/${id}`, change, `"${row?.revision}"`);
    },
    create: () =>
      send('POST', 'product/create', { code: 'BOL-1', name: 'Bol', price: 13_500, quantity: 4 }),
  };
}
