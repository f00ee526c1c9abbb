import { expect, it } from 'vitest';
import { createBrowserDevice } from './browser-device';

const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

it('The browser device detects its system only once its page is visible', async () => {
  const { device, show } = browser(PIXEL, 'hidden');
  let system: string | null | undefined;
  const told = device.detect().then((found) => {
    system = found;
  });
  await Promise.resolve();
  expect(system).toBeUndefined();
  show('visible');
  await told;
  expect(system).toBe('android');
});

it('The browser device detects no mobile system on a computer', async () => {
  expect(await browser(WINDOWS, 'visible').device.detect()).toBe(null);
});

it('The browser device notifies when the page is hidden, until it is unsubscribed', () => {
  const { device, show } = browser(PIXEL, 'visible');
  let times = 0;
  const stop = device.onHidden(() => {
    times += 1;
  });
  show('hidden');
  show('visible');
  expect(times).toBe(1);
  stop();
  show('hidden');
  expect(times).toBe(1);
});

it('The browser device opens the given address', () => {
  const { device, visited } = browser(PIXEL, 'visible');
  device.openUrl('souk://product/1');
  expect(visited).toEqual(['souk://product/1']);
});

/** A browser whose page visibility the test controls. */
function browser(userAgent: string, sight: DocumentVisibilityState) {
  const visited: string[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: sight });
  const device = createBrowserDevice({
    document: page,
    navigator: { userAgent, maxTouchPoints: 1 },
    location: { assign: (address) => void visited.push(String(address)) },
  });
  const show = (next: DocumentVisibilityState) => {
    page.visibilityState = next;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { device, show, visited };
}
