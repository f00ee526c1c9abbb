import { newId } from '../../server/database/ids';
import { conversations } from '../../server/database/schema/conversations';
import { expect, test } from '../journeys/support/journey';
import { waitForNetworkIdle } from '../journeys/support/network-idle';
import type { JourneyStore } from '../journeys/support/store';
import { coldFirstConversation, waitUntilPainted } from './judge/page-probe';
import { type Site, withVisit } from './judge/visits';
import { percentile, reportFigure } from './support/figures';

const CONVERSATIONS = 500;
const INBOX = '/dashboard/mail';
const COLD_LIMIT_MS = 430;
const MENU_LIMIT_MS = 120;
const VISITS = 5;

test.setTimeout(300_000);

test('The inbox shows its first row of 500 conversations within its limits, cold and from the menu', async ({
  store,
  browser,
  baseURL,
}) => {
  await addConversations(store);
  const site: Site = {
    address: baseURL ?? '',
    browser,
    profile: 'desktop',
    username: store.userNames.store_admin,
    saves: true,
  };
  const cold: number[] = [];
  const menu: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    cold.push(await openCold(site));
    menu.push(await clickFromMenu(site));
  }
  const [coldMedian, menuMedian] = [percentile(cold, 0.5), percentile(menu, 0.5)];
  reportFigure('inbox opened cold, first row', coldMedian, 'ms', COLD_LIMIT_MS);
  reportFigure('inbox from the menu, first row', menuMedian, 'ms', MENU_LIMIT_MS);
  expect(coldMedian).toBeLessThanOrEqual(COLD_LIMIT_MS);
  expect(menuMedian).toBeLessThanOrEqual(MENU_LIMIT_MS);
});

/** Letters of clients, an hour apart. */
async function addConversations({ id: storeId, backend }: JourneyStore): Promise<void> {
  const rows = Array.from({ length: CONVERSATIONS }, (_, turn) => ({
    id: newId('cnv'),
    storeId,
    kind: 'mail' as const,
    status: 'open' as const,
    subject: `Tapis berbère ${turn}`,
    language: 'fr' as const,
    participants: [{ name: 'Hind Tazi', email: `hind${turn}@example.ma` }],
    lastMessageAt: new Date(Date.now() - turn * 3_600_000),
    lastDirection: 'incoming' as const,
    lastText: 'Bonjour, où est mon colis ?',
    messagesCount: 1,
  }));
  await backend.database.db.insert(conversations).values(rows);
}

function openCold(site: Site): Promise<number> {
  return withVisit(site, async ({ page }) => {
    await page.goto(INBOX, { waitUntil: 'commit' });
    return (await coldFirstConversation(page)).at;
  });
}

function clickFromMenu(site: Site): Promise<number> {
  return withVisit(site, async ({ page }) => {
    await page.goto('/dashboard');
    await waitForNetworkIdle(page);
    const link = page.locator(`nav a[href="${INBOX}"]`).filter({ visible: true }).first();
    const painted = waitUntilPainted(page, { kind: 'conversation' });
    await link.click();
    const { at, firstPress } = await painted;
    return at - firstPress;
  });
}
