import type { Page, Route } from '@playwright/test';

/** A server that is closed for maintenance. */
export function answerMaintenance(route: Route): Promise<void> {
  return answerProblem(route, 'maintenance', 'Closed for maintenance');
}

/** A server that is down for a minute: too long for the portal to wait silently. */
export function answerUnavailable(route: Route): Promise<void> {
  return answerProblem(route, 'unavailable', 'Service unavailable');
}

/** A server that received too many requests. */
export function answerTooEarly(route: Route): Promise<void> {
  return answerProblem(route, 'too_many_requests', 'Too many requests', 429);
}

/**
 * The next request to a path fails with 503; later ones succeed. Not by the option `times`: when it
 * ends, requests under way can get lost in the browser.
 */
export async function failOnce(page: Page, path: string): Promise<void> {
  let isFirst = true;
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const fails = isFirst;
      isFirst = false;
      return fails ? answerUnavailable(route) : route.fallback();
    },
  );
}

/** Aborts the request as a browser without a network does. */
export function abortOffline(route: Route): Promise<void> {
  return route.abort('internetdisconnected');
}

/** A server that was asked too often, and names a wait that the portal does not pass silently. */
export function answerTooMany(seconds: number): (route: Route) => Promise<void> {
  return (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'retry-after': String(seconds) },
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Too Many Requests',
        status: 429,
        code: 'too_many_requests',
      }),
    });
}

/** A server that refuses a request, with further fields of the problem. */
export function answerRefused(
  status: number,
  code: string,
  more: object = {},
): (route: Route) => Promise<void> {
  return (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Refused',
        status,
        code,
        requestId: 'req_test',
        ...more,
      }),
    });
}

function answerProblem(route: Route, code: string, title: string, status = 503): Promise<void> {
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    headers: { 'retry-after': '60' },
    body: JSON.stringify({
      type: 'about:blank',
      title,
      status,
      code,
    }),
  });
}
