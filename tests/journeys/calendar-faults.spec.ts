import type { Locator, Page } from '@playwright/test';
import { EVENT_LIMITS } from '#domain/calendar/calendar-event';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { spoilTokens } from '../support/browser/session-tokens';
import { storedText } from '../support/browser/stored-text';
import {
  addCalendarEvent,
  addClosure,
  dragEntry,
  gridDay,
  gridEntry,
  MONDAY,
} from './support/calendar';
import { expect, test } from './support/journey';
import { expectNoOverflow } from './support/layout-overflow';
import { loseAnswers } from './support/lost-answers';
import { PASSWORD } from './support/store';

const CALENDAR = '/dashboard/calendar';
const MONTH = `${CALENDAR}?view=month&day=${MONDAY}`;
const NEW_EVENT = `${MONTH}&new=event`;
const TUESDAY = '2027-02-09';

test.use({ viewport: { width: 1440, height: 1000 } });

test.describe('Without an answer', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('An event that is sent again after a lost answer is on the calendar once', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_user', NEW_EVENT);
    await titleOf(page).fill('Inventaire');
    const heal = await loseAnswers(page, '**/api/store/calendar/event/create');
    await add(page).click();
    await expect(page.getByRole('dialog').getByText(/^Pas de connexion/)).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Inventaire');
    await heal();
    await add(page).click();
    await expect(page.getByText('Événement ajouté')).toBeVisible();
    await expect(gridEntry(page, 'Inventaire')).toHaveCount(1);
    await page.reload();
    await expect(gridEntry(page, 'Inventaire')).toHaveCount(1);
  });

  test('A move whose answer was lost is told as done when it is tried again', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    await addCalendarEvent(store, 'Inventaire');
    await addClosure(store);
    const page = await openAs('store_manager', MONTH);
    for (const [title, path] of [
      ['Inventaire', '**/api/store/calendar/event/evt_*'],
      ['Congé', '**/api/store/availability/create/new/'],
    ] as const) {
      const heal = await loseAnswers(page, path);
      await dragEntry(page, gridEntry(page, title), TUESDAY);
      const failure = page.getByRole('alertdialog');
      await expect(failure).toContainText('L’entrée n’a pas été déplacée');
      await heal();
      await failure.getByRole('button', { name: 'Réessayer' }).click();
      await expect(failure).toHaveCount(0);
      await expect(gridDay(page, TUESDAY).getByText(title)).toBeVisible();
    }
    await page.reload();
    await expect(gridDay(page, TUESDAY).getByText('Inventaire')).toBeVisible();
    await expect(gridDay(page, TUESDAY).getByText('Congé')).toBeVisible();
  });
});

test.describe('With a session that has ended', () => {
  test.use({ allowedInConsole: { answers: [401] } });

  test('A seller whose session ends while they write an event signs in and goes on with it', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await openAs('store_user', NEW_EVENT);
    await typeTitle(page, 'Inventaire');
    await spoilTokens(page, [TOKEN_KEYS.auth, TOKEN_KEYS.refresh]);
    await add(page).click();
    await expect(page).toHaveURL(/\/auth\/jwt\/login/);
    const fields = page.locator('form input');
    await fields.nth(0).fill(store.userNames.store_user);
    await fields.nth(1).fill(PASSWORD);
    await fields.nth(1).press('Enter');
    await expect(titleOf(page)).toHaveValue('Inventaire');
    await add(page).click();
    await expect(page.getByText('Événement ajouté')).toBeVisible();
    await expect(gridEntry(page, 'Inventaire')).toHaveCount(1);
  });
});

test('A new event and a change of one survive a reload half-way', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  await addCalendarEvent(store, 'Réunion', true);
  const page = await openAs('store_user', NEW_EVENT);
  await typeTitle(page, 'Inventaire');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Inventaire');
  await add(page).click();
  await expect(page.getByText('Événement ajouté')).toBeVisible();
  await gridDay(page, '2027-02-15').getByText('Réunion').click();
  await typeTitle(page, 'Réunion du mois', 'event 2027-02-15');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Réunion du mois');
  // The draft belongs to this occurrence alone.
  await page.goto(MONTH);
  await gridDay(page, '2027-02-22').getByText('Réunion').click();
  await expect(titleOf(page)).toHaveValue('Réunion');
});

test.describe('With two users', () => {
  test.use({ allowedInConsole: { answers: [412] } });

  test('Two users who give an event different titles are asked about them, and no change is lost', {
    tag: '@long',
  }, async ({ store, openAs, browser }) => {
    const id = await addCalendarEvent(store, 'Réunion');
    const path = `${MONTH}&event=${id}`;
    const page = await openAs('store_user', path);
    const context = await browser.newContext();
    const other = await openAs('store_manager', path, { page: await context.newPage() });
    await expect(titleOf(page)).toHaveValue('Réunion');
    await titleOf(other).fill('Réunion des transporteurs');
    await other.getByRole('dialog').getByLabel(/^Lieu/).fill('Dépôt');
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await context.close();
    await titleOf(page).fill('Réunion du mois');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Réunion des transporteurs');
    await expect(question).toContainText('Réunion du mois');
  });
});

test('A title of the greatest length is shown in every view, on a screen and on a phone', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const title = `Réunion ${'w'.repeat(EVENT_LIMITS.title - 8)}`;
  const id = await addCalendarEvent(store, title);
  for (const view of ['month', 'week', 'day', 'agenda']) {
    const page = await openAs('store_user', `${CALENDAR}?view=${view}&day=${MONDAY}`);
    await expect(
      page.locator('.cal-entry, main li').filter({ hasText: 'www' }).first(),
    ).toBeVisible();
    for (const width of [390, 1440]) await expectNoOverflow(page, width);
  }
  const page = await openAs('store_user', `${MONTH}&event=${id}`);
  await expect(titleOf(page)).toHaveValue(title);
  for (const width of [390, 1440]) await expectNoOverflow(page, width);
});

function titleOf(page: Page): Locator {
  return page.getByRole('dialog').getByLabel(/^Titre/);
}

function add(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: 'Ajouter', exact: true });
}

/** Types the title of the open form, and waits until its draft is stored. */
async function typeTitle(page: Page, title: string, draft = 'event'): Promise<void> {
  await titleOf(page).fill(title);
  await expect.poll(() => storedText(page)).toContain(`"${draft}"`);
}
