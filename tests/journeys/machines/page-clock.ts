import { expect, type Page } from '@playwright/test';

/** What the time is stopped within. A list that is told of a change is read again within it. */
const PAUSE_WITHIN_MS = 1_000;
const FRAME_MS = 20;

/** The time of a page, which stands while what passes by itself is looked at. */
export interface PageClock {
  /** Does nothing while the time stands already. */
  pause(): Promise<void>;
  /** Does nothing while the time goes. */
  resume(): Promise<void>;
}

export const createPageClock = (page: Page): PageClock => {
  const readAgain = page.locator('[aria-busy=true]:has(tbody)');
  let isStopped = false;
  /** What a list was asked for until the time stood still comes as in life, but is drawn by a clock that goes. */
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
};
