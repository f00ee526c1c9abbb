import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import { activeIn, openTool } from './tool';

const WAY = 'a first visit → tour.start → tour.pause → tour.quit';
const REPORT = 'test-results/qa/report.json';

test.beforeAll(() => {
  const run = spawnSync(process.execPath, [
    '--import',
    'tsx',
    'scripts/qa.ts',
    'replay',
    'tour',
    WAY,
  ]);
  expect(String(run.stdout)).toContain('1 paths, 0 failed');
});

test('A developer sees the coverage of the last run on the diagram, and replays a path of it', async ({
  page: tool,
}) => {
  await openTool(tool, 'tour');
  await tool.getByRole('tab', { name: 'Tests' }).click();
  await tool.getByRole('button', { name: 'Lire la dernière exécution' }).click();

  await expect(tool.getByText('3 transitions atteintes sur 15')).toBeVisible();
  await expect(tool.getByText(/^États non atteints.: running\.showing, finished$/)).toBeVisible();
  await expect(tool.locator('[data-missed="true"]')).toHaveCount(2);
  await expect(highlightOf(tool, 'tour.idle | tour.start | 0')).toHaveAttribute('data-look', 'hit');
  await expect(highlightOf(tool, 'tour.idle | tour.start | 0')).toHaveText('tour.start ·1');
  await expect(highlightOf(tool, 'tour.paused | tour.resume | 0')).toHaveAttribute(
    'data-look',
    'missed',
  );

  await tool.getByRole('combobox', { name: 'Chemin' }).click();
  await tool.getByRole('option', { name: WAY }).click();
  await expect(activeIn(tool, 'tour.idle')).toBeVisible();
  const steps = tool.getByRole('slider', { name: 'Pas' });
  await steps.press('ArrowRight');
  await expect(activeIn(tool, 'tour.running.seeking')).toBeVisible();
  await steps.press('End');
  await expect(activeIn(tool, 'tour.givenUp')).toBeVisible();
  await expect(tool.getByText(`npm run qa -- replay tour '${WAY}'`)).toBeVisible();

  await tool.getByRole('switch').click();
  await expect(tool.locator('[data-missed="true"]')).toHaveCount(0);
});

test('A developer opens a report from disk, and sees when it is invalid or lacks the machine', async ({
  page: tool,
}) => {
  await openTool(tool, 'tour');
  await tool.getByRole('tab', { name: 'Tests' }).click();
  await open(tool, 'notes.json', Buffer.from('{"level": "node"}'));
  await expect(tool.getByText(/n’est pas un rapport de npm run qa/)).toBeVisible();

  await open(tool, 'report.json', readFileSync(REPORT));
  await expect(tool.getByText(/n’est pas un rapport de npm run qa/)).toHaveCount(0);
  await expect(tool.getByText('3 transitions atteintes sur 15')).toBeVisible();
  await tool.getByRole('button', { name: /^checkout/ }).click();
  await expect(tool.getByText('Cette exécution n’a pas joué cette machine.')).toBeVisible();
  await expect(tool.locator('[data-look="missed"]')).toHaveCount(0);
});

function highlightOf(tool: Page, transition: string) {
  return tool.locator(`[data-transition="${transition}"]`);
}

async function open(tool: Page, name: string, buffer: Buffer): Promise<void> {
  const choosing = tool.waitForEvent('filechooser');
  await tool.getByRole('button', { name: 'Ouvrir un rapport' }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer });
}
