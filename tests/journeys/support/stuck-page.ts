import type { BrowserContext, Page } from '@playwright/test';

/** How long a page may take to answer or to draw a frame (ms). */
const PATIENCE_MS = 3000;

/**
 * What the pages of a journey do that ran out of time: whether their main thread answers, and
 * whether the browser draws frames. A click waits for both, and its timeout names neither.
 */
export async function describePages(context: BrowserContext): Promise<string> {
  const lines = await Promise.all(context.pages().map(describePage));
  return lines.join('\n');
}

async function describePage(page: Page): Promise<string> {
  const answers = await within(page.evaluate(() => document.visibilityState));
  if (answers === undefined) return `${page.url()}: the main thread does not answer`;
  const frame = await within(
    page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve))),
  );
  return `${page.url()}: ${answers}, ${frame === undefined ? 'draws no frames' : 'draws frames'}`;
}

/** The result, or undefined if there is none in time. */
async function within<Result>(work: Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
