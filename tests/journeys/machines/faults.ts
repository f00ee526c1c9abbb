import type { Page, Route } from '@playwright/test';

/** A server that is closed for maintenance. */
export const serverIsClosed = (route: Route): Promise<void> =>
  refuses(route, 'maintenance', 'Closed for maintenance');

/** A server that is down for a minute: so long that the portal does not wait but tells. */
export const serverIsDown = (route: Route): Promise<void> =>
  refuses(route, 'unavailable', 'Service unavailable');

/** The next call to a path finds the server down, and no other. */
export async function failOnce(page: Page, path: string): Promise<void> {
  await page.route((url) => url.pathname === path, serverIsDown, { times: 1 });
}

/** No answer comes: the cable is out. */
export const cableIsOut = (route: Route): Promise<void> => route.abort('internetdisconnected');

const refuses = (route: Route, code: string, title: string): Promise<void> =>
  route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    headers: { 'retry-after': '60' },
    body: JSON.stringify({
      type: 'about:blank',
      title,
      status: 503,
      code,
    }),
  });
