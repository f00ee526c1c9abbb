import { describe, expect, it } from 'vitest';
import { linesRefused } from './run-script';

const OF_A_MODULE = 'Write a function of a module as a declaration';
const INSIDE = 'Write a function inside a function as an arrow constant';

/** Functions of a module that are not declarations. */
const arrows = [
  'export const a = () => 1;',
  'export const b = async (c) => { await c(); };',
  'export const d = (e) => (f) => e + f;',
  'export const g = function () { return 1; };',
  'const h = (i) => i; export { h };',
];

/** Declarations inside other functions. */
const nested = [
  'export function a() { function b() { return 1; } return b; }',
  'export const c = [1].map((d) => { async function e() { return d; } return e; });',
  'export class F { g() { function h() { return 1; } return h; } }',
];

const allowed = [
  'export function a<Value>(b: Value): Value { return b; }',
  'export async function c() { const d = () => 1; return d; }',
  'export const e: Handler = (f) => f;',
  'export const g = [1].map((h) => h);',
  'export const i = { j: () => 1, k() { return 2; } };',
  'export const l = memo(function M() { const n = () => 1; return n(); });',
  'export class O { p = () => 1; q() { const r = () => 1; return r; } }',
  "test('s', () => { const t = () => 1; return t; });",
];

describe('Linter rule for the style of functions', () => {
  it.each([
    'src/domain/a.ts',
    'src/ui/a.tsx',
    'server/a.ts',
    'tests/api/a.test.ts',
    'scripts/a.mjs',
  ])(
    'The linter refuses arrow constants as functions of a module, and declarations inside functions, in %s',
    (path) => {
      expect(linesRefused(path, arrows, OF_A_MODULE)).toEqual([1, 2, 3, 4, 5]);
      expect(linesRefused(path, nested, INSIDE)).toEqual([1, 2, 3]);
    },
  );

  it('The linter allows declarations, arrows inside functions, callbacks and constants with a written type', () => {
    const path = 'src/domain/a.ts';
    expect(linesRefused(path, [...allowed, 'const z = () => 1;'], OF_A_MODULE)).toEqual([9]);
    const last = 'function y() { function z() {} return z; }';
    expect(linesRefused(path, [...allowed, last], INSIDE)).toEqual([9]);
  });
});
