import { expect, type Page } from '@playwright/test';
import { exactText } from './translated-text';

/**
 * Has the page read again whatever it shows, without a press anywhere on it: its connection is lost for
 * as long as something happens elsewhere. All that the page is made of must have come before.
 */
export const refetchAfter = async (page: Page, happens: () => Promise<void>): Promise<void> => {
  const strip = page.getByText(exactText('shell:connection.lost'));
  await page.context().setOffline(true);
  await expect(strip).toBeVisible();
  await happens();
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
};
