import { expect, type Page } from '@playwright/test';
import { png } from '../api/media/pictures';
import { expectNoAxeViolations } from './support/axe-violations';
import { test } from './support/journey';
import {
  holdPayout,
  PDF_CONTENT,
  rejectPayout,
  retryPayout,
  sellLastWeek,
} from './support/payouts';
import { translatorFor } from './support/translations';

const RIB = '007 270 0001234567890123 90';

for (const language of ['fr', 'ar'] as const) {
  const words = translatorFor(language);
  const tag = language === 'fr' ? [] : ['@long'];

  test(`A rejected payout leads from the home page to the RIB, and is scheduled again (${language})`, {
    tag,
  }, async ({ store, openAs }) => {
    const { payoutId } = await sellLastWeek(store);
    await rejectPayout(store, payoutId);
    const page = await openAs('store_admin', '/dashboard', { language });
    const troubles = page.getByRole('region', { name: words('payouts:trouble.label') });
    await expect(troubles).toContainText(words('payouts:reasons.account_refused'));
    await expectNoAxeViolations(page);
    await troubles.getByText(words('payouts:remedy.change_account')).click();
    await page
      .getByRole('textbox', { name: words('payouts:bank.holderName') })
      .fill('Atelier des essais SARL');
    await page
      .getByRole('textbox', { name: words('payouts:bank.bankName'), exact: true })
      .fill('Banque Atlas');
    await page.getByRole('textbox', { name: words('payouts:bank.rib') }).fill(RIB);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(words('storeSettings:saved')).first()).toBeVisible();
    await openFromMenu(page, words('shell:menu.entries.payouts'));
    const row = page.getByRole('row').filter({ hasText: words('payouts:status.scheduled') });
    await row.getByRole('link', { name: /PO-/ }).click();
    const history = page.getByRole('list', { name: words('orders:detail.history') });
    await expect(history).toContainText(words('payouts:history.fail'));
    await expect(history).toContainText(words('payouts:history.changeAccount'));
    await expect(history).toContainText(words('payouts:course.pay'));
    await openFromMenu(page, words('shell:menu.entries.home'));
    await expect(troubles).toHaveCount(0);
  });

  test(`The banner of a payout is put aside, and comes back when the payout changes (${language})`, {
    tag,
  }, async ({ store, openAs }) => {
    const { payoutId } = await sellLastWeek(store);
    await rejectPayout(store, payoutId);
    const page = await openAs('store_admin', '/dashboard', { language });
    const banner = page.getByRole('region', { name: words('payouts:trouble.label') });
    const work = page.getByRole('link', { name: words('today:work.toAccept') });
    const [close] = words('payouts:trouble.putAside', { number: '' }).split(/\s?:/u);
    await banner.getByRole('button', { name: new RegExp(close ?? '') }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(work).toBeVisible();
    await expect(banner).toHaveCount(0);
    await retryPayout(store, payoutId);
    await holdPayout(store, payoutId);
    await page.reload();
    await expect(banner).toContainText(words('payouts:reasons.order_dispute'));
  });

  test(`A held payout is answered with words, a PDF and a picture, but no other file, and is under review (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const { payoutId } = await sellLastWeek(store);
    const held = await holdPayout(store, payoutId);
    const page = await openAs('store_manager', '/dashboard', { language });
    const troubles = page.getByRole('region', { name: words('payouts:trouble.label') });
    await expect(troubles.getByRole('link', { name: new RegExp(held) })).toBeVisible();
    await troubles.getByText(words('payouts:remedy.answer')).click();
    const main = page.getByRole('main');
    await expect(main.getByText(words('payouts:reasons.order_dispute')).first()).toBeVisible();
    await expect(main.getByRole('list', { name: words('payouts:hold.about') })).toContainText(held);
    const rows = main.getByRole('row').filter({ hasText: words('payouts:hold.contested') });
    await expect(rows.getByRole('rowheader')).toContainText(held);
    await main.getByRole('button', { name: words('payouts:remedy.answer'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const text = dialog.getByRole('textbox');
    const confirm = dialog.getByRole('button', { name: words('payouts:answer.confirm') });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await expect(dialog.getByRole('alert')).toContainText(
      words('media:upload.refusal.unsupported_file'),
    );
    await confirm.click();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'bon-signe.pdf', mimeType: 'application/pdf', buffer: PDF_CONTENT },
      { name: 'colis.png', mimeType: 'image/png', buffer: Buffer.from(await png()) },
    ]);
    const files = dialog.getByRole('list', { name: words('payouts:answer.files') });
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await text.fill('Livré et signé.');
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(words('payouts:status.in_review')).first()).toBeVisible();
    const history = page.getByRole('list', { name: words('orders:detail.history') });
    await expect(history).toContainText('Livré et signé.');
    const download = page.waitForEvent('download');
    await history.getByRole('button', { name: /bon-signe\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('bon-signe.pdf');
  });
}

function openFromMenu(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
}
