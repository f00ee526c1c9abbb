import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The event stream of the staff, which is open as long as its page. */
const STREAM = '/api/store/events/';

/** The type of every event stream, also that of a client's chat. */
const STREAM_TYPE = 'text/event-stream';

/** How long no request may start or end until a page counts as complete, in ms. */
const QUIET_MS = 500;

interface Traffic {
  readonly underWay: Set<Request>;
  /** When a request last started or ended. */
  changedAt: number;
  streams: number;
}

const trafficByContext = new WeakMap<BrowserContext, Traffic>();

function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === STREAM;
}

/** Tracks the pending requests of a browser, for {@link waitForNetworkIdle}. */
export function trackRequests(context: BrowserContext): void {
  const traffic: Traffic = { underWay: new Set(), changedAt: Date.now(), streams: 0 };
  trafficByContext.set(context, traffic);
  const change = (act: (request: Request) => void) => (request: Request) => {
    if (isStream(request)) return;
    act(request);
    traffic.changedAt = Date.now();
  };
  const end = change((request) => traffic.underWay.delete(request));
  context.on(
    'request',
    change((request) => traffic.underWay.add(request)),
  );
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  const open = new Set<Request>();
  const count = () => {
    traffic.streams = open.size;
  };
  const close = (request: Request) => {
    open.delete(request);
    count();
  };
  context.on('response', (response) => {
    // A stream has come with its head: it ends only with its page.
    if (response.headers()['content-type']?.startsWith(STREAM_TYPE)) end(response.request());
    if (isStream(response.request()) && response.ok()) open.add(response.request());
    count();
  });
  context.on('requestfinished', close);
  context.on('requestfailed', close);
}

/**
 * Waits until no request is pending, except event streams and requests to paths that a test holds.
 * Playwright's own network idle would also wait for the streams.
 */
export async function waitForNetworkIdle(page: Page, ...held: readonly string[]): Promise<void> {
  const traffic = trafficByContext.get(page.context());
  if (!traffic) throw new Error('Nobody noted what this browser asks for.');
  const isHeld = (request: Request) => held.includes(new URL(request.url()).pathname);
  const hasCome = () => [...traffic.underWay].every(isHeld);
  await expect.poll(() => hasCome() && Date.now() - traffic.changedAt >= QUIET_MS).toBe(true);
}

/**
 * Waits until a tab of this browser is connected to the event stream, and so receives all later
 * changes.
 */
export async function waitForEventStream(page: Page): Promise<void> {
  await expect.poll(() => trafficByContext.get(page.context())?.streams).toBeGreaterThan(0);
}

/**
 * Waits until a tab follows the changes by the stream of another tab: it has then asked for the lock
 * that the other tab holds. A change before that would not reach it.
 */
export async function waitForSharedStream(later: Page): Promise<void> {
  const waiting = () =>
    later.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
  await expect.poll(waiting).toBe(1);
}

/** Number of streams that this browser has open. */
export function openStreams(page: Page): number {
  return trafficByContext.get(page.context())?.streams ?? 0;
}

/**
 * Blocks change events, as in the moment before an event arrives: the stream never opens. Does not
 * use a route, which would disable the browser's cache.
 */
export function blockEventStream(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((stream) => {
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname === stream ? new Promise(() => undefined) : ask(input, init);
    };
  }, STREAM);
}
