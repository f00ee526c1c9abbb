import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createTree, runScript } from './run-script';

const PERMISSIVE = { version: '1.0.0', license: 'MIT' };

it('The check of licences passes permissive code in bundles, and any licence outside of them', () => {
  const { status, output } = judged({
    'node_modules/@scope/shown': PERMISSIVE,
    'node_modules/either': { version: '1.0.0', license: '(GPL-3.0-or-later OR Apache-2.0)' },
    'node_modules/beside': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  });
  expect([status, output]).toEqual([0, '']);
});

it.each([
  ['copyleft', 'GPL-3.0-only'],
  ['weak copyleft', 'MPL-2.0'],
  ['a part under copyleft', 'MIT AND LGPL-3.0-or-later'],
  ['an expression that mixes and and or', 'MIT OR (MIT AND GPL-3.0-only)'],
  ['no licence', undefined],
])('The check of licences refuses %s in a bundle', (_what, license) => {
  for (const list of ['contents.json', 'contents-of-server.json']) {
    const { status, output } = judged(
      { 'node_modules/bad': { version: '2.0.0', ...(license && { license }), dev: true } },
      { [list]: ['node_modules/bad/index.js', 'src/main.tsx'] },
    );
    expect(status).toBe(1);
    expect(output).toContain(`bad@2.0.0 (${license ?? 'none named'}, in `);
  }
});

it('The list of licences says where a release has each package', () => {
  const { status, output } = judged(
    {
      'node_modules/shown': PERMISSIVE,
      'node_modules/shown/node_modules/inner': PERMISSIVE,
      'node_modules/served': PERMISSIVE,
      'node_modules/tool': { ...PERMISSIVE, dev: true },
    },
    {
      'contents-of-public-app.json': ['node_modules/shown/node_modules/inner/a.js'],
      'contents-of-server.json': ['node_modules/served/index.js'],
    },
    [],
  );
  expect(status).toBe(0);
  expect(output.split('\n')).toEqual([
    'MIT (4)',
    '  browsers: inner@1.0.0',
    '  server: served@1.0.0',
    '  installed: shown@1.0.0',
    '  development: tool@1.0.0',
  ]);
});

it('Without a build, nothing is known of bundles, and the check says so', () => {
  const root = createTree({ 'package-lock.json': JSON.stringify({ packages: {} }) });
  const { status, output } = runScript([
    '--import',
    'tsx',
    resolve('scripts/licences.ts'),
    root,
    '--check',
  ]);
  expect([status, output]).toEqual([1, 'The build lists what is in it: run npm run build first.']);
});

function judged(
  packages: Record<string, object>,
  modules: Record<string, readonly string[]> = {
    'contents.json': ['node_modules/@scope/shown/dist/a.js'],
    'contents-of-public-app.json': ['node_modules/either/index.js'],
  },
  options: readonly string[] = ['--check'],
) {
  const none = [
    'contents.json',
    'contents-of-public-app.json',
    'contents-of-prerendered.json',
    'contents-of-server.json',
  ].map((name) => [`dist/${name}`, JSON.stringify([{ modules: modules[name] ?? [] }])]);
  const root = createTree({
    'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }),
    ...Object.fromEntries(none),
  });
  return runScript(['--import', 'tsx', resolve('scripts/licences.ts'), root, ...options]);
}
