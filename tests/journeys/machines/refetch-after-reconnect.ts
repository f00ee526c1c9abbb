import { expect, type Page } from '@playwright/test';
import { exactText } from './translated-text';

/**
 * Makes the page refetch its data without any interaction, by disconnecting it while other changes
 * are made. The page must be fully loaded before.
 */
export async function refetchAfter(page: Page, happens: () => Promise<void>): Promise<void> {
  const strip = page.getByText(exactText('shell:connection.lost'));
  await page.context().setOffline(true);
  await expect(strip).toBeVisible();
  await happens();
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
}
