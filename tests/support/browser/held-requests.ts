import type { Page, Request, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

/** Longer than any pause of the transport between two attempts. */
const MAX_PAUSE_MS = 9_000;

/** How long to wait for a call before the test fails (ms). */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Holds the page's calls of some paths until a test answers them: with the real server's response
 * (`release`), with an error (`failOne`), or with an error for the retries too (`failAllAttempts`).
 */
export class HeldRequests {
  readonly #held = new Map<string, Route[]>();
  readonly #waiting = new Map<string, (route: Route) => void>();

  /**
   * With `keepsGivenUp: false`, aborted calls are dropped, so the next call is one the page waits
   * for.
   */
  constructor(
    readonly page: Page,
    { keepsGivenUp = true } = {},
  ) {
    if (keepsGivenUp) return;
    page.on('requestfailed', (request) => {
      for (const [path, routes] of this.#held) {
        this.#held.set(
          path,
          routes.filter((route) => route.request() !== request),
        );
      }
    });
  }

  /** Holds every call of this path from now on; `PATCH /path` holds only calls of that method. */
  async hold(call: string): Promise<void> {
    const [path, method] = call.split(' ').toReversed();
    await this.page.route(
      (url) => url.pathname === path,
      (route) =>
        method === undefined || route.request().method() === method
          ? this.#arrived(call, route)
          : route.fallback(),
    );
  }

  /** Lets the real server answer, with a changed request if needed. */
  async release(
    path: string,
    changes: (request: Request) => Parameters<Route['continue']>[0] = () => ({}),
  ): Promise<void> {
    const route = await this.#soon(path);
    await route.continue(changes(route.request()));
  }

  /**
   * Lets the real server answer a held call, if there is one, and waits until the page received it.
   */
  async releaseIfHeld(path: string): Promise<void> {
    if (!this.isHeld(path)) return;
    const route = await this.#soon(path);
    const over = this.#over(route.request());
    await route.continue();
    await over;
  }

  /** Answers this call and its retries with an error, and advances the clock between them. */
  async failAllAttempts(path: string, tries: number, answer: Answer): Promise<void> {
    for (let left = tries; left > 0; left -= 1) {
      const route = await this.#soon(path);
      const over = this.#over(route.request());
      await answer(route);
      await over;
      if (left > 1) await this.page.clock.fastForward(MAX_PAUSE_MS);
    }
  }

  /** Answers only this call with an error; later ones are held as before. */
  async failOne(path: string, answer: Answer): Promise<void> {
    await answer(await this.#soon(path));
  }

  /** Lets the real server answer the next call, if one arrives; held calls stay held. */
  releaseNext(path: string): void {
    this.#waiting.set(path, (route) => void route.continue());
  }

  /** Cancels {@link releaseNext}, if no call has arrived. */
  cancelReleaseNext(path: string): void {
    this.#waiting.delete(path);
  }

  /** Whether a call of this path is held. */
  isHeld(path: string): boolean {
    return (this.#held.get(path) ?? []).length > 0;
  }

  #arrived(path: string, route: Route): void {
    const waiting = this.#waiting.get(path);
    this.#waiting.delete(path);
    if (waiting) waiting(route);
    else this.#held.set(path, [...(this.#held.get(path) ?? []), route]);
  }

  /** Resolves when the page knows how a request ended. */
  async #over(request: Request): Promise<void> {
    const isIt = (other: Request) => other === request;
    await Promise.race([
      this.page.waitForEvent('requestfinished', isIt),
      this.page.waitForEvent('requestfailed', isIt),
    ]);
  }

  /** The next call, which must arrive within the time limit. */
  async #soon(path: string): Promise<Route> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No call of ${path} came.`)), REQUEST_TIMEOUT_MS);
    });
    try {
      return await Promise.race([this.#next(path), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #next(path: string): Promise<Route> {
    const [first, ...rest] = this.#held.get(path) ?? [];
    this.#held.set(path, rest);
    return first ? Promise.resolve(first) : new Promise((found) => this.#waiting.set(path, found));
  }
}
