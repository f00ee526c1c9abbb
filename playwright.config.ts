import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { doubleSettings, portsFromList } from './tests/support/identity-providers/journey-settings';

/**
 * The journeys run against the built product with its own database. Every worker loads this file
 * again, so values chosen once are stored in environment variables, which workers inherit.
 */
process.env.JOURNEYS_PORT ??= freePort();
process.env.JOURNEYS_DATA ??= temporaryFolder();
process.env.JOURNEYS_MAIL ??= freePort();
process.env.JOURNEYS_MAIL_DOMAIN ??= 'boutiques.example.ma';
process.env.JOURNEYS_PROVIDERS ??= Array.from({ length: 5 }, freePort).join();

const address = `http://127.0.0.1:${process.env.JOURNEYS_PORT}`;
const doubles = portsFromList(process.env.JOURNEYS_PROVIDERS);
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/journeys',
  // Long-running tests and variants have their own command, `npm run test:long`. `npm run qa` runs
  // paths, selected by name.
  ...(process.env.QA_ASKED
    ? { grep: /\w+\/\w+\/[0-9a-f]{8}$/ }
    : process.env.JOURNEYS_LONG
      ? { grep: /@long/ }
      : { grepInvert: /@long/ }),
  outputDir: process.env.JOURNEYS_OUTPUT ?? 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for its server half of the time, so three keep two cores busy. QA takes a
  // screenshot of each step, and the long journeys take measurements: they need a core each.
  workers: process.env.QA_ASKED || process.env.JOURNEYS_LONG ? 2 : 3,
  retries: 0,
  // QA paths are long, with a screenshot of each step. Of the other tests, three axe runs and a
  // bulk change take half of their time on an idle two-core machine, and all of it on a busy one.
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
    // An impossible action fails after its own timeout, instead of the long timeout of a QA path.
    ...(process.env.QA_ASKED && { actionTimeout: 30_000 }),
    // The software renderer draws every frame of an animation; a test that needs animations enables
    // them.
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
        // A host name that browsers do not trust over plain HTTP, unlike localhost.
        '--host-resolver-rules=MAP shop.test 127.0.0.1',
      ],
    },
  },
  webServer: [
    {
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
        // The journeys sign in far more often than any user does.
        SIGN_INS_PER_MINUTE: '10000',
        ERROR_REPORTS_PER_MINUTE: '10000',
        // The journeys place more orders than any single address does.
        PUBLIC_WRITES_PER_MINUTE: '10000',
        // Clients answer by mail.
        MAIL_IN_PORT: process.env.JOURNEYS_MAIL,
        MAIL_IN_DOMAIN: process.env.JOURNEYS_MAIL_DOMAIN,
        ...doubleSettings(doubles),
      },
    },
    {
      // The providers of sign-in, on this machine.
      command: `"${process.execPath}" node_modules/tsx/dist/cli.mjs tests/support/identity-providers/serve-doubles.ts ${address} ${process.env.JOURNEYS_PROVIDERS}`,
      url: `http://127.0.0.1:${doubles.control}`,
      timeout: 60_000,
      stdout: 'ignore',
      stderr: 'ignore',
    },
  ],
});

/** Starts another process, because a configuration file cannot await an event itself. */
export function freePort(): string {
  const ask = `const s = require('node:net').createServer();
    s.listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close(); });`;
  return execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8' });
}

/** Mode 755, because the embedded database may run as another user. Deleted at exit. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
