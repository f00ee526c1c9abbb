import type { Page } from '@playwright/test';

/**
 * Loses the answers to requests of these addresses, which the server carries out, as when the connection
 * breaks between the two.
 * @returns gives the answers again
 */
export async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return () => page.unroute(path);
}
