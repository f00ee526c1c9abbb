import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import { openTool } from './tool';

test('A developer reads a machine as text: its actors, its actions and its transitions', async ({
  page: tool,
}) => {
  await openTool(tool, 'authentication');
  await tool.getByRole('tab', { name: 'Plan' }).click();
  const outline = tool.getByRole('tabpanel');
  await expect(outline).toContainText('refreshing · Exécute refreshAccess');
  await expect(outline).toContainText(
    'waitForAttention done [isRenewed] → authenticated.active / keepSessionState',
  );

  await tool.getByRole('button', { name: /^trial/ }).click();
  await expect(outline).toContainText('group0 (initial) · À l’entrée greet · À la sortie leave');
});

test('A developer sees a lifecycle of the domain as a diagram', async ({ page: tool }) => {
  await openTool(tool, 'lifecycle:order');
  await expect(tool.locator('[data-state-id="order.pending"]')).toBeVisible();
  await expect(tool.locator('[data-transition^="order.pending | accept"]')).toBeAttached();
  await expect(tool.getByText('Un cycle de vie est tenu par le serveur')).toBeVisible();
});

test('A developer opens the machine’s page in the documents', async ({ page: tool }) => {
  await openTool(tool, 'checkout');
  const link = tool.getByRole('link', { name: 'Sa page dans la documentation' });
  const answer = await tool.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/^# checkout\n/);
});

test('A developer moves and zooms the diagram by keyboard', async ({ page: tool }) => {
  await openTool(tool, 'authentication');
  await expect(tool.locator('[data-state-id="authentication"]')).toBeVisible();
  await tool.getByRole('group', { name: 'Diagramme de authentication' }).focus();
  const before = await viewOf(tool);
  await tool.keyboard.press('ArrowRight');
  await tool.keyboard.press('ArrowDown');
  await expect.poll(() => viewOf(tool)).toEqual({ ...before, x: before.x - 80, y: before.y - 80 });
  await tool.keyboard.press('-');
  await expect.poll(async () => (await viewOf(tool)).zoom).toBeLessThan(before.zoom);
});

/** The position and the zoom of the drawing behind its frame. */
function viewOf(tool: Page): Promise<{ x: number; y: number; zoom: number }> {
  return tool.locator('.react-flow__viewport').evaluate((viewport) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(viewport).transform);
    return { x: e, y: f, zoom: a };
  });
}
