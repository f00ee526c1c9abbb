import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/application/api';

it('Each type of the generated endpoints is declared in one file', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.generated.ts'));
  const declared = files.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^export type (\w+) =/gm)].map(
      ([, type = '']) => type,
    ),
  );
  expect(declared.length).toBeGreaterThan(files.length);
  expect(declared.filter((type, at) => declared.indexOf(type) !== at)).toEqual([]);
});
