import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTree, runScript } from './run-script';

const whole = {
  '': { name: 'portal' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/brought-along': { version: '1.0.0', inBundle: true },
};

describe('Lock file check', () => {
  it('The lock file check passes packages with a version and a checksum', () => {
    expect(judged(whole)).toEqual({ status: 0, output: '' });
  });

  it('The lock file check reports packages without a version or a checksum', () => {
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
  const tree = createTree({ 'package-lock.json': JSON.stringify({ packages }) });
  return runScript([
    '--import',
    'tsx',
    resolve('scripts/lock.ts'),
    '--check',
    join(tree, 'package-lock.json'),
  ]);
}
