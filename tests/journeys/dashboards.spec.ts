import type { Locator, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { formatMoney } from '#domain/format/money';
import { casablancaDay } from '#domain/time/casablanca-day';
import { signIn } from '../support/browser/session-tokens';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { waitForEventStream } from './support/network-idle';
import { type JourneyStore, PASSWORD } from './support/store';
import { translatorFor } from './support/translations';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than a year ago, so that the previous year has sales, in another month. */
const SIXTY_DAYS_AND_A_YEAR_MS = 425 * DAY_MS;

test('A store admin sees the figures of the month, and each figure links to the orders that it counts', async ({
  store,
  openAs,
  page,
}) => {
  await store.place({ total: 10_000 });
  await store.place({ total: 20_000, status: 'done' });
  await store.place({ total: 5000, status: 'done', isArchived: true });
  await store.place({ total: 30_000, status: 'cancelled' });
  await store.place({ total: 40_000, status: 'disapproved' });
  const { revenue, gmv } = await sumsOf(store);
  await openAs('store_admin', '/dashboard/analytics');
  await expect(figure(page, 'Commandes')).toHaveText('4');
  await expect(figure(page, 'Chiffre d’affaires')).toHaveText(formatMoney(revenue, 'fr'));
  await expect(figure(page, 'Volume des ventes (GMV)')).toHaveText(formatMoney(gmv, 'fr'));
  // On the first day of a month, it is compared with the same time of one day.
  const lead = /^4 commandes de plus (qu’aux mêmes jours du|que le) mois précédent/;
  await expect(page.getByText(lead)).toBeVisible();
  await figure(page, 'Commandes').getByRole('link').click();
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText(/^Prises en compte\s*4$/);
  await page.goBack();
  await figure(page, 'Chiffre d’affaires').getByRole('link').click();
  await expect(chosen).toHaveText(/^Ventes\s*3$/);
});

test('A store user without access to profit sees the store’s other figures', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/ecommerce');
  await expect(figure(page, 'Recettes')).toHaveText(formatMoney(0, 'fr'));
  await expect(page.getByText('Aucune commande dans cette période ni dans celle')).toBeVisible();
  await expect(
    page.getByRole('term').filter({ hasText: /^(Bénéfice|Commission|Solde)/ }),
  ).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recettes et dépenses' })).toHaveCount(0);
});

/**
 * Orders around Ramadan 2026, when Casablanca's clocks were set back on 15 February and forward on
 * 22 March.
 */
const AROUND_RAMADAN = [
  { at: '2026-02-14T22:30:00Z', total: 1000, day: '2026-02-14' },
  { at: '2026-02-14T23:30:00Z', total: 2000, day: '2026-02-15' },
  { at: '2026-02-15T23:30:00Z', total: 4000, day: '2026-02-15' },
  { at: '2026-02-16T00:10:00Z', total: 8000, day: '2026-02-16' },
  { at: '2026-03-21T23:50:00Z', total: 16_000, day: '2026-03-21' },
  { at: '2026-03-22T22:30:00Z', total: 32_000, day: '2026-03-22' },
  { at: '2026-03-22T23:10:00Z', total: 64_000, day: '2026-03-23' },
] as const;

test('The figures agree with the lists across a clock change', { tag: '@long' }, async ({
  store,
  openAs,
  page,
  baseURL,
}) => {
  for (const { at, total } of AROUND_RAMADAN) {
    await store.place({ orderDate: new Date(at), total, status: 'done' });
  }
  await store.place({ orderDate: new Date('2026-02-15T12:00:00Z'), status: 'returned' });
  const ask = await asker(baseURL ?? '', store);
  for (const [query, from, to] of [
    ['period=day&date=2026-02-15', '2026-02-15', '2026-02-15'],
    ['date=2026-02-20', '2026-02-01', '2026-02-28'],
    ['from=2026-02-15&to=2026-03-22', '2026-02-15', '2026-03-22'],
  ] as const) {
    const days = `from=${from}&to=${to}&pageSize=100`;
    const sold = await ask(`/api/store/orders/?figure=sold&${days}`);
    const counted = await ask(`/api/store/orders/?figure=counted&${days}`);
    const byHand = AROUND_RAMADAN.filter(({ day }) => day >= from && day <= to);
    expect(sold.total).toBe(byHand.length);
    await openAs('store_admin', `/dashboard/analytics?${query}`);
    await expect(figure(page, 'Commandes')).toHaveText(String(counted.total));
    await expect(figure(page, 'Volume des ventes (GMV)')).toHaveText(
      formatMoney(sumOf(counted), 'fr'),
    );
    const income = formatMoney(sumOf(sold), 'fr');
    expect(sumOf(sold)).toBe(byHand.reduce((sum, { total }) => sum + total, 0));
    await openAs('store_admin', `/dashboard/ecommerce?${query}`);
    await expect(figure(page, 'Recettes')).toHaveText(income);
    await figure(page, 'Recettes').getByRole('link').click();
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(new RegExp(`^Ventes\\s*${sold.total}$`));
  }
});

