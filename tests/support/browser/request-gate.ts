import type { Page, Route } from '@playwright/test';

/** Lets the page's requests pass while it is open, and keeps them waiting while it is closed. */
export interface RequestGate {
  close(): void;
  open(): Promise<void>;
}

export async function createRequestGate(
  page: Page,
  isOf: (path: string) => boolean,
): Promise<RequestGate> {
  let isClosed = false;
  let waiting: Route[] = [];
  await page.route(
    ({ pathname }) => isOf(pathname),
    async (route) => {
      if (isClosed) waiting.push(route);
      else await route.continue();
    },
  );
  return {
    close: () => {
      isClosed = true;
    },
    open: async () => {
      isClosed = false;
      const routes = waiting;
      waiting = [];
      // The page may have given a request up meanwhile.
      await Promise.all(routes.map((route) => route.continue().catch(() => undefined)));
    },
  };
}
