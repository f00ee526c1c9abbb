import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHours } from 'date-fns/addHours';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { qrVideo } from './support/qr-picture';
import { bookDeparture, createTour, planDeparture } from './support/tours';

/** What the camera of this browser sees; written before the camera is opened. */
const VIDEO = join(tmpdir(), `ticket-camera-${process.pid}.y4m`);

test.use({
  launchOptions: {
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${VIDEO}`,
    ],
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  },
});

test.afterAll(() => rmSync(VIDEO, { force: true }));

test('A seller checks a guest in by holding the ticket in front of the camera', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const tour = await createTour(store, 'published', { cutOffMinutes: 0 });
  const departure = await planDeparture(store, tour.id, {
    status: 'confirmed',
    startsAt: addHours(new Date(), 2),
  });
  const { ticket } = await bookDeparture(store, departure);
  writeFileSync(VIDEO, qrVideo(ticket));

  const page = await openAs('store_manager', `/dashboard/tour/${tour.id}?departure=${departure}`);
  await page.getByRole('tab', { name: 'Arrivées' }).click();
  await page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
  await expect(page.getByText('Bienvenue : 2 places')).toBeVisible();
  await expectNoAxeViolations(page);
  // The ticket stays in sight, and is not read again.
  const results = page.getByRole('list', { name: 'Derniers billets' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Arrêter la caméra' }).click();
  await expect(results).toHaveCount(1);
  await expect(page.getByLabel(/^Image de la caméra/)).toHaveCount(0);
});
