import { defineConfig } from 'vitest/config';
import { existsSync } from 'node:fs';
const alias = [
  ...(existsSync('server/demo/seed.ts')
    ? []
    : [{ find: /^.*\/demo\/seed$/, replacement: '/tmp/plat/seed.ts' }]),
  ...(existsSync('server/imports/imports.handlers.ts')
    ? []
    : [{ find: /^.*\/imports\.handlers$/, replacement: '/tmp/plat/imports.handlers.ts' }]),
];
export default defineConfig({
  resolve: { alias },
  server: { fs: { strict: false } },
  test: {
    name: 'api',
    environment: 'node',
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/api/support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60000,
    hookTimeout: 60000,
    maxWorkers: 2,
  },
});
