import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../journeys/support/axe-violations';
import { expect, test } from '../journeys/support/journey';
import { PASSWORD } from '../journeys/support/store';
import { translatorFor } from '../journeys/support/translations';
import { writeStorage } from '../support/browser/session-tokens';
import {
  activeIn,
  chooseProcess,
  expectNoSecretIn,
  openTool,
  savedFile,
  secretsOf,
  stepsOf,
} from './tool';

for (const language of ['fr', 'ar'] as const) {
  test(`A developer watches a sign-in, a refresh and an accepted order in another tab, in ${language}`, async ({
    store,
    page: tool,
    context,
  }) => {
    const words = translatorFor(language);
    const order = await store.place();
    await openTool(tool, 'authentication', language);
    const portal = await context.newPage();
    await portal.goto('/auth/jwt/login');
    await expect(stepsOf(tool, 'xstate.init')).not.toHaveCount(0);

    await portal
      .getByLabel(words('session:signIn.username'), { exact: true })
      .fill(store.userNames.store_admin);
    await portal.getByLabel(words('session:signIn.password'), { exact: true }).fill(PASSWORD);
    await portal.getByRole('button', { name: words('session:signIn.submit') }).click();
    await expect(stepsOf(tool, 'xstate.done.actor.signIn')).toHaveCount(1);
    await chooseProcess(tool, '/dashboard');
    await expect(activeIn(tool, 'authentication.authenticated.active')).toBeVisible();

    const first = await secretsOf(portal);
    // On a file instead of the portal, which would refresh the tokens before it is left.
    await portal.goto('/boot.js');
    await writeStorage(portal, { authToken: expiredToken(), accessToken: expiredToken() });
    await portal.goto('/dashboard/order');
    await expect(stepsOf(tool, 'xstate.done.actor.refreshAccess')).toHaveCount(1);

    await portal
      .getByRole('row')
      .filter({ hasText: String(order.number) })
      .getByRole('button', { name: words('orders:actions.accept') })
      .click();
    await expect(stepsOf(tool, 'order.accept')).toHaveCount(1);
    await tool.getByRole('button', { name: /^orderActions/ }).click();
    await expect(stepsOf(tool, 'xstate.done.actor.performAction')).toHaveCount(1);

    await expectNoSecretIn(tool, [...first, ...(await secretsOf(portal))]);
  });
}

test('A developer sends an event, and sees which guard refuses another', async ({
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

test.describe('Wrong password', () => {
  test.use({ allowedInConsole: { answers: [401] } });

  test('A developer views past steps without changing the present state', async ({
    page: tool,
    context,
  }) => {
    await openTool(tool, 'authentication');
    const portal = await context.newPage();
    await portal.goto('/auth/jwt/login');
    await portal.getByLabel('Nom d’utilisateur ou e-mail').fill('nobody');
    await portal.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await portal.getByRole('button', { name: 'Se connecter' }).click();
    await expect(stepsOf(tool, 'xstate.error.actor.signIn')).toHaveCount(1);

    await stepsOf(tool, 'credentials.submit').click();
    await expect(activeIn(tool, 'authentication.unauthenticated.signingIn')).toBeVisible();
    await expect(tool.getByText('Le passé ne peut qu’être regardé.')).toBeVisible();
    await expect(tool.getByText('"password": "•••"')).toBeVisible();
    await tool.getByRole('button', { name: 'Revenir au présent' }).click();
    await expect(activeIn(tool, 'authentication.unauthenticated.failed')).toBeVisible();
    await expectNoSecretIn(tool, [PASSWORD]);
  });
});

for (const language of ['fr', 'ar'] as const) {
  for (const mode of ['light', 'dark'] as const) {
    test(`The tool has no axe violations in ${language}, ${mode}`, async ({ page: tool }) => {
      const kept = JSON.stringify({ themeMode: mode });
      await tool.addInitScript((settings) => localStorage.setItem('settings', settings), kept);
      await openTool(tool, 'orderActions', language);
      await expect(tool.locator('html')).toHaveAttribute('data-mode', mode);
      await expect(tool.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expectNoAxeViolations(tool);
    });

    test(`The panels below the diagram have no axe violations in ${language}, ${mode}`, async ({
      page: tool,
    }) => {
      const kept = JSON.stringify({ themeMode: mode });
      await tool.addInitScript((settings) => localStorage.setItem('settings', settings), kept);
      await openTool(tool, 'authentication', language);
      await tool.getByRole('group').getByRole('button').filter({ hasText: 'xstate.init' }).click();
      await expect(tool.locator('html')).toHaveAttribute('data-mode', mode);
      await expectNoAxeViolations(tool);
      for (const panel of ['outline', 'coverage']) {
        await tool.goto(`/dev/machines?machine=authentication&panel=${panel}`);
        await expect(tool.locator('[data-laid-out]')).toBeVisible();
        await expectNoAxeViolations(tool);
      }
    });
  }
}

test('The diagram follows the reading direction', async ({ page: tool }) => {
  const places = async (language: string) => {
    await openTool(tool, 'orderActions', language);
    const ids = ['confirmingRefusal', 'performing', 'conflict', 'failed'];
    const boxes = await Promise.all(ids.map((id) => boxOf(tool, `orderActions.${id}`)));
    return ids.toSorted((one, other) => at(ids, boxes, one) - at(ids, boxes, other));
  };
  expect(await places('ar')).toEqual((await places('fr')).toReversed());
});

test('A developer saves a diagram as a picture, as Mermaid and as data', async ({ page: tool }) => {
  await openTool(tool, 'orderActions');
  const svg = await savedFile(tool, 'svg');
  expect(svg.toString()).toContain('order.accept [isAllowed (accept)]');
  expect(new Set(svg.toString().match(/fill="rgb[^"]*"/g)).size).toBeGreaterThan(3);
  expect(await sizeOf(tool, svg, 'image/svg+xml')).toBeGreaterThan(500);
  expect(await sizeOf(tool, await savedFile(tool, 'png'), 'image/png')).toBeGreaterThan(1000);
  const mermaid = (await savedFile(tool, 'mermaid')).toString();
  expect(mermaid).toMatch(/^stateDiagram-v2\n {2}\[\*\] --> available\n/);
  expect(mermaid).toContain('available --> performing : order.accept');
  expect(JSON.parse((await savedFile(tool, 'json')).toString())).toMatchObject({
    kind: 'machine',
    name: 'orderActions',
  });
});

function at(ids: string[], boxes: ({ x: number } | null)[], id: string): number {
  return boxes[ids.indexOf(id)]?.x ?? 0;
}

function boxOf(tool: Page, state: string) {
  return tool.locator(`[data-state-id="${state}"]`).boundingBox();
}

/** The width of a picture as a browser decodes it. */
function sizeOf(tool: Page, picture: Buffer, type: string): Promise<number> {
  return tool.evaluate(
    async ([base64, kind]) => {
      const image = new Image();
      image.src = `data:${kind};base64,${base64}`;
      await image.decode();
      return image.naturalWidth;
    },
    [picture.toString('base64'), type] as const,
  );
}

/** An expired token; the browser does not check its signature. */
function expiredToken(): string {
  return ['{"alg":"none"}', '{"exp":1,"sub":"u"}', 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}
