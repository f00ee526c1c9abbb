import { sql } from 'drizzle-orm';
import { partHours } from '../../server/database/schema/status';
import { expect, test } from './support/journey';

test('A visitor sees which parts of the portal work, and the days on which one did not', async ({
  store,
  page,
}) => {
  const { db } = store.backend.database;
  const hour = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000);
  hour.setUTCMinutes(0, 0, 0);
  const failing = { part: 'mail', hour, checked: 2n ** 60n - 1n, failed: 2n ** 25n - 1n } as const;
  await db.insert(partHours).values(failing);
  // The server keeps the sums of the days for a minute.
  await expect(async () => {
    await page.goto('/status');
    const mail = page.getByRole('listitem').filter({ hasText: 'E-mails' });
    await expect(mail.getByRole('definition')).toHaveText('25 min', { timeout: 2000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('État du portail');
  const database = page.getByRole('listitem').filter({ hasText: 'Données' });
  await expect(database.getByText('Fonctionne')).toBeVisible();
  await expect(database.getByRole('definition')).toHaveCount(0);
  await db.delete(partHours).where(sql`${partHours.hour} = ${hour}`);
});
