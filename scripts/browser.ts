/** Finds a Chromium for the journeys, or downloads one; uses the first that starts. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { bin, CommandError, runProgram } from './project.mjs';

/** Headless Chromium starts pages a third faster; Playwright uses it by default. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns the path of a Chromium that starts on this machine */
export function ensureBrowser(): string {
  return (
    installed() ?? playwrightBrowser() ?? downloaded() ?? fromPackageManager() ?? noBrowserFound()
  );
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (canStart(named)) return named;
    throw new CommandError(`CHROMIUM_PATH is '${named}', and no Chromium starts there.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find(canStart);
}

/** A file alone proves nothing: a package manager's stub or missing libraries look the same. */
function canStart(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 15_000 });
  return status === 0;
}

function playwrightBrowser(): string | undefined {
  return canStart(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function downloaded(): string | undefined {
  console.log('No Chromium found; downloading the one of Playwright …');
  runProgram(bin('playwright'), ['install', '--no-shell', 'chromium']);
  return playwrightBrowser();
}

function fromPackageManager(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !canStart('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from the system’s packages …');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  runProgram('apt-get', ['update', '-q'], quiet);
  const packages = ['chromium-headless-shell', 'chromium'];
  return packages.reduce<string | undefined>(
    (found, name) =>
      found ??
      (runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet)
        ? installed()
        : undefined),
    undefined,
  );
}

function noBrowserFound(): never {
  throw new CommandError(
    'No Chromium is installed and none could be fetched: install one and name it, CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
