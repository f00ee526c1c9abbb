import type { Page, Route } from '@playwright/test';

/** The last call of a path: it waits for a test's answer, unless the page gives it up before. */
export class WaitingCall {
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

  get waits(): boolean {
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
