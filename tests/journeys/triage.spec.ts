import type { Locator, Page } from '@playwright/test';
import { orderNumberText } from '#domain/orders/order-number';
import { signInColleague } from './machines/colleague';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { waitForEventStream } from './support/network-idle';

const TRIAGE = '/dashboard/order/triage';

test('A seller accepts, refuses, skips and takes an acceptance back, one order after another', async ({
  store,
  openAs,
}) => {
  for (let turn = 0; turn < 3; turn += 1) await store.place();
  const page = await openAs('store_admin', '/dashboard/order');
  await page.getByRole('link', { name: 'Traiter 3 commandes' }).click();
  await expect(page).toHaveURL(/\/order\/triage\?order=ord_/);
  await expect(page.getByText('1 sur 3', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Stock physique/)).toBeVisible();
  const first = await currentNumber(page);
  await answer(page, 'Accepter').click();
  await expect(page.getByText('2 sur 3', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^Annuler l’acceptation de .*${first}`) })
    .click();
  await expect(heading(page, first)).toBeVisible();
  await expect(page.getByText('1 sur 3', { exact: true })).toBeVisible();

  await answer(page, 'Accepter').click();
  await expect(heading(page, first)).toHaveCount(0);
  const second = await currentNumber(page);
  await answer(page, 'Refuser').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Article épuisé').click();
  await dialog.getByRole('button', { name: 'Refuser la commande' }).click();
  await expect(page.getByText('3 sur 3', { exact: true })).toBeVisible();
  const third = await currentNumber(page);
  expect(new Set([first, second, third]).size).toBe(3);

  await page
    .getByRole('button', { name: `Commande ${orderNumberText(third)} : plus tard` })
    .click();
  await expect(page.getByText('1 commande attend encore une réponse')).toBeVisible();
  await expect(page.locator('dl')).toHaveText(/Acceptées1Refusées1Remises à plus tard1/);
  await page.getByRole('button', { name: 'Traiter 1 commande' }).click();
  await answer(page, 'Accepter').click();
  await expect(page.getByText('Toutes les commandes ont une réponse')).toBeFocused();
  await page.getByRole('link', { name: 'Préparer 2 commandes' }).click();
  await expect(page.getByRole('row').filter({ hasText: `#${first}` })).toBeVisible();
});

test.describe('Another user', () => {
  test.use({ hints: true });

  test('An order that a colleague answers is passed over with a word, and a new one is added', async ({
    store,
    openAs,
    baseURL,
  }) => {
    const placed = [await store.place(), await store.place()];
    const page = await openAs('store_admin', TRIAGE);
    const number = await currentNumber(page);
    await waitForEventStream(page);
    const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
    const { id } = placed.find((one) => String(one.number) === number) ?? { id: '' };
    await colleague.acts(`order/${id}`, 'accept');
    await expect(
      page.getByRole('status').getByText(`La commande #${number} n’attend plus de réponse`),
    ).toBeVisible();
    await expect(heading(page, number)).toHaveCount(0);
    await expect(page.getByText('1 sur 1', { exact: true })).toBeVisible();
    await store.place();
    await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible();
  });
});

test('A seller answers with the keyboard alone, and a reload keeps the place', async ({
  store,
  openAs,
}) => {
  for (let turn = 0; turn < 3; turn += 1) await store.place();
  const page = await openAs('store_user', TRIAGE);
  const first = await currentNumber(page);
  await page.keyboard.press('s');
  await expect(heading(page, first)).toHaveCount(0);
  const second = await currentNumber(page);
  await page.reload();
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByText('2 sur 3', { exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect(heading(page, second)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(heading(page, second)).toBeVisible();
  // The role may not refuse.
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard\/order(\?|$)/);
});

test('On an Arabic phone, the answers are in reach of the thumb, nothing is cut, and nothing fails in axe', async ({
  store,
  openAs,
  page: own,
}) => {
  await own.setViewportSize({ width: 390, height: 844 });
  for (let turn = 0; turn < 2; turn += 1) await store.place();
  const page = await openAs('store_admin', TRIAGE, { language: 'ar' });
  const accept = page.getByRole('button', { name: /^قبول الطلب/ });
  await expect(accept).toBeVisible();
  await expect(page.getByText('1 من 2', { exact: true })).toBeVisible();
  const box = await accept.boundingBox();
  expect(box?.width).toBeGreaterThan(340);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
  await accept.click();
  await expect(page.getByText('2 من 2', { exact: true })).toBeVisible();
  await accept.click();
  await expect(page.getByText('تم الرد على كل الطلبات')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('A double click on the answer accepts one order', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  for (let turn = 0; turn < 2; turn += 1) await store.place();
  const page = await openAs('store_admin', TRIAGE);
  await answer(page, 'Accepter').dblclick();
  await expect(page.getByText('2 sur 2', { exact: true })).toBeVisible();
  await expect(answer(page, 'Accepter')).toBeVisible();
});

function heading(page: Page, number: string): Locator {
  return page.getByRole('heading', { name: new RegExp(`^Commande \\W*${number}`) });
}

async function currentNumber(page: Page): Promise<string> {
  const text = await page.getByRole('heading', { name: /^Commande \W*\d/ }).textContent();
  return /\d+/.exec(text ?? '')?.[0] ?? '';
}

function answer(page: Page, name: 'Accepter' | 'Refuser'): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name} la commande`) });
}
