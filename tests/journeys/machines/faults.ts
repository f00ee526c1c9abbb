import type { Route } from '@playwright/test';

/** A server that is down for a minute: so long that the portal does not wait but tells. */
export const serverIsDown = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    headers: { 'retry-after': '60' },
    body: JSON.stringify({
      type: 'about:blank',
      title: 'Service unavailable',
      status: 503,
      code: 'unavailable',
    }),
  });
