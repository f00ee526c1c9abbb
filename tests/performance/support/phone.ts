import type { CDPSession, Page } from '@playwright/test';

/** Speed of the slow connection: bits per second, converted to bytes. */
const SLOW_LINE = 1_600_000 / 8;
const ROUND_TRIP_MS = 150;
const SLOW_DOWN = 4;

/** An average phone: its processor is four times slower than this one. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/** The same on a slow connection: 1.6 Mbps, 150 ms round trip. */
export async function slowPhone(page: Page): Promise<CDPSession> {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: SLOW_LINE,
    uploadThroughput: SLOW_LINE,
  });
  return session;
}

/** The same without a cache. */
export async function slowPhoneWithoutCache(page: Page): Promise<void> {
  const session = await slowPhone(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}
