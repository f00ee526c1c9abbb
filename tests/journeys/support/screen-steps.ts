import type { Page } from '@playwright/test';
import { expect } from './journey';
import { notice, pictureFile, tile, tiles, uploadPictures } from './picture-field';
import type { Translator } from './translations';

/** The open page of a screen, and the texts of its language. */
interface OpenScreen {
  readonly page: Page;
  readonly words: Translator;
}

/** What a user does on a screen before it is checked. */
export type ScreenSteps = (screen: OpenScreen) => Promise<void>;

/** Waits until the list on the page links to a record below this path. */
export function waitForRecord(path: string): ScreenSteps {
  return ({ page }) => expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible();
}

export function waitForTable({ page }: OpenScreen): Promise<void> {
  return expect(page.getByRole('table').first()).toBeVisible();
}

/** Opens the first task of the board. */
export async function openTask({ page }: OpenScreen): Promise<void> {
  await page.locator('main section li button').first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
}

/** Waits for the editor of an answer, which comes once the browser is idle. */
export function waitForComposer({ page }: OpenScreen): Promise<void> {
  return expect(page.locator('#conversation-writing [role=textbox]')).toBeVisible();
}

/** Opens the times until which the open conversation can be snoozed. */
export async function openSnooze({ page, words }: OpenScreen): Promise<void> {
  await page
    .getByRole('article')
    .getByRole('button', { name: words('mail:actions.snooze'), exact: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

/** Opens a dialog of the open conversation by its menu. */
export function openInConversationMenu(path: 'actions.labels' | 'chat.link' | 'chat.ask') {
  return async ({ page, words }: OpenScreen): Promise<void> => {
    const conversation = page.getByRole('article');
    await conversation.getByRole('button', { name: words('mail:more'), exact: true }).click();
    await page.getByRole('menuitem', { name: words(`mail:${path}`), exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
  };
}

/** Asks which conversations of the list can be closed. */
export async function closeListedConversations({ page, words }: OpenScreen): Promise<void> {
  const list = page.getByRole('region', { name: words('mail:list.label'), exact: true });
  await list.getByRole('checkbox', { name: words('mail:list.all') }).check();
  await list.getByRole('button', { name: words('mail:actions.close'), exact: true }).click();
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: words('mail:bulk.confirm') });
  await expect(confirm).toBeEnabled();
}

/** Opens the form of a new saved reply. */
export async function openSavedReply({ page, words }: OpenScreen): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: words('mail:more'), exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: words('mail:replies.title') }).click();
  await page.getByRole('button', { name: words('mail:replies.add') }).click();
  await expect(page.getByRole('textbox', { name: words('mail:replies.bodyAr') })).toBeVisible();
}

/** Waits for the chart that shows the sales of a product by day. */
export function waitForChart({ page }: OpenScreen): Promise<void> {
  return expect(page.getByRole('slider')).toBeAttached();
}

export function waitForVariants({ page }: OpenScreen): Promise<void> {
  return expect(page.locator('#variants')).toBeVisible();
}

export async function saveInvalidEmail({ page }: OpenScreen): Promise<void> {
  await page.locator('#field-email').fill('salma@');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toBeVisible();
}

export async function submitEmptyForm({ page }: OpenScreen): Promise<void> {
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

export function typeWeakPassword({ page }: OpenScreen): Promise<void> {
  return page.locator('#field-newPassword').fill('Zel');
}

/** Opens the receipt of a return in transit. */
export async function openReceipt({ page, words }: OpenScreen): Promise<void> {
  await page.getByRole('button', { name: `${words('requests:actions.receive')}…` }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
}

/** Drafts the invoice of the order that the form has chosen. */
export async function draftInvoice({ page, words }: OpenScreen): Promise<void> {
  await page.getByRole('button', { name: words('invoiceEditor:choose.confirm') }).click();
  await expect(page).toHaveURL(/\/edit$/);
}

/** Leaves the form of an invoice for its page. */
export async function leaveInvoiceForm({ page }: OpenScreen): Promise<void> {
  await page.goto(page.url().replace('/edit', ''));
}

/** Two pictures, and a file that is refused. */
export async function addPictures({ page }: OpenScreen): Promise<void> {
  await uploadPictures(page, [await pictureFile('un'), await pictureFile('deux'), notice]);
  await expect(tiles(page)).toHaveCount(2);
}

export async function openPicture({ page }: OpenScreen): Promise<void> {
  await tile(page, 'deux').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(3);
}

export function choosePictureInLibrary({ page }: OpenScreen): Promise<void> {
  return page.getByRole('checkbox').first().check();
}

export async function openPictureInLibrary({ page }: OpenScreen): Promise<void> {
  await page.getByRole('button', { name: /deux\.png/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(3);
}

/** Closes the drawer of a picture and lists the library. */
export async function listLibrary({ page }: OpenScreen): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('input[value="list"] + *, label:has(input[value="list"])').first().click();
  await expect(page.getByRole('row', { name: /deux\.png/ })).toBeVisible();
}

export function waitForAllSections({ page }: OpenScreen): Promise<void> {
  return expect(page.locator('[data-section]').last()).toBeVisible({ timeout: 30_000 });
}

/** Closes the open overlay of the gallery, and opens the one of a button at this position. */
export function openOverlay(at: number, role: 'dialog' | 'alertdialog' | 'menu'): ScreenSteps {
  return async ({ page }) => {
    await closeOverlay(page);
    await overlayButtons(page).nth(at).click();
    await expect(page.getByRole(role)).toBeVisible();
  };
}

export async function showTooltip({ page }: OpenScreen): Promise<void> {
  await closeOverlay(page);
  await overlayButtons(page).nth(10).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

/** The settings: the only icon button in the header of a visitor who is not signed in. */
export async function showTooltipOfHeader({ page }: OpenScreen): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

export async function raiseToasts({ page }: OpenScreen): Promise<void> {
  const buttons = page.locator('[data-section-name="toasts"]').getByRole('button');
  for (const at of [0, 1, 2, 3, 5]) await buttons.nth(at).click();
  await page.locator('[data-toast]').first().hover();
  await expect(page.locator('[data-toast]')).toHaveCount(5);
}

function overlayButtons(page: Page) {
  return page.locator('[data-section-name="overlays"]').getByRole('button');
}

async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  for (const role of ['dialog', 'alertdialog', 'menu'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}
