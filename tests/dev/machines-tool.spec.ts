import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../journeys/support/axe';
import { expect, test } from '../journeys/support/journey';
import { PASSWORD } from '../journeys/support/store';
import { storeIn } from '../support/browser-worlds/tokens';

test('a developer watches signing in, a refresh and an order being accepted in another tab', async ({
  store,
  page: tool,
  context,
}) => {
  const order = await store.place();
  await openTool(tool, 'authentication');
  const portal = await context.newPage();
  await portal.goto('/auth/jwt/login');
  await expect(stepsOf(tool, 'xstate.init')).not.toHaveCount(0);

  await portal.getByLabel('Nom d’utilisateur').fill(store.userNames.store_admin);
  await portal.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await portal.getByRole('button', { name: 'Se connecter' }).click();
  await expect(stepsOf(tool, 'xstate.done.actor.signIn')).toHaveCount(1);
  await chooseProcess(tool, '/dashboard');
  await expect(activeIn(tool, 'authentication.authenticated.active')).toBeVisible();

  const first = await secretsOf(portal);
  await storeIn(portal, { authToken: expiredToken(), accessToken: expiredToken() });
  await portal.goto('/dashboard/order');
  await expect(stepsOf(tool, 'xstate.done.actor.refreshAccess')).toHaveCount(1);

  await portal
    .getByRole('row')
    .filter({ hasText: String(order.number) })
    .getByRole('button', { name: /Accepter/ })
    .click();
  await expect(stepsOf(tool, 'order.accept')).toHaveCount(1);
  await tool.getByRole('button', { name: /^orderActions/ }).click();
  await expect(stepsOf(tool, 'xstate.done.actor.performAction')).toHaveCount(1);

  await noSecretIn(tool, [...first, ...(await secretsOf(portal))]);
});

test('a developer sends an event, and is told which guard keeps another', async ({
  page: tool,
  openAs,
  store,
  context,
}) => {
  const order = await store.place();
  await openTool(tool, 'orderActions');
  const portal = await openAs('store_admin', '/dashboard/order', { page: await context.newPage() });
  const row = portal.getByRole('row').filter({ hasText: String(order.number) });
  await row
    .getByRole('button', { name: /Refuser/ })
    .first()
    .click();
  await chooseProcess(tool, '/dashboard/order');
  await expect(activeIn(tool, 'orderActions.confirmingRefusal')).toBeVisible();

  await tool.getByRole('button', { name: 'refusal.confirm' }).click();
  await tool.getByLabel('reasonCode (texte ou JSON)').fill('null');
  await tool.getByRole('button', { name: 'Envoyer refusal.confirm' }).click();
  await expect(tool.getByText('refusal.confirm a été refusé par isReasonGiven.')).toBeVisible();

  await tool.getByRole('button', { name: 'refusal.cancel' }).click();
  await expect(portal.getByRole('dialog')).toHaveCount(0);
  const advance = tool.getByRole('button', { name: 'order.handOver' });
  await expect(advance).toHaveAttribute('aria-disabled', 'true');
  await expect(tool.getByText('Refusé par isAllowed (handOver)').first()).toBeVisible();
});

test.describe('with a password that is wrong', () => {
  test.use({ allowedInConsole: [/401/] });

  test('the past is gone through without touching the present', async ({ page: tool, context }) => {
    await openTool(tool, 'authentication');
    const portal = await context.newPage();
    await portal.goto('/auth/jwt/login');
    await portal.getByLabel('Nom d’utilisateur').fill('nobody');
    await portal.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await portal.getByRole('button', { name: 'Se connecter' }).click();
    await expect(stepsOf(tool, 'xstate.error.actor.signIn')).toHaveCount(1);

    await stepsOf(tool, 'credentials.submit').click();
    await expect(activeIn(tool, 'authentication.unauthenticated.signingIn')).toBeVisible();
    await expect(tool.getByText('Le passé ne peut qu’être regardé.')).toBeVisible();
    await expect(tool.getByText('"password": "•••"')).toBeVisible();
    await tool.getByRole('button', { name: 'Revenir au présent' }).click();
    await expect(activeIn(tool, 'authentication.unauthenticated.failed')).toBeVisible();
    await noSecretIn(tool, [PASSWORD]);
  });
});

