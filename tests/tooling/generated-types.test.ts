import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../scripts/contract-document';
import { declarationsOf, importOfSchemas, withImportedSchemas } from '../../scripts/schema-types';

const folder = 'src/application/api';
const contract: Contract = JSON.parse(readFileSync('openapi/openapi.bundle.json', 'utf8'));
const schemas = Object.keys(contract.components?.schemas ?? {});

function declaredIn(path: string): string[] {
  return [...declarationsOf(readFileSync(path, 'utf8')).keys()];
}

describe('Types of the contract', () => {
  it('Every schema of the contract has a type in openapi/types.generated.ts', () => {
    expect(declaredIn('openapi/types.generated.ts')).toEqual(schemas);
  });

  it('Endpoint files and the server declare no schema, and no type twice', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.generated.ts'));
    const declared = files.flatMap((name) => declaredIn(`${folder}/${name}`));
    expect(declared.length).toBeGreaterThan(files.length);
    expect(declared.filter((type) => !/Api(?:Arg|Response)$/.test(type))).toEqual([]);
    expect(declared.filter((type, at) => declared.indexOf(type) !== at)).toEqual([]);
    expect(declaredIn('server/contract.generated.ts')).toEqual(['OperationId']);
  });
});

describe('Imports of the types in endpoint files', () => {
  const money = 'export type Money = {\n  /** Centimes. */\n  amount: number;\n};\n';
  const types = declarationsOf(
    `/** A price. */\n${money}\nexport type Kind = 'a' | 'b' | null;\nexport type Unused = string;\n`,
  );
  const endpoints = (declared: string) =>
    `import { storeApi as api } from './store-api';\nexport type GetApiResponse = Money;\n${declared}`;

  it('A declaration of the same type becomes an import', () => {
    expect(withImportedSchemas(endpoints(money), types)).toBe(
      "import type { Money } from '#openapi/types.generated';\n" +
        "import { storeApi as api } from './store-api';\nexport type GetApiResponse = Money;\n",
    );
  });

  it('An enumeration that may be null, which the generator writes twice, is the same type', () => {
    const code = "export type Kind = ('a' | 'b' | null) | ('a' | 'b' | null);\n";
    expect(withImportedSchemas(endpoints(code), types)).not.toContain('export type Kind');
  });

  it.each([
    'export type Money = {\n  amount?: number;\n};\n',
    'export type Money = {\n  amount: number | null;\n};\n',
    'export type Money = {\n  amount: number;\n}[];\n',
    "export type Kind = 'a' | 'b';\n",
    "export type Kind = ('a' | 'b' | null) | ('a' | 'b' | null)[];\n",
  ])('A declaration of another type is refused: %s', (code) => {
    expect(() => withImportedSchemas(endpoints(code), types)).toThrow(
      /declare (?:Money|Kind) otherwise/,
    );
  });

  it('A declaration of a type that is no schema is refused', () => {
    const code = 'export type Money2 = {\n  amount: number;\n};\n';
    expect(() => withImportedSchemas(endpoints(code), types)).toThrow('Money2');
  });

  it('Names in comments and strings are no uses of a type', () => {
    const code = "/** Money */\nconst kind = 'Kind';\n";
    expect(importOfSchemas(code, types.keys())).toBe('');
  });
});
