import { describe, expect, it } from 'vitest';
import { linesRefused } from './run-script';

const MESSAGE = 'Write the properties or elements into the literal itself';

/** Spreads of a literal that every kind of module can contain. */
const inScripts = [
  'export const a = { ...{ b: 1, c: 2 }, d: 3 };',
  'export const a = { d: 3, ...{} };',
  'export const a = { ...({ b: 1 }), d: 3 };',
  'export const a = [...[1, 2], 3];',
  'export const a = [...[...other, 1]];',
  'export const a = Math.max(...[1, 2], 3);',
  'export const a = new Date(...[2026, 1]);',
];
const inTypeScript = [
  ...inScripts,
  "export const a = { ...({ b: 'c' } as const), d: 3 };",
  "export const a = [...(['b', 'c'] as const), 'd'];",
  'export const a = { ...({ b: 1 } satisfies Shape), d: 3 };',
  'export const a = { ...({ b: 1 } as Shape), d: 3 };',
];
const inJsx = [
  ...inTypeScript,
  'export const a = <p {...{ id: name, title }} />;',
  'export const a = <p {...{ ...rest, title }}>{title}</p>;',
  "export const a = <p {...({ dir: 'ltr' } as const)} />;",
];

/**
 * Allowed spreads: of values known only at run time, and of the result of a call with a literal.
 */
const allowed = [
  'export const a = { ...rest, ...(isNew ? { b: 1 } : {}), ...(other && { c: 1 }) };',
  'export const b = [...list, ...new Set(list), ...[1, 2].map(String), ...(isNew ? [1] : [])];',
  'export const c = Math.max(...list, ...toList({ d: 1 }));',
];

describe('Linter rule for spread literals', () => {
  it.each([
    ['src/domain/a.ts', inTypeScript],
    ['src/ui/a.tsx', inJsx],
    ['server/a.ts', inTypeScript],
    ['tests/api/a.test.ts', inTypeScript],
    ['scripts/a.mjs', inScripts],
  ])('The linter refuses every form of a spread literal in %s', (path, lines) => {
    expect(linesRefused(path, lines, MESSAGE)).toEqual(lines.map((_, index) => index + 1));
  });

  it.each([
    ['src/domain/a.ts', allowed],
    ['scripts/a.mjs', allowed],
    ['src/ui/a.tsx', ['export const a = <p {...rest} {...(isNew ? { id } : {})} />;']],
  ])('The linter allows spreads of other values in %s', (path, lines) => {
    const last = 'export const z = [...[1]];';
    expect(linesRefused(path, [...lines, last], MESSAGE)).toEqual([lines.length + 1]);
  });
});
