import { expect, type Page } from '@playwright/test';
import { addHours } from 'date-fns/addHours';
import type { CameraFailure } from '#application/ports/ticket-camera.port';
import type { TicketScanDriver } from '../../support/machine-models/ticket-scan.model';
import { qrPicture } from '../support/qr-picture';
import { createTour, planDeparture } from '../support/tours';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

/** What the test tells the camera that takes the place of the device's. */
interface TestCamera {
  start(failure: string | null): void;
  draw(grey: readonly number[] | null): void;
  stop(): void;
}
type TestWindow = Window & { testCamera: TestCamera };

const ERRORS: Readonly<Record<CameraFailure, string>> = {
  forbidden: 'NotAllowedError',
  missing: 'NotFoundError',
  unreadable: 'NotReadableError',
};

/** The camera of a check-in on the real portal as the driver of its test model. */
export function createTicketScanPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): TicketScanDriver {
  const open = page.getByRole('button', { name: exactText('tours:checkIn.camera.open') });
  const close = page.getByRole('button', { name: exactText('tours:checkIn.camera.close') });
  const picture = page.getByLabel(exactText('tours:checkIn.camera.picture'), { exact: true });
  const failed = page.getByText(exactText('tours:checkIn.camera.failed'), { exact: true });
  const lines = page
    .getByRole('list', { name: exactText('tours:checkIn.results') })
    .getByRole('listitem');
  let read = 0;

  return {
    open: async () => {
      const tour = await createTour(store, 'published', { cutOffMinutes: 0 });
      const departure = await planDeparture(store, tour.id, {
        status: 'confirmed',
        startsAt: addHours(new Date(), 2),
      });
      await page.addInitScript(installTestCamera);
      await openPortal(`/dashboard/tour/${tour.id}?departure=${departure}`);
      await page.getByRole('tab', { name: textStart('tours:departure.part.checkIn') }).click();
    },
    openCamera: async () => {
      await page.evaluate(() => (window as unknown as TestWindow).testCamera.draw(null));
      await open.click();
    },
    closeCamera: () => close.click(),
    settleStart: (failure) =>
      page.evaluate(
        (name) => (window as unknown as TestWindow).testCamera.start(name),
        failure ? ERRORS[failure] : null,
      ),
    show: async (code) => {
      read += 1;
      await page.evaluate(
        (grey) => (window as unknown as TestWindow).testCamera.draw(grey),
        Array.from(qrPicture(code).grey),
      );
      // No ticket of this departure: the check-in says so.
      await expect(lines).toHaveCount(read);
    },
    lose: () => page.evaluate(() => (window as unknown as TestWindow).testCamera.stop()),
    expectViewState: async (viewState) => {
      await expect(failed).toHaveCount(viewState === 'failed' ? 1 : 0);
      const isOn = viewState === 'starting' || viewState === 'reading';
      await expect(isOn ? close : open).toBeVisible();
      await expect(picture).toHaveCount(isOn ? 1 : 0);
      if (isOn) await expect(picture).toHaveAttribute('aria-busy', `${viewState === 'starting'}`);
    },
  };
}

/** Takes the place of the device's camera: it starts when the test says so, and shows what it draws. */
function installTestCamera(): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext('2d');
  const image = new ImageData(640, 480);
  image.data.fill(255);
  let stream: MediaStream | null = null;
  let settle: (failure: string | null) => void = () => undefined;
  // A stream of a canvas has a new picture only when something is drawn.
  setInterval(() => context?.putImageData(image, 0, 0), 50);
  (window as unknown as TestWindow).testCamera = {
    start: (failure) => settle(failure),
    draw: (grey) => {
      for (let index = 0; index < 640 * 480; index += 1) {
        image.data.fill(grey?.[index] ?? 255, index * 4, index * 4 + 3);
      }
    },
    stop: () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    },
  };
  navigator.mediaDevices.getUserMedia = () =>
    new Promise((started, refused) => {
      settle = (failure) => {
        stream = canvas.captureStream(20);
        if (failure) refused(new DOMException(failure, failure));
        else started(stream);
      };
    });
}
