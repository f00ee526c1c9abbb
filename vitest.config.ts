import { defineConfig } from 'vitest/config';

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
          testTimeout: 30_000,
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
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...againstPostgres,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/faults/**'],
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
