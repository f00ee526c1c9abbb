import { expect, type Page, type Route } from '@playwright/test';

/**
 * Longer than the longest interval between two reconnect polls, and between two attempts of one
 * poll.
 */
const MAX_POLL_INTERVAL_MS = 31_000;

/** The last call of a path: it waits for a test's answer, unless the page gives it up before. */
export class PendingRequest {
  #route: Route | null = null;

  constructor(
    readonly page: Page,
    readonly path: string,
  ) {}

  /** Holds every call from now on; before the page is opened. */
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

  /** Answers the call that waits. */
  async answer(how: (route: Route) => Promise<void>): Promise<void> {
    const route = this.#route;
    if (!route) throw new Error(`No call of ${this.path} waits.`);
    this.#route = null;
    await how(route);
  }
}

/** What the portal knocks at while it can't reach the server; the clock of its page is a test's. */
export class ReconnectPoll extends PendingRequest {
  constructor(page: Page) {
    super(page, '/api/public/posts/');
  }

  /** Whether it knocks, at the latest when the time between two knocks has passed. */
  async isSent(): Promise<boolean> {
    if (!this.isPending) await this.page.clock.runFor(MAX_POLL_INTERVAL_MS);
    return this.isPending;
  }

  override async answer(how: (route: Route) => Promise<void>): Promise<void> {
    await expect.poll(() => this.isSent()).toBe(true);
    await super.answer(how);
  }
}
