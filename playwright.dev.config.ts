import { defineConfig } from '@playwright/test';
import { devEnvironments } from './bundler/dev-environments';
import journeys, { freePort } from './playwright.config';

/** `npm run test:dev`: the developers' tool, on the development build, with a separate server. */
process.env.DEV_PORT ??= freePort();

const address = `http://localhost:${process.env.DEV_PORT}`;
const server = `http://127.0.0.1:${process.env.JOURNEYS_PORT}`;
const [ofServer] = [journeys.webServer ?? []].flat();

export default defineConfig({
  ...journeys,
  testDir: 'tests/dev',
  outputDir: 'test-results/dev',
  // A measured page must not share the machine with another page.
  workers: 1,
  use: { ...journeys.use, baseURL: address },
  webServer: [
    {
      ...ofServer,
      command: `"${process.execPath}" --import tsx server/main.ts`,
      // A server that runs from its sources has no built portal to serve, so `/readyz` is checked
      // instead.
      url: `${server}/readyz`,
      env: { ...ofServer?.env, PUBLIC_URL: address },
    },
    {
      command: `"${process.execPath}" node_modules/@rsbuild/core/bin/rsbuild.js dev --config rsbuild.trial.config.ts ${devEnvironments.join(' ')} --port ${process.env.DEV_PORT}`,
      url: address,
      timeout: 120_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { API_SERVER: server, NODE_ENV: 'development' },
    },
  ],
});
