import { type Browser, expect, type Page } from '@playwright/test';
import { trackRequests, waitForNetworkIdle } from '../../journeys/support/network-idle';
import { signIn, storageEntriesOf, writeStorage } from '../../support/browser/session-tokens';
import { slowPhone } from '../support/phone';
import {
  coldApp,
  coldFirstRow,
  installProbe,
  readShiftsAndTasks,
  waitUntilPainted,
} from './page-probe';
import type { Figures, Profile } from './rows';

const ADMIN = { username: 'admin', password: 'Seller#2026' };
const LIST = '/dashboard/product';
const SEARCH = '/api/store/products/search/get/?sort=-createdAt&page=1&pageSize=25';
/** A number in names of the large catalogue. */
const SOUGHT = '4321';
/** The pace of a fast typist. */
const BETWEEN_KEYS_MS = 120;
const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  'slow phone': { width: 390, height: 844 },
} as const;

/** The portal or the floor page. */
export interface Site {
  /** `http://127.0.0.1:4310` */
  readonly address: string;
  readonly browser: Browser;
  readonly profile: Profile;
  /** The user who signs in; the admin of the demo store when left out. */
  readonly username?: string;
  /** Whether the form saves; that of the floor page does not. */
  readonly saves: boolean;
}

/** A page of a signed-in user, in a browser that has been nowhere else. */
interface Visit {
  readonly page: Page;
  /** The names of the products that a search finds first. */
  namesFor(q: string): Promise<string[]>;
}

async function openVisit(site: Site): Promise<Visit> {
  const { address, browser, profile, username = ADMIN.username } = site;
  const tokens = await signIn(address, username, ADMIN.password);
  const context = await browser.newContext({
    baseURL: address,
    viewport: VIEWPORTS[profile],
    // The slow connection would not apply to the requests of a service worker.
    serviceWorkers: 'block',
  });
  trackRequests(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/boot.js');
  await writeStorage(page, { ...storageEntriesOf(tokens), i18nextLng: 'fr' });
  await installProbe(page);
  if (profile === 'slow phone') await slowPhone(page);
  const headers = { authorization: `Bearer ${tokens.access}` };
  return {
    page,
    namesFor: async (q) => {
      const response = await fetch(`${address}${SEARCH}&q=${q}`, { headers });
      // The contract's response to a search.
      const { items } = (await response.json()) as { items: { name: string }[] };
      return items.map(({ name }) => name);
    },
  };
}

/** Measures on a page of its own. */
export async function withVisit<Measured>(
  site: Site,
  measure: (visit: Visit) => Promise<Measured>,
): Promise<Measured> {
  const visit = await openVisit(site);
  try {
    return await measure(visit);
  } finally {
    await visit.page.context().close();
  }
}

function menuLink(page: Page) {
  return page.locator(`nav a[href="${LIST}"], body > main > a`).filter({ visible: true }).first();
}

function clickFromMenu(site: Site): Promise<Figures> {
  return withVisit(site, async ({ page }) => {
    await page.goto('/dashboard');
    await waitForNetworkIdle(page);
    const link = menuLink(page);
    if ((await link.count()) === 0) {
      await page.getByRole('button', { name: 'Plus', exact: true }).click();
      await waitForNetworkIdle(page);
    }
    const painted = waitUntilPainted(page, { kind: 'row', name: null });
    await link.click();
    const { at, firstPress } = await painted;
    await waitForNetworkIdle(page);
    const { longestTask } = await readShiftsAndTasks(page);
    return { menu: at - firstPress, menuTask: longestTask };
  });
}

async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

function openColdAndSearch(site: Site): Promise<Figures> {
  return withVisit(site, async ({ page, namesFor }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.resourceType()));
    await page.goto(LIST, { waitUntil: 'commit' });
    const { at: cold } = await coldFirstRow(page);
    const { at: app } = await coldApp(page);
    await waitForNetworkIdle(page);
    // Each row has a picture, which the page does not choose.
    const requests = requested.filter((kind) => kind !== 'image').length;
    const scripts = requested.filter((kind) => kind === 'script').length;
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const { shifts } = await readShiftsAndTasks(page);
    const heap = await heapMegabytes(page);
    return {
      cold,
      app,
      requests,
      scripts,
      nodes,
      shifts,
      heap,
      ...(await search(page, namesFor)),
    };
  });
}

async function search(page: Page, namesFor: Visit['namesFor']): Promise<Figures> {
  const [before] = await namesFor(SOUGHT.slice(0, -1));
  const [name = ''] = await namesFor(SOUGHT);
  expect(name, 'the last key changes the first row').not.toBe(before);
  const field = page.getByRole('searchbox').first();
  await field.click();
  const painted = waitUntilPainted(page, { kind: 'row', name });
  await field.pressSequentially(SOUGHT, { delay: BETWEEN_KEYS_MS });
  const { at, lastPress } = await painted;
  return { search: at - lastPress };
}

function openRecord(site: Site): Promise<Figures> {
  return withVisit(site, async ({ page, namesFor }) => {
    await page.goto(LIST);
    const [name = ''] = await namesFor('');
    await coldApp(page);
    await waitForNetworkIdle(page);
    const painted = waitUntilPainted(page, { kind: 'record', name });
    await page.getByRole('link', { name, exact: true }).first().click();
    const { at, firstPress } = await painted;
    return { record: at - firstPress };
  });
}

/** From the row's own link where it has one, otherwise from the record's page. */
function openForm(site: Site): Promise<Figures> {
  return withVisit(site, async ({ page, namesFor }) => {
    await page.goto(LIST);
    const [, name = ''] = await namesFor('');
    await coldApp(page);
    await waitForNetworkIdle(page);
    const link = page.getByRole('link', { name, exact: true }).first();
    const row = page.locator('main tr, main [role="row"], main li').filter({ has: link });
    const inRow = row.locator('a[href$="/edit"]').first();
    await link.hover();
    const painted = waitUntilPainted(page, { kind: 'form' });
    const isInRow = (await inRow.count()) > 0;
    if (isInRow) await inRow.click();
    else {
      await link.click();
      await page.locator('main a[href$="/edit"]').first().click();
    }
    const { at, firstPress } = await painted;
    if (site.saves) await save(page);
    return { edit: at - firstPress, editClicks: isInRow ? 1 : 2 };
  });
}

/** Saves the typed letter: a form that cannot be saved is not usable. */
async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (one) => one.request().method() !== 'GET' && one.url().includes('/api/store/product/'),
    { timeout: 60_000 },
  );
  await page.locator('[data-save-bar] button:not([data-discard])').click();
  expect((await saved).status(), 'the form saves').toBe(200);
}

/** The sum of the layout shifts of a page that is opened cold. */
export async function layoutShiftOf(site: Site, path: string): Promise<number> {
  const { shifts = Number.NaN } = await withVisit(site, async ({ page }) => {
    await page.goto(path);
    await waitForNetworkIdle(page);
    return { shifts: (await readShiftsAndTasks(page)).shifts };
  });
  return shifts;
}

/** One round of every row. */
export async function visitAll(site: Site): Promise<Figures> {
  return {
    ...(await clickFromMenu(site)),
    ...(await openColdAndSearch(site)),
    ...(await openRecord(site)),
    ...(await openForm(site)),
  };
}
