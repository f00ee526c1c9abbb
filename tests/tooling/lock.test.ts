import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const whole = {
  '': { name: 'portal' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
};

describe('the check of the lock file', () => {
  it('passes a version and a checksum of every package', () => {
    expect(judged(whole)).toEqual({ status: 0, output: '' });
  });

  it('fails packages that npm knew by name alone, or without a checksum', () => {
    const { status, output } = judged({
      ...whole,
      'node_modules/a/node_modules/b': { optional: true },
      'node_modules/c': { version: '1.0.0' },
    });
    expect(status).toBe(1);
    expect(output.split('\n').slice(1)).toEqual([
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});

function judged(packages: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  folders.push(folder);
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ packages }));
  const run = spawnSync(process.execPath, [resolve('scripts/whole-lock.mjs'), file], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status: run.status, output: (run.stdout + run.stderr).trim() };
}
