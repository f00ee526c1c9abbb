/**
 * A page that is drawn before its answer has come is drawn twice. The router keeps the page before it
 * on screen for this time after the press (ms), because most answers come sooner.
 */
const MAX_WAIT_MS = 60;

interface AwaitedPage {
  readonly path: string;
  /** By `performance.now()`. */
  readonly pressedAt: number;
  /** Resolves when code and answers have come. */
  readonly ready: Promise<unknown>;
}

let awaited: AwaitedPage | undefined;

/** A link was pressed, and what its page needs is on its way. */
export function awaitPage(path: string, ready: Promise<unknown>): void {
  awaited = { path, ready, pressedAt: performance.now() };
}

/** Resolves when the pressed page can be drawn, or has been waited for long enough. */
export async function pageAwaited(path: string): Promise<null> {
  if (awaited?.path !== path) return null;
  const { ready, pressedAt } = awaited;
  awaited = undefined;
  const left = MAX_WAIT_MS - (performance.now() - pressedAt);
  if (left <= 0) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, left);
  });
  await Promise.race([ready, timeout]);
  clearTimeout(timer);
  return null;
}
