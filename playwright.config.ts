import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * The journeys run against the built product with a database of its own. This file is read again
 * by every worker, so what it chooses once stands in the environment that workers inherit.
 */
process.env.JOURNEYS_PORT ??= freePort();
process.env.JOURNEYS_DATA ??= temporaryFolder();

const address = `http://127.0.0.1:${process.env.JOURNEYS_PORT}`;
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/journeys',
  // What takes long has a command of its own, `npm run test:long`; `npm run qa` plays paths, by their names.
  ...(process.env.QA_ASKED
    ? { grep: /\w+\/\w+\/[0-9a-f]{8}$/ }
    : process.env.JOURNEYS_LONG
      ? { grep: /@long/ }
      : { grepInvert: /@long/ }),
  outputDir: process.env.JOURNEYS_OUTPUT ?? 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for its server half of the time, so three keep two cores busy. QA photographs each step,
  // and the long journeys measure: they take a core each.
  workers: process.env.QA_ASKED || process.env.JOURNEYS_LONG ? 2 : 3,
  retries: 0,
  // Paths of QA are long, and each step is photographed. Of the others, three looks of axe and a bulk
  // change take half of their time on a quiet machine of two cores, all of it on a busy one.
  timeout: process.env.QA_ASKED ? 300_000 : 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.JOURNEYS_REPORT ?? 'test-results/journeys.json' }],
  ],
  use: {
    baseURL: address,
    browserName: 'chromium',
    headless: true,
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    viewport: { width: 1440, height: 900 },
    // What can't be done on a page fails by itself: a path of QA would wait for all of its long time.
    ...(process.env.QA_ASKED && { actionTimeout: 30_000 }),
    // Software draws every frame of an animation; who wants one asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" dist/server/main.js`,
    url: address,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.JOURNEYS_PORT,
      PUBLIC_URL: address,
      DATA_DIR: process.env.JOURNEYS_DATA,
      DATABASE_URL: '',
      MEDIA_DIR: '',
      NODE_ENV: 'production',
      // The journeys sign in far more often than any person does.
      SIGN_INS_PER_MINUTE: '10000',
      // And order more often than any address does.
      PUBLIC_WRITES_PER_MINUTE: '10000',
    },
  },
});

/** Asks another process, because a configuration can't wait for an event of its own. */
export function freePort(): string {
  const ask = `const s = require('node:net').createServer();
    s.listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close(); });`;
  return execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8' });
}

/** Open to traverse, because the embedded database may run as another user; gone at the end. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
