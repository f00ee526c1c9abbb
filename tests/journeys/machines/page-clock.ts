import { expect, type Page } from '@playwright/test';

/** The time until the clock is stopped. A list notified of a change is refetched within it. */
const PAUSE_WITHIN_MS = 1_000;
const FRAME_MS = 20;

/** The clock of a page, stopped while checks run on a state that would otherwise time out. */
export interface PageClock {
  /** Does nothing while the clock is stopped. */
  pause(): Promise<void>;
  /** Does nothing while the clock runs. */
  resume(): Promise<void>;
}

/**
 * Installs a clock that the test moves; it is `ahead` ms ahead of the server's. The server's times
 * move with it: otherwise each answer would take the portal's time back to the server's.
 */
export async function installPageClock(page: Page, ahead = 0): Promise<void> {
  await page.clock.install({ time: Date.now() + ahead });
  await page.addInitScript((skew) => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      const value = get.call(this, name);
      return value !== null && name === 'date' ? new Date(Date.now() - skew).toUTCString() : value;
    };
    const begun = Date.now();
    performance.now = () => Date.now() - begun;
  }, ahead);
}

export function createPageClock(page: Page): PageClock {
  const readAgain = page.locator('[aria-busy=true]:has(tbody)');
  let isStopped = false;
  /**
   * Responses to a list's requests arrive with the clock stopped, but are drawn only while it runs.
   */
  const listsAreDrawn = () =>
    expect
      .poll(async () => {
        const count = await readAgain.count();
        if (count > 0) await page.clock.runFor(FRAME_MS);
        return count;
      })
      .toBe(0);
  return {
    pause: async () => {
      if (isStopped) return;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PAUSE_WITHIN_MS);
      isStopped = true;
      await listsAreDrawn();
    },
    resume: async () => {
      if (isStopped) await page.clock.resume();
      isStopped = false;
    },
  };
}