test('A user reads a chart by keyboard and as a table, and the address keeps the view', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  await store.place({ total: 10_000, status: 'done' });
  await store.place({ orderDate: new Date(Date.now() - SIXTY_DAYS_AND_A_YEAR_MS), status: 'done' });
  await store.place({ orderDate: new Date(Date.now() - DAY_MS), status: 'done' });
  await openAs('store_admin', '/dashboard/analytics?period=year');
  const chart = page.getByRole('region', { name: 'Chiffre d’affaires par mois' });
  const slider = chart.getByRole('slider', { name: 'Mois du graphique' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', /en cours.*DHS.*, .*\d{4}.*0,00/);
  await expect(chart.locator('[data-tip]')).toContainText('en cours');
  const present = await slider.inputValue();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^janvier/);
  await page.keyboard.press('Escape');
  await expect(chart.locator('[data-tip]')).toHaveCount(0);
  expect(await slider.inputValue()).toBe(present);
  await chart.getByRole('button', { name: 'En tableau' }).click();
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(13);
  await page.getByRole('group', { name: 'Période' }).getByText('Jour').click();
  const hours = page.getByRole('region', { name: 'Chiffre d’affaires par heure' });
  await page.getByRole('button', { name: 'Période précédente' }).click();
  await page.reload();
  await expect(hours.getByRole('table').getByRole('row')).toHaveCount(25);
  await expect(page.getByRole('radio', { name: 'Jour' })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Année' })).toBeChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const name = `statistiques-des-ventes-${casablancaDay(new Date())}.csv`;
  expect((await download).suggestedFilename()).toBe(name);
});

for (const language of ['fr', 'ar'] as const) {
  test(`A user reads what a figure counts, and its amounts lead from the volume to the revenue (${language})`, {
    tag: '@long',
  }, async ({ store, openAs, page }) => {
    const words = translatorFor(language);
    await store.place({ total: 20_000, status: 'done' });
    await store.place({ total: 30_000, status: 'cancelled' });
    await store.place({ total: 40_000, status: 'returned' });
    await openAs('store_admin', '/dashboard/analytics?period=day', { language });
    const volume = page.getByRole('region', { name: words('dashboards:volume.title') });
    const amounts = [90_000, -30_000, -40_000, 20_000, 0, 20_000];
    await expect(volume.getByRole('definition')).toHaveText(
      amounts.map((amount) => formatMoney(amount, language)),
    );
    const returned = words('dashboards:figures.returned');
    const help = words('dashboards:definitions.of', { figure: returned });
    await page.getByRole('button', { name: help, exact: true }).click();
    const panel = page.getByRole('dialog', { name: help });
    await expect(panel).toContainText(words('dashboards:definitions.returned'));
    await expectNoAxeViolations(page);
    await panel.getByRole('link', { name: words('dashboards:definitions.all') }).click();
    await expect(page).toHaveURL(/figures#returned$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('dashboards:definitions.title'),
    );
    await page.goBack();
    await volume.getByRole('link').nth(2).click();
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(new RegExp(`^${words('orders:tabs.countedReturned')}\\s*1$`));
  });
}

test.describe('Failed card', () => {
  test.use({ allowedInConsole: { answers: [400] } });

  test('A failed card shows its error in its place, and is refetched separately', {
    tag: '@long',
  }, async ({ openAs, page }) => {
    let isBroken = true;
    await page.route(/\/metrics\/products\//, (route) =>
      isBroken
        ? route.fulfill({
            status: 400,
            contentType: 'application/problem+json',
            json: {
              type: 'about:blank',
              title: 'Bad',
              status: 400,
              code: 'invalid',
              requestId: 'r-17',
            },
          })
        : route.fallback(),
    );
    await openAs('store_admin', '/dashboard/analytics');
    const card = page.getByRole('region', { name: 'Meilleures ventes' });
    await expect(card.getByText('r-17')).toBeVisible();
    await expect(figure(page, 'Commandes')).toHaveText('0');
    isBroken = false;
    await card.getByRole('button', { name: 'Réessayer' }).click();
    await expect(card.getByText('Aucun produit vendu dans cette période.')).toBeVisible();
  });
});

test.describe('Live figures', () => {
  test.use({ hints: true });

  test('A store admin sees a new order in the figures without a reload', { tag: '@long' }, async ({
    store,
    openAs,
    page,
  }) => {
    await openAs('store_admin', '/dashboard/analytics');
    await expect(figure(page, 'Commandes')).toHaveText('0');
    await waitForEventStream(page);
    await store.place({ total: 10_000 });
    await expect(figure(page, 'Commandes')).toHaveText('1');
  });
});

/** Revenue and gross volume computed in SQL (`docs/figures.md`). */
async function sumsOf({ id, backend }: JourneyStore) {
  const { rows } = await backend.database.db.execute<{ revenue: string; gmv: string }>(sql`
    select sum(item_total - discount_total) filter (where status not in ('cancelled', 'rejected', 'disapproved', 'returned')) as revenue,
           sum(total) filter (where status <> 'disapproved') as gmv
      from orders where store_id = ${id}`);
  return { revenue: Number(rows[0]?.revenue), gmv: Number(rows[0]?.gmv) };
}

/** Sends requests to the API as the store's admin. */
async function asker(baseURL: string, store: JourneyStore) {
  const { access } = await signIn(baseURL, store.userNames.store_admin, PASSWORD);
  return async (path: string): Promise<{ total: number; items: { total: number }[] }> => {
    const answer = await fetch(`${baseURL}${path}`, {
      headers: { authorization: `Bearer ${access}` },
    });
    // The contract's page of orders.
    return (await answer.json()) as { total: number; items: { total: number }[] };
  };
}

function sumOf({ items }: { items: { total: number }[] }): number {
  return items.reduce((sum, { total }) => sum + total, 0);
}

/** The figure with a name. */
function figure(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Chiffres de la période' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name.replace(/[()]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd[1]');
}
