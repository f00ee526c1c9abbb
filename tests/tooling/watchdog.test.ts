import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('A test that computes without end is named, and its process ends', () => {
  const program = new URL('./blocked-process.ts', import.meta.url).pathname;
  const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('FAILED a test computed for 1 s without end.\n');
  expect(signal).toBe('SIGKILL');
});