for (const language of ['fr', 'ar'] as const) {
  for (const mode of ['light', 'dark'] as const) {
    test(`the tool is well built in ${language}, ${mode}`, async ({ page: tool }) => {
      const kept = JSON.stringify({ themeMode: mode });
      await tool.addInitScript((settings) => localStorage.setItem('settings', settings), kept);
      await openTool(tool, 'orderActions', language);
      await expect(tool.locator('html')).toHaveAttribute('data-mode', mode);
      await expect(tool.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      expect(await violations(tool)).toEqual([]);
    });
  }
}

test('the diagram goes on to where one reads', async ({ page: tool }) => {
  const places = async (language: string) => {
    await openTool(tool, 'orderActions', language);
    const ids = ['confirmingRefusal', 'performing', 'conflict', 'failed'];
    const boxes = await Promise.all(ids.map((id) => boxOf(tool, `orderActions.${id}`)));
    return ids.toSorted((one, other) => at(ids, boxes, one) - at(ids, boxes, other));
  };
  expect(await places('ar')).toEqual((await places('fr')).toReversed());
});

test('a diagram is saved as picture, Mermaid and data', async ({ page: tool }) => {
  await openTool(tool, 'orderActions');
  const svg = await saved(tool, 'Image SVG');
  expect(svg.toString()).toContain('order.accept [isAllowed (accept)]');
  expect(await sizeOf(tool, svg, 'image/svg+xml')).toBeGreaterThan(500);
  expect(await sizeOf(tool, await saved(tool, 'Image PNG'), 'image/png')).toBeGreaterThan(1000);
  const mermaid = (await saved(tool, 'Mermaid')).toString();
  expect(mermaid).toMatch(/^stateDiagram-v2\n {2}\[\*\] --> available\n/);
  expect(mermaid).toContain('available --> performing : order.accept');
  expect(JSON.parse((await saved(tool, 'JSON de la définition')).toString())).toMatchObject({
    kind: 'machine',
    name: 'orderActions',
  });
});

test('a machine of 60 states is laid out within 300 ms', async ({ page: tool }) => {
  await openTool(tool, 'authentication');
  const times: number[] = [];
  // The worker has to be warm, and what a neighbour on the machine takes doesn't count: the best of five.
  for (let round = 0; round < 5; round += 1) {
    await tool.goto('/dev/machines?machine=authentication');
    await laidOut(tool);
    await tool.evaluate(() => history.pushState(null, '', '?machine=trial'));
    await tool.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(tool.locator('[data-state-id="trial.group5.part8"]')).toBeAttached();
    times.push(await laidOut(tool));
  }
  console.log(`60 states were laid out in ${times.join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThanOrEqual(300);
});

test('1,000 events a second cost the tool no long task', async ({ page: tool, context }) => {
  await openTool(tool, 'authentication');
  const portal = await context.newPage();
  await portal.goto('/auth/jwt/login');
  await expect(stepsOf(tool, 'xstate.init')).not.toHaveCount(0);
  const target = await firstOf(portal);
  await tool.bringToFront();
  const rounds: number[] = [];
  // What takes long by itself takes long in every round; what a neighbour takes does not.
  for (let round = 0; round < 3 && !rounds.includes(0); round += 1) {
    const [longest, recorded] = await Promise.all([longestTask(tool), storm(portal, target)]);
    expect(recorded).toBeGreaterThanOrEqual(3000);
    rounds.push(longest);
  }
  console.log(`longest tasks over 50 ms in each round: ${rounds.join(', ')} ms`);
  expect(Math.min(...rounds)).toBe(0);
});

interface Target {
  readonly tab: string;
  readonly actor: string;
}

/** The first machine of a tab, as tabs name it to one another. */
const firstOf = (portal: Page): Promise<Target> =>
  portal.evaluate(
    () =>
      new Promise<Target>((give) => {
        const channel = new BroadcastChannel('seller-portal machines');
        channel.onmessage = ({ data }) => {
          if (data.kind !== 'entries' || data.place !== location.pathname) return;
          channel.close();
          give(data.entries[0]);
        };
        channel.postMessage({ kind: 'attach' });
      }),
  );

/** Sends an event a thousand times a second for three seconds, and counts what the tool was told. */
async function storm(portal: Page, target: Target): Promise<number> {
  return portal.evaluate(async ({ tab, actor }) => {
    const channel = new BroadcastChannel('seller-portal machines');
    let recorded = 0;
    channel.onmessage = ({ data }) => {
      if (data.kind === 'entries') recorded += data.entries.length;
    };
    const standing = { accessValid: false, accessExpiresAt: null, renewable: false, subject: null };
    const event = { type: 'tokens.changed', standing };
    const begun = performance.now();
    for (let sent = 0; sent < 3000; ) {
      const due = Math.min(3000, Math.ceil(performance.now() - begun));
      for (; sent < due; sent += 1) channel.postMessage({ kind: 'send', tab, actor, event });
      await new Promise((go) => setTimeout(go, 4));
    }
    while (recorded < 3000 && performance.now() - begun < 20_000) {
      await new Promise((go) => setTimeout(go, 20));
    }
    channel.close();
    return recorded;
  }, target);
}

/** The longest task over 50 ms in the next three and a half seconds; 0 where there was none. */
const longestTask = (tool: Page): Promise<number> =>
  tool.evaluate(
    () =>
      new Promise<number>((give) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ type: 'longtask' });
        setTimeout(() => {
          observer.disconnect();
          give(longest);
        }, 3500);
      }),
  );

async function openTool(tool: Page, machine: string, language = 'fr'): Promise<void> {
  await overhear(tool);
  await tool.goto('/boot.js');
  await storeIn(tool, { i18nextLng: language });
  await tool.goto(`/dev/machines?machine=${machine}`);
  await laidOut(tool);
}

/** Milliseconds that the layout took. */
async function laidOut(tool: Page): Promise<number> {
  const drawing = tool.locator('[data-laid-out]');
  await drawing.waitFor({ timeout: 60_000 });
  return Number(await drawing.getAttribute('data-laid-out'));
}

const stepsOf = (tool: Page, event: string) =>
  tool
    .getByRole('group', { name: /Journal/ })
    .getByRole('button')
    .filter({
      has: tool.getByText(event, { exact: true }),
    });

const activeIn = (tool: Page, state: string) =>
  tool.locator(`[data-state-id="${state}"][data-active="true"]`);

const at = (ids: string[], boxes: ({ x: number } | null)[], id: string): number =>
  boxes[ids.indexOf(id)]?.x ?? 0;

const boxOf = (tool: Page, state: string) =>
  tool.locator(`[data-state-id="${state}"]`).boundingBox();

/** Chooses the process that the tab at this path runs. */
async function chooseProcess(tool: Page, place: string): Promise<void> {
  await tool.getByRole('combobox', { name: 'Processus en cours' }).click();
  await tool.getByRole('option', { name: place }).last().click();
}

async function saved(tool: Page, format: string): Promise<Buffer> {
  await tool.getByRole('button', { name: /^Exporter/ }).click();
  const download = tool.waitForEvent('download');
  await tool.getByRole('menuitem', { name: format, exact: true }).click();
  return readFileSync(await (await download).path());
}

/** How wide a picture is that a browser could read. */
const sizeOf = (tool: Page, picture: Buffer, type: string): Promise<number> =>
  tool.evaluate(
    async ([base64, kind]) => {
      const image = new Image();
      image.src = `data:${kind};base64,${base64}`;
      await image.decode();
      return image.naturalWidth;
    },
    [picture.toString('base64'), type] as const,
  );

/** A token that has ended; nobody checks its signature in the browser. */
const expiredToken = (): string =>
  ['{"alg":"none"}', '{"exp":1,"sub":"u"}', 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Writes down all that tabs tell one another, from the tool's first moment on. */
const overhear = (tool: Page): Promise<unknown> =>
  tool.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const channel = new BroadcastChannel('seller-portal machines');
    channel.onmessage = ({ data }) => heard.push(JSON.stringify(data));
  });

/** What nobody may read: tokens that are or were in the browser, and the password that was typed. */
async function secretsOf(portal: Page): Promise<string[]> {
  const kept = await portal.evaluate(() => Object.values({ ...localStorage }).map(String));
  return [PASSWORD, ...kept.filter((value) => value.startsWith('eyJ'))];
}

/** No secret stands in the page, its address, its fields, what tabs tell, or what is saved. */
async function noSecretIn(tool: Page, secrets: readonly string[]): Promise<void> {
  const heard = await tool.evaluate(() => (Reflect.get(window, 'heard') as string[]).join('\n'));
  expect(heard).toContain('"kind":"entries"');
  const fields = await tool.evaluate(() =>
    [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value')),
  );
  const files: string[] = [];
  for (const format of ['JSON du journal', 'JSON de la définition', 'Image SVG', 'Mermaid']) {
    files.push((await saved(tool, format)).toString());
  }
  const everything = [heard, await tool.content(), tool.url(), ...fields, ...files].join('\n');
  // The latter part of a token signs it: by itself it is a secret too.
  const parts = secrets.flatMap((secret) => [secret, secret.split('.').at(-1) ?? secret]);
  expect(parts.filter((part) => part.length > 4 && everything.includes(part))).toEqual([]);
  expect(everything).not.toMatch(/eyJ[\w-]{6,}\.[\w-]+/);
}
