/** Finds a Chromium for the journeys, or fetches one; the first that starts is taken. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, Refusal, runs } from './project.mjs';

/** Chromium without its windows starts pages a third sooner; it is what Playwright itself takes. */
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

/** @returns {Promise<string>} the path of a Chromium that starts on this machine */
export async function ensureBrowser() {
  return (
    installed() ??
    (await ownOfPlaywright()) ??
    (await downloaded()) ??
    fromPackageManager() ??
    none()
  );
}

function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Refusal(`CHROMIUM_PATH is '${named}', and no Chromium starts there.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find(starts);
}

/** A file alone proves nothing: a stub of a package manager or missing libraries look the same. */
function starts(path) {
  if (!existsSync(path)) return false;
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 15_000 });
  return status === 0;
}

async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test');
  return starts(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function downloaded() {
  console.log('No Chromium found; downloading the one of Playwright …');
  runs(bin('playwright'), ['install', '--no-shell', 'chromium']);
  return ownOfPlaywright();
}

function fromPackageManager() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !starts('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from the system’s packages …');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  runs('apt-get', ['update', '-q'], quiet);
  const packages = ['chromium-headless-shell', 'chromium'];
  return packages.reduce(
    (found, name) =>
      found ??
      (runs('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet)
        ? installed()
        : undefined),
    undefined,
  );
}

function none() {
  throw new Refusal(
    'No Chromium is installed and none could be fetched: install one and name it, CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
