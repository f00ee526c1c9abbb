import { defineConfig } from 'vitest/config';
import { writeUncommittedFiles } from './scripts/uncommitted-files.ts';

writeUncommittedFiles();

const icon = new URL('./tests/support/icon.tsx', import.meta.url).pathname;

/** The bundler compiles icons; a test only needs a component that renders. */
const alias = [{ find: /^~icons\/.*$/, replacement: icon }];

/** Loading the tested modules again for each file would take as long as all tests. */
const sharedModules = { isolate: false };

/**
 * Slow tests of what only developers use: the diagrams of the developer tool, the writer of new
 * machines, and our own checks of the code. `npm run test:dev` runs them.
 */
const development = [
  'src/dev/diagram/layout.test.ts',
  'tests/tooling/budgets.test.ts',
  'tests/tooling/date-functions.test.ts',
  'tests/tooling/function-style.test.ts',
  'tests/tooling/layers.test.ts',
  'tests/tooling/literal-spreads.test.ts',
  'tests/tooling/new-machine.test.ts',
];

/**
 * Servers that are started and killed again and again, old databases, releases, backups, loads, and hundreds of generated
 * files. They take minutes and rarely fail: `npm run test:long` runs them.
 */
const endurance = [
  'tests/api/faults/mail-kills.test.ts',
  'tests/api/faults/sign-in-bursts.test.ts',
  'tests/api/faults/two-servers.test.ts',
  'tests/api/faults/upgrade-under-load.test.ts',
  'tests/api/fuzz/round-trip.test.ts',
  'tests/api/imports/import-workers.test.ts',
  'tests/api/media/upload-load.test.ts',
  'tests/api/platform/migrations.test.ts',
  'tests/api/processes/backup.test.ts',
  'tests/api/processes/backup-under-load.test.ts',
  'tests/api/processes/damaged-data.test.ts',
  'tests/api/processes/embedded-start.test.ts',
  'tests/api/processes/killed-server.test.ts',
  'tests/api/processes/managed-backup.test.ts',
  'tests/api/processes/release.test.ts',
  'tests/api/tours/place-rush.test.ts',
];

/** One PostgreSQL for each run of a project; every test file uses its own database in it. */
const againstPostgres = {
  environment: 'node',
  globalSetup: ['tests/api/support/global-setup.ts'],
  setupFiles: ['tests/api/support/contract-coverage.setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * One project for each kind of test, so that each can run alone: `vitest run --project machines`.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    testTimeout: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          ...sharedModules,
          include: ['src/**/*.test.ts', 'server/**/*.test.ts'],
          exclude: development,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/components.setup.ts'],
          // The first test of a file waits for its modules, and the machine may be busy.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          environment: 'node',
          ...sharedModules,
          include: ['tests/machines/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/watchdog.setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...againstPostgres,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/faults/**', ...endurance],
          ...sharedModules,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...againstPostgres,
          name: 'faults',
          include: ['tests/api/faults/**/*.test.ts'],
          exclude: endurance,
          // These tests count what a server does in its last seconds: nothing else may run at the
          // same time.
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...againstPostgres,
          name: 'endurance',
          include: endurance,
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'tooling',
          environment: 'node',
          include: ['tests/tooling/**/*.test.ts'],
          exclude: development,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'development',
          environment: 'node',
          include: development,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
