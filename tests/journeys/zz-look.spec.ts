import { writeStorage } from '../support/browser/session-tokens';
import { boardPageObject } from './support/board';
import { giveCarrier } from './support/carriers';
import { test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';

for (const [language, mode] of [['fr', 'light'], ['ar', 'dark'], ['fr', 'dark'], ['ar', 'light']] as const) {
  test(`look ${language} ${mode}`, async ({ store, openAs }) => {
    test.setTimeout(240000);
    await giveCarrier(store, { name: 'Amana' });
    const statuses = ['new', 'pending', 'pending', 'pending', 'confirmed', 'confirmed', 'processing', 'ready', 'ready', 'shipped', 'delivered', 'invoiced', 'rejected'] as const;
    const placed = [];
    let n = 0;
    for (const status of statuses) {
      n += 1;
      placed.push(await store.place({ status, city: ['Fès', 'Agadir', 'Casablanca'][n % 3], lastName: ['El Alami', 'Bennani Smires El Idrissi', 'العلمي الإدريسي'][n % 3], total: 10000 * n * n, quantity: 1 } as never));
    }
    const page = await openAs('store_admin', '/boot.js', { language });
    await writeStorage(page, { settings: JSON.stringify({ themeMode: mode }) });
    const shot = async (name: string) => {
      await page.screenshot({ path: `/tmp/look/${language}-${mode}-${name}.png` });
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/dashboard/kanban');
    await waitForNetworkIdle(page);
    await shot('wide');
    if (mode === 'light' || language === 'ar') {
      const board = boardPageObject(page);
      await board.lift(placed[1]!.number);
      await page.waitForTimeout(300);
      await shot('lifted');
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await board.lift(placed[1]!.number);
      await board.dropOn(language === 'fr' ? 'En préparation' : 'قيد التحضير').catch(() => page.mouse.up());
      await page.waitForTimeout(300);
      await shot('refused');
      await page.goto('/dashboard/kanban?lane=city');
      await waitForNetworkIdle(page);
      await shot('lanes');
      await page.locator('main section li').nth(1).getByRole('button').last().click();
      await page.waitForTimeout(500);
      await shot('menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Limites des colonnes|حدود الأعمدة/ }).click().catch(() => undefined);
      await page.waitForTimeout(800);
      await shot('limits');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/kanban');
    await waitForNetworkIdle(page);
    await shot('phone');
    await page.locator('main section li').first().getByRole('button').last().click();
    await page.waitForTimeout(500);
    await shot('phone-menu');
  });
}
