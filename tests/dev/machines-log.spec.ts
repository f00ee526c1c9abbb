import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import { expectNoSecretIn, openTool, secretsOf, stepsOf } from './tool';

test('A developer pauses the log, and sees the later entries when they resume it', async ({
  page: tool,
  context,
}) => {
  await openTool(tool, 'authentication');
  await (await context.newPage()).goto('/auth/jwt/login');
  await searchFor(tool, 'xstate.init');
  await expect(beginningsOf(tool)).toHaveCount(2);

  await tool.getByRole('button', { name: 'Pause' }).click();
  await (await context.newPage()).goto('/auth/jwt/login');
  await expect(
    tool.getByRole('button', { name: /^Reprendre · [1-9]\d* en attente$/ }),
  ).toBeVisible();
  await expect(beginningsOf(tool)).toHaveCount(2);

  await tool.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(beginningsOf(tool)).toHaveCount(3);
});

/**
 * Opens the tool on the authentication machine, with an admin's session in another tab, which the
 * tool's own tab shares.
 */
async function openBesideSession(
  tool: Page,
  openAs: (role: 'store_admin', path: string, options: { page: Page }) => Promise<Page>,
): Promise<void> {
  await openTool(tool, 'authentication');
  await openAs('store_admin', '/dashboard', { page: await tool.context().newPage() });
  await expect(stepsOf(tool, 'xstate.done.actor.fetchUser')).toHaveCount(2);
}

test('A developer finds a step in the log, and shares its address', async ({
  page: tool,
  openAs,
  context,
}) => {
  await openBesideSession(tool, openAs);
  await searchFor(tool, 'FETCHUSER');
  await expect(stepsOf(tool, 'xstate.init')).toHaveCount(0);
  await expect(stepsOf(tool, 'xstate.done.actor.fetchUser')).toHaveCount(2);
  await searchFor(tool, 'nothing says this');
  await expect(tool.getByText('Aucune étape ne correspond')).toBeVisible();

  await searchFor(tool, '');
  await expect(rowsOf(tool).filter({ hasText: /^.{12}live-/ })).not.toHaveCount(0);
  await tool.getByRole('combobox', { name: 'Afficher' }).click();
  await tool.getByRole('option', { name: 'cette machine' }).click();
  await expect(rowsOf(tool).filter({ hasNotText: 'authentication-' })).toHaveCount(0);
  await searchFor(tool, 'fetchUser');
  await expect(tool).toHaveURL(/machine=authentication.*scope=machine.*search=fetchUser/);

  const handedOn = await context.newPage();
  await handedOn.goto(tool.url());
  await expect(handedOn.getByRole('heading', { level: 1 })).toHaveText('authentication');
  await expect(stepsOf(handedOn, 'xstate.done.actor.fetchUser')).not.toHaveCount(0);
  await expect(stepsOf(handedOn, 'xstate.init')).toHaveCount(0);
});

test('A developer sees the changes that a step made to the context', async ({
  page: tool,
  openAs,
}) => {
  await openBesideSession(tool, openAs);
  await stepsOf(tool, 'xstate.done.actor.fetchUser').last().click();

  await expect(tool.locator('del')).toHaveText(['null']);
  await expect(tool.locator('ins')).toHaveText([/^\{"id":"usr_.*"firstName":"Salma"/]);
});

test('A focused row of the log keeps its step while new rows are added before it', async ({
  page: tool,
  openAs,
  context,
}) => {
  await openBesideSession(tool, openAs);
  await searchFor(tool, 'authentication-');
  const step = stepsOf(tool, 'xstate.done.actor.fetchUser').last();
  await step.focus();
  const steps = await rowsOf(tool).count();
  await (await context.newPage()).goto('/auth/jwt/login');
  await expect(rowsOf(tool)).not.toHaveCount(steps);

  await expect(step).toBeFocused();
  await tool.keyboard.press('Enter');
  await expect(tool.locator('ins')).toHaveText([/^\{"id":"usr_.*"firstName":"Salma"/]);
});

test('Stately’s inspector receives every step in its own protocol, and no secret', async ({
  page: tool,
  openAs,
  context,
  baseURL,
}) => {
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: INSPECTOR }),
  );
  const elsewhere = callsElsewhere(tool, baseURL ?? '');
  await openTool(tool, 'authentication');
  const portal = await openAs('store_admin', '/dashboard', { page: await context.newPage() });
  await expect(stepsOf(tool, 'xstate.done.actor.fetchUser')).toHaveCount(2);
  expect(elsewhere).toEqual([]);

  const opening = context.waitForEvent('page');
  await tool.getByRole('button', { name: 'Envoyer à l’inspecteur de Stately' }).click();
  const inspector = await opening;
  const told = () => inspector.evaluate(() => Reflect.get(window, 'told') as Told[]);
  await expect
    .poll(async () => (await told()).map(({ event }) => event?.type))
    .toContain('xstate.done.actor.fetchUser');
  const kinds = (await told()).map(({ type }) => type);
  expect([...new Set(kinds)].toSorted()).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.snapshot',
  ]);
  await expectNoSecretIn(tool, await secretsOf(portal), JSON.stringify(await told()));

  await tool.getByRole('button', { name: 'Ne plus envoyer à l’inspecteur de Stately' }).click();
  await expect.poll(async () => (await told()).at(-1)?.type).toBe('@statelyai.disconnected');
});

/** A message that an inspector receives. */
interface Told {
  readonly type: string;
  readonly event?: { readonly type: string };
}

/** The other end of Stately's protocol: it reports that it is ready, and collects messages. */
const INSPECTOR = `<!doctype html><script>
  window.told = [];
  addEventListener('message', ({ data }) => told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** Addresses outside the development server that a page requests. */
function callsElsewhere(page: Page, here: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(here))
      asked.push(request.url());
  });
  return asked;
}

function searchFor(tool: Page, words: string) {
  return tool
    .getByRole('searchbox', { name: 'Chercher dans les événements, états et contenus' })
    .fill(words);
}

function rowsOf(tool: Page) {
  return tool.getByRole('group', { name: /Journal/ }).getByRole('button');
}

/** Each tab has one entry: the tool's own tab and those of the portal. */
function beginningsOf(tool: Page) {
  return rowsOf(tool).filter({ hasText: 'authentication-' });
}
