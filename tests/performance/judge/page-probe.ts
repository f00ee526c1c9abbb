import type { Page } from '@playwright/test';

/** The kinds of links that are pressed as soon as they are seen: to a record, or to a page of the portal. */
export type Pressed = 'product' | 'order' | 'tour' | 'vacancy' | 'page';

/**
 * What a user waits for. A row's name is that of the first row; null for any. `app`: the same row,
 * on a page that does all that it offers. `card`: any order on the board. `conversation`: any row of
 * the inbox. `link`: the first link to a record, `usable` once the page does all that it offers.
 * `opened`: the page that the pressed link leads to; that of a product or an order with its amounts.
 */
export type Awaited =
  | { readonly kind: 'row'; readonly name: string | null }
  | { readonly kind: 'app' }
  | { readonly kind: 'link' | 'usable'; readonly to: Pressed }
  | { readonly kind: 'opened' }
  | { readonly kind: 'card' }
  | { readonly kind: 'conversation' }
  | { readonly kind: 'record'; readonly name: string }
  | { readonly kind: 'form' };

/** Times in milliseconds since the page's request. */
export interface Painted {
  /** When the browser had painted what was awaited. */
  readonly at: number;
  /** When the user first and last pressed a key or a button since the wait began; 0 if never. */
  readonly firstPress: number;
  readonly lastPress: number;
}

interface Probe {
  isThere(awaited: Awaited): boolean;
  /** The first link of a kind that is on the screen. */
  linkTo(kind: Pressed): HTMLAnchorElement | undefined;
  wait(awaited: Awaited): Promise<Painted>;
  /** Ends all waits, without a result. */
  endWaits(): void;
  /** When the page of the pressed link was painted, since 1970 (ms). */
  readonly opened: Promise<number>;
  /** The first row after the page was opened. */
  readonly cold: Promise<Painted>;
  /** The same row, shown by the app of the page. */
  readonly coldApp: Promise<Painted>;
  /** The first card of the order board after the page was opened. */
  readonly coldCard: Promise<Painted>;
  /** The first conversation of the inbox after the page was opened. */
  readonly coldConversation: Promise<Painted>;
  /** When the last wait began. */
  begun: number;
  readonly longTasks: { readonly end: number; readonly ms: number }[];
  /** Sum of the layout shifts without user input (CLS). */
  shifts: number;
}

