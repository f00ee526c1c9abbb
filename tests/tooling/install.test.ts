import { expect, it } from 'vitest';
import { missingPackages } from '../../scripts/install.mjs';

const PLATFORM = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const COMPILER = 'node_modules/compiler';

it('A required package is missing if it is not installed or has another version', () => {
  const locked = { '': {}, [COMPILER]: { version: '2.0.0' } };
  expect(missingPackages(locked, {}, PLATFORM)).toEqual([COMPILER]);
  expect(missingPackages(locked, { [COMPILER]: { version: '1.0.0' } }, PLATFORM)).toEqual([
    COMPILER,
  ]);
  expect(missingPackages(locked, { [COMPILER]: { version: '2.0.0' } }, PLATFORM)).toEqual([]);
});

it.each([
  [{ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, true],
  [{ os: ['linux'], cpu: ['x64'] }, true],
  [{ os: ['!win32'], cpu: ['x64'] }, true],
  [{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  [{ os: ['linux'], cpu: ['arm64'] }, false],
  [{ os: ['darwin'] }, false],
  [{ os: ['!linux'] }, false],
  [{ cpu: ['wasm32'] }, false],
  [{}, false],
])(
  'An optional package for %j counts as missing on Linux with glibc: %j',
  (platforms, isMissing) => {
    const locked = { [COMPILER]: { version: '2.0.0', optional: true, ...platforms } };
    expect(missingPackages(locked, {}, PLATFORM)).toEqual(isMissing ? [COMPILER] : []);
  },
);

it('An optional peer that no package brings is not missing', () => {
  const locked = { [COMPILER]: { version: '2.0.0', peer: true } };
  expect(missingPackages(locked, {}, PLATFORM)).toEqual([]);
});
