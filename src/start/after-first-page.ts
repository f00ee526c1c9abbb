import type { Application } from '#application/create-application';
import { failureReports } from '#application/failure-reports';
import type { TokenStore } from '#application/ports/tokens.port';
import { createErrorReporter } from '#infrastructure/portal-errors/error-reporter';
import { keepWhenIdle } from '#infrastructure/service-worker/keep-portal';
import { isWorkerWanted } from '#infrastructure/service-worker/worker-setting';
import { tracedFetch } from '#infrastructure/tracing/traced-fetch';

/**
 * Share of the pages whose machines are watched: an inspector sees every step of every machine, which
 * makes clicks and searches a fifth slower.
 */
const WATCHED_SHARE = 0.02;

/** How long errors wait for others, so that those of one moment are one request (ms). */
const COLLECTING_MS = 1000;

/** Marks requests for traces, if the server wants some. */
function traceRequests(): void {
  const share = Number(document.querySelector<HTMLMetaElement>('meta[name=traces]')?.content ?? 0);
  if (!(share > 0)) return;
  window.fetch = tracedFetch(window.fetch.bind(window), {
    share,
    random: Math.random,
    events: window,
    now: () => performance.now(),
    hex: (digits) =>
      Array.from(crypto.getRandomValues(new Uint8Array(digits / 2)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
  });
}

/**
 * Reports the errors of the page to the server, from now on and those of before, and marks its requests
 * for traces.
 * @param errors what happened so far; what is added to it later is reported too
 * @param inspection on some pages, machines that begin with it from now on are watched
 * @param host of the API
 * @param tokens of the session, by which the server limits the reports
 */
export function watchPage(
  errors: unknown[],
  inspection: Application['inspection'],
  host: string,
  tokens?: TokenStore,
): void {
  traceRequests();
  const reporter = createErrorReporter({
    host,
    access: () => tokens?.read().access ?? null,
    fetch: (input, init) => window.fetch(input, init),
    pathname: () => location.pathname,
    whenIdle: (act) => void setTimeout(act, COLLECTING_MS),
  });
  for (const error of errors.splice(0)) reporter.take(error);
  errors.push = (...added) => {
    for (const error of added) reporter.take(error);
    return 0;
  };
  if (Math.random() >= WATCHED_SHARE) return;
  const { inspect } = inspection;
  const watch = failureReports(reporter.takeFailure);
  Object.assign(inspection, {
    inspect: (event: Parameters<typeof watch>[0]) => {
      inspect?.(event);
      watch(event);
    },
  });
}

/** How long the first page behind the sign-in has the connection for itself (ms). */
const FIRST_PAGE_MS = 2000;

/** Keeps the portal in the browser of a user who has signed in. */
function keepWhenSignedIn(session: Application['session']): void {
  if (session.getSnapshot().matches('authenticated')) {
    keepWhenIdle(window);
    return;
  }
  const { unsubscribe } = session.subscribe((snapshot) => {
    if (!snapshot.matches('authenticated')) return;
    unsubscribe();
    setTimeout(() => keepWhenIdle(window), FIRST_PAGE_MS);
  });
}

/** What begins once the first page has had the connection for itself. */
export function afterFirstPage(
  errors: unknown[],
  { inspection, session }: Application,
  host: string,
  tokens: TokenStore,
): void {
  watchPage(errors, inspection, host, tokens);
  if (isWorkerWanted(window)) keepWhenSignedIn(session);
}
