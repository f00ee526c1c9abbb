import type { Page, Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { clients } from '../../server/database/schema/orders';
import { chatLink } from '../journeys/support/chat-link';
import { expect, test } from '../journeys/support/journey';
import { percentile, reportFigure } from './support/figures';

/** From the request of one side to the frame that shows the message on the other one (ms). */
const LIMIT_MS = 300;
const MESSAGES = 20;

test.use({ hints: true });

test('A message of a chat is on the other side’s screen within 300 ms, in both directions', async ({
  store,
  openAs,
  browser,
  baseURL,
}) => {
  const link = await chatLink(baseURL ?? '', store);
  // Without an address nothing is mailed, and no limit of mails is reached.
  const { db } = store.backend.database;
  await db.update(clients).set({ email: null }).where(eq(clients.storeId, store.id));
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const client = await phone.newPage();
  await client.goto(link);
  const write = async (text: string) => {
    await client.getByRole('textbox', { name: 'Votre message' }).fill(text);
    await client.getByRole('button', { name: 'Envoyer', exact: true }).click();
  };
  await write('Bonjour');
  await expect(client.getByText('Envoyé')).toBeVisible();
  const page = await openAs('store_user', '/dashboard/chat');
  const list = page.getByRole('region', { name: 'Conversations', exact: true });
  await list.getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: 'Réponse', exact: true });
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Bonjour')).toBeVisible();
  const answer = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  };
  const toStore: number[] = [];
  const toClient: number[] = [];
  for (let turn = 1; turn <= MESSAGES; turn += 1) {
    toStore.push(await delay(client, page, `Question ${turn}.`, write));
    toClient.push(await delay(page, client, `Réponse ${turn}.`, answer));
  }
  const median = (values: readonly number[]) => percentile(values, 0.5);
  for (const [what, times] of [
    ['a client’s message on the store’s page', toStore],
    ['a store’s message on the client’s page', toClient],
  ] as const) {
    reportFigure(`${what}, slowest`, percentile(times, 1), 'ms', Number.POSITIVE_INFINITY);
    expect(reportFigure(`${what}, median`, median(times), 'ms', LIMIT_MS)).toBeLessThanOrEqual(
      LIMIT_MS,
    );
  }
  await phone.close();
});

/** The time from the request with which a page sends a text until another page has painted it (ms). */
async function delay(
  from: Page,
  to: Page,
  text: string,
  send: (text: string) => Promise<void>,
): Promise<number> {
  const shown = to.evaluate(whenPainted, text);
  const asked = from.waitForRequest((request) => carries(request, text));
  await send(text);
  const request = await asked;
  const shownAt = await shown;
  // The times of a request are known once it is answered.
  await request.response();
  const { startTime } = request.timing();
  await expect(from.getByText(text).first()).toBeVisible();
  return shownAt - startTime;
}

function carries(request: Request, text: string): boolean {
  return request.method() === 'POST' && (request.postData() ?? '').includes(text);
}

/** Resolves with the time (ms since 1970) of the frame after the text came into the page. */
function whenPainted(text: string): Promise<number> {
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (!document.body.textContent?.includes(text)) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    });
    watching.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