/** Notes tasks that block the page for 50 ms or longer, and layout shifts. */
function noteTasksAndShifts(): void {
  const probe: Partial<Probe> = { begun: 0, longTasks: [], shifts: 0 };
  Object.assign(globalThis, { probe });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      probe.longTasks?.push({ end: startTime + duration, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's DOM has no LayoutShift yet.
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) probe.shifts = (probe.shifts ?? 0) + shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Recognizes what users wait for: a row with name, price and picture; the name of a record; a form
 * that offers to save the letter typed into it.
 */
function recognize(): void {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isOnScreen = (element: Element) => {
    const { width, top, bottom } = boxOf(element);
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const row = (name: string | null) => {
    const names = 'main a[href*="/product/prd_"]:not([href$="/edit"])';
    const link = [...document.querySelectorAll(names)].find((one) => one.textContent);
    const shown = link?.closest('tr, [role="row"], li');
    if (!link || !shown || (name !== null && link.textContent !== name)) return false;
    const pictures = [...shown.querySelectorAll('img, svg')];
    const hasPicture = pictures.some((one) => boxOf(one).width >= 16);
    return isOnScreen(link) && hasPicture && /\d.*DHS/.test(shown.textContent ?? '');
  };
  const card = () =>
    [...document.querySelectorAll('main section li:has(a[href*="/order/ord_"])')].some(
      (one) => isOnScreen(one) && /\d.*DHS/.test(one.textContent ?? ''),
    );
  const conversation = () =>
    [...document.querySelectorAll('main li a[id^="row-cnv_"]:has(time)')].some(
      (one) => isOnScreen(one) && one.textContent,
    );
  const record = (name: string) =>
    [...document.querySelectorAll('h1')].some((one) => one.textContent?.includes(name));
  const isPreview = () => document.querySelector('[data-preview-rows], #root[inert]') !== null;
  const linkTo = (kind: Pressed) => {
    const paths = {
      product: '/product/prd_',
      order: '/order/ord_',
      tour: '/tour/tou_',
      vacancy: '/job/vac_',
      page: '/dashboard/',
    };
    const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href*="${paths[kind]}"]`);
    return [...links].find(
      (one) => !one.pathname.endsWith('/edit') && one.textContent?.trim() && isOnScreen(one),
    );
  };
  const opened = () => {
    if (location.pathname !== sessionStorage.getItem('pressed-by-probe')) return false;
    const page = document.querySelector('#root:not([inert]) main');
    const hasAmounts = /\/(?:prd|ord)_\w+$/.test(location.pathname);
    return (
      Boolean(page?.querySelector('h1')?.textContent) &&
      (!hasAmounts || /\d.*DHS/.test(page?.textContent ?? ''))
    );
  };
  const form = () => {
    const field = document.querySelector<HTMLInputElement>('main #field-name');
    if (!field || field.disabled || !isOnScreen(field)) return false;
    if (!('typedByProbe' in field)) {
      Object.assign(field, { typedByProbe: true });
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      // As a key does, this fires the events of a trusted input.
      document.execCommand('insertText', false, 'a');
    }
    return document.querySelector('[data-save-bar] button:enabled') !== null;
  };
  Object.assign((globalThis as unknown as { probe: Probe }).probe, {
    isThere: (awaited: Awaited) => {
      if (awaited.kind === 'row') return row(awaited.name);
      if (awaited.kind === 'card') return card();
      if (awaited.kind === 'conversation') return conversation();
      if (awaited.kind === 'app') return !isPreview() && row(null);
      if (awaited.kind === 'link') return linkTo(awaited.to) !== undefined;
      if (awaited.kind === 'usable') return !isPreview() && linkTo(awaited.to) !== undefined;
      if (awaited.kind === 'opened') return opened();
      return awaited.kind === 'record' ? record(awaited.name) : form();
    },
    linkTo,
  });
}

/** Waits for what is awaited, and for the frame that shows it. */
function installWait(): void {
  const { probe } = globalThis as unknown as { probe: Probe };
  const presses: number[] = [];
  const observers: MutationObserver[] = [];
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => presses.push(timeStamp), { capture: true });
  }
  const wait = (awaited: Awaited) =>
    new Promise<Painted>((resolve, reject) => {
      const failure = `The page never showed: ${JSON.stringify(awaited)}`;
      const timeout = setTimeout(() => reject(new Error(failure)), 60_000);
      presses.length = 0;
      probe.begun = performance.now();
      const finish = () => {
        const [firstPress = 0] = presses;
        resolve({ at: performance.now(), firstPress, lastPress: presses.at(-1) ?? 0 });
      };
      const look = () => {
        if (!probe.isThere(awaited)) return;
        observer.disconnect();
        clearTimeout(timeout);
        // The task after the next frame: the frame is painted.
        requestAnimationFrame(() => setTimeout(finish));
      };
      const observer = new MutationObserver(look);
      observers.push(observer);
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      observer.observe(document, all);
      look();
    });
  const cold = wait({ kind: 'row', name: null });
  const coldApp = wait({ kind: 'app' });
  const coldCard = wait({ kind: 'card' });
  const coldConversation = wait({ kind: 'conversation' });
  const opened = wait({ kind: 'opened' }).then(({ at }) => performance.timeOrigin + at);
  // Not every page has rows.
  for (const row of [cold, coldApp, coldCard, coldConversation, opened]) {
    row.catch(() => undefined);
  }
  const endWaits = () => {
    for (const observer of observers) observer.disconnect();
  };
  Object.assign(probe, { wait, endWaits, cold, coldApp, coldCard, coldConversation, opened });
}

/** Presses the first link of a kind in the first frame that shows it, in the first document only. */
function pressWhenSeen(to: Pressed): void {
  if (sessionStorage.getItem('pressed-by-probe')) return;
  const { probe } = globalThis as unknown as { probe: Probe };
  const look = () => {
    const link = probe.linkTo(to);
    if (!link) {
      requestAnimationFrame(look);
      return;
    }
    sessionStorage.setItem('pressed-by-probe', link.pathname);
    link.click();
  };
  requestAnimationFrame(look);
}

/** Measures every document that is opened in this page from now on. */
export async function installProbe(page: Page): Promise<void> {
  for (const script of [noteTasksAndShifts, recognize, installWait]) {
    await page.addInitScript(script);
  }
}

/** Makes the first document of this page press its first link of a kind as soon as it is seen. */
export async function installPress(page: Page, to: Pressed): Promise<void> {
  await page.addInitScript(pressWhenSeen, to);
}

/**
 * When the page was painted that the pressed link of `path` leads to, since 1970 (ms). It may be another
 * document.
 */
export async function openedAt(page: Page, path: string): Promise<number> {
  await page.waitForURL(({ pathname }) => pathname !== path, { waitUntil: 'commit' });
  return page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.opened);
}

/** Waits for what is awaited. Call it before the press that leads to it. */
export function waitUntilPainted(page: Page, awaited: Awaited): Promise<Painted> {
  return page.evaluate(
    (one) => (globalThis as unknown as { probe: Probe }).probe.wait(one),
    awaited,
  );
}

/** Stops looking for what the page has not shown so far: each look at a slow page takes milliseconds. */
export function endWaits(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.endWaits());
}

/** The first row since the page was opened. */
export function coldFirstRow(page: Page): Promise<Painted> {
  return page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.cold);
}

/** The first row of the app since the page was opened. */
export function coldApp(page: Page): Promise<Painted> {
  return page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.coldApp);
}

/** The first card of the order board since the page was opened. */
export function coldFirstCard(page: Page): Promise<Painted> {
  return page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.coldCard);
}

/** The first conversation of the inbox since the page was opened. */
export function coldFirstConversation(page: Page): Promise<Painted> {
  return page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.coldConversation);
}

/** @returns the sum of the layout shifts, and the longest task since the last wait began, in ms */
export function readShiftsAndTasks(page: Page): Promise<{ shifts: number; longestTask: number }> {
  return page.evaluate(() => {
    const { longTasks, begun, shifts } = (globalThis as unknown as { probe: Probe }).probe;
    const since = longTasks.filter(({ end }) => end > begun).map(({ ms }) => ms);
    return { shifts, longestTask: Math.max(0, ...since) };
  });
}
