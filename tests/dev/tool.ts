import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/format/languages';
import { expect } from '../journeys/support/journey';
import { PASSWORD } from '../journeys/support/store';
import { writeStorage } from '../support/browser/session-tokens';

/** The tool's text of a key, in any language. */
function toolText(key: string): RegExp {
  const inLanguage = (language: string) => {
    const texts = JSON.parse(readFileSync(`src/dev/locales/${language}/dev.json`, 'utf8'));
    return key.split('.').reduce((part, step) => part[step], texts) as unknown as string;
  };
  return new RegExp(`^(${LANGUAGES.map(inLanguage).join('|')})$`);
}

export async function openTool(tool: Page, machine: string, language = 'fr'): Promise<void> {
  await recordTabMessages(tool);
  await tool.goto('/boot.js');
  await writeStorage(tool, { i18nextLng: language });
  await tool.goto(`/dev/machines?machine=${machine}`);
  await waitForLayout(tool);
}

/** Waits for the layout; returns its duration in milliseconds. */
export async function waitForLayout(tool: Page): Promise<number> {
  const drawing = tool.locator('[data-laid-out]');
  await drawing.waitFor({ timeout: 60_000 });
  return Number(await drawing.getAttribute('data-laid-out'));
}

export function stepsOf(tool: Page, event: string) {
  return tool
    .getByRole('group', { name: toolText('logLabel') })
    .getByRole('button')
    .filter({ has: tool.getByText(event, { exact: true }) });
}

export function activeIn(tool: Page, state: string) {
  return tool.locator(`[data-state-id="${state}"][data-active="true"]`);
}

/** Chooses the machine that the tab at this path runs. */
export async function chooseProcess(tool: Page, place: string): Promise<void> {
  await tool.getByRole('combobox', { name: toolText('process') }).click();
  await tool.getByRole('option', { name: place }).last().click();
}

type Format = 'svg' | 'png' | 'mermaid' | 'json' | 'log';

export async function savedFile(tool: Page, format: Format): Promise<Buffer> {
  await tool.getByRole('button', { name: toolText('export') }).click();
  const download = tool.waitForEvent('download');
  await tool.getByRole('menuitem', { name: toolText(`exportAs.${format}`) }).click();
  return readFileSync(await (await download).path());
}

/** Records all messages between tabs, from the load of the tool on. */
function recordTabMessages(tool: Page): Promise<unknown> {
  return tool.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const channel = new BroadcastChannel('seller-portal machines');
    channel.onmessage = ({ data }) => heard.push(JSON.stringify(data));
  });
}

/** The secrets: tokens that are or were in the browser, and the typed password. */
export async function secretsOf(portal: Page): Promise<string[]> {
  const kept = await portal.evaluate(() => Object.values({ ...localStorage }).map(String));
  return [PASSWORD, ...kept.filter((value) => value.startsWith('eyJ'))];
}

/**
 * Asserts that no secret is in the page, its address, its fields, the tabs' messages, or the saved
 * files.
 * @param told other texts to check
 */
export async function expectNoSecretIn(
  tool: Page,
  secrets: readonly string[],
  told = '',
): Promise<void> {
  const heard = await tool.evaluate(() => (Reflect.get(window, 'heard') as string[]).join('\n'));
  expect(heard).toContain('"kind":"entries"');
  const fields = await tool.evaluate(() =>
    [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value')),
  );
  const files: string[] = [];
  for (const format of ['log', 'json', 'svg', 'mermaid'] as const) {
    files.push((await savedFile(tool, format)).toString());
  }
  const everything = [told, heard, await tool.content(), tool.url(), ...fields, ...files].join(
    '\n',
  );
  // The last part of a token is its signature: it is a secret by itself too.
  const parts = secrets.flatMap((secret) => [secret, secret.split('.').at(-1) ?? secret]);
  expect(parts.filter((part) => part.length > 4 && everything.includes(part))).toEqual([]);
  expect(everything).not.toMatch(/eyJ[\w-]{6,}\.[\w-]+/);
}
