import { expect, type Page } from '@playwright/test';

/** What the time is stopped within. A list that is told of a change is read again within it. */
const MOMENT_MS = 1_000;
const FRAME_MS = 20;

/** The time of a page, which stands while what passes by itself is looked at. */
export interface HeldTime {
  /** Does nothing while the time stands already. */
  stop(): Promise<void>;
  /** Does nothing while the time goes. */
  goOn(): Promise<void>;
}

export const heldTime = (page: Page): HeldTime => {
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
    stop: async () => {
      if (isStopped) return;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MOMENT_MS);
      isStopped = true;
      await listsAreDrawn();
    },
    goOn: async () => {
      if (isStopped) await page.clock.resume();
      isStopped = false;
    },
  };
};
