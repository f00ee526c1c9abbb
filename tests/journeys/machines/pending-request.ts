import { expect, type Page, type Route } from '@playwright/test';

/**
 * Longer than the longest interval between two reconnect polls, and between two attempts of one
 * poll.
 */
const MAX_POLL_INTERVAL_MS = 31_000;

/** The last request of a path: it waits for a test's answer, unless the page aborts it first. */
export class PendingRequest {
  #route: Route | null = null;

  constructor(
    readonly page: Page,
    readonly path: string,
  ) {}

  /** Holds all later requests; call it before the page is opened. */
  async hold(): Promise<void> {
    await this.page.route(
      (url) => url.pathname === this.path,
      (route) => {
        this.#route = route;
      },
    );
    this.page.on('requestfailed', (request) => {
      if (this.#route?.request() === request) this.#route = null;
    });
  }

  get isPending(): boolean {
    return this.#route !== null;
  }

  /** Waits until another request is pending because of an action. */
  async replacedBy(act: () => Promise<void>): Promise<void> {
    const before = this.#route;
    await act();
    await expect.poll(() => this.#route !== null && this.#route !== before).toBe(true);
  }

  /** Answers the pending request. */
  async answer(how: (route: Route) => Promise<void>): Promise<void> {
    const route = this.#route;
    if (!route) throw new Error(`No call of ${this.path} waits.`);
    this.#route = null;
    await how(route);
  }
}

/**
 * The request with which the portal polls an unreachable server; the test controls the page's
 * clock.
 */
export class ReconnectPoll extends PendingRequest {
  constructor(page: Page) {
    super(page, '/api/public/posts/');
  }

  /** Whether a poll is pending, at the latest after the longest interval between two polls. */
  async isSent(): Promise<boolean> {
    if (!this.isPending) await this.page.clock.runFor(MAX_POLL_INTERVAL_MS);
    return this.isPending;
  }

  override async answer(how: (route: Route) => Promise<void>): Promise<void> {
    await expect.poll(() => this.isSent()).toBe(true);
    await super.answer(how);
  }
}
