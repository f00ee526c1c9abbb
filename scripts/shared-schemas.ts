/**
 * The code generator of the portal's endpoints declares in each file every schema that the file
 * uses. This keeps one declaration of those that several files declare.
 */

import { basename } from 'node:path';

const note = '// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.';

/**
 * Moves the types that several of these files declare into one file. The others import what they
 * use of it, and export it as before.
 * @param files code of each file, by its path in one folder
 * @param sharedPath path of the new file, in the same folder
 * @returns code of each file and of the new one
 * @throws Error when two files declare different types of one name
 */
export function shareSchemas(
  files: ReadonlyMap<string, string>,
  sharedPath: string,
): Map<string, string> {
  const statements = new Map([...files].map(([path, code]) => [path, statementsOf(code)]));
  const shared = sharedTypes([...statements.values()].flat());
  const source = `./${basename(sharedPath, '.ts')}`;
  const own = [...statements].map(
    ([path, all]) => [path, withoutShared(all, shared, source)] as const,
  );
  return new Map([...own, [sharedPath, [`${note}\n`, ...shared.values()].join('')]]);
}

/** Every statement begins at the start of a line: what belongs to it is indented, or closes it. */
function statementsOf(code: string): string[] {
  return code.split(/^(?=export |import |const )/m);
}

/** Empty for a statement that declares no type. */
function typeNameOf(statement: string): string {
  return /^export type (\w+) =/.exec(statement)?.[1] ?? '';
}

function sharedTypes(statements: readonly string[]): Map<string, string> {
  const types = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const statement of statements) {
    const name = typeNameOf(statement);
    if (name === '') continue;
    const known = types.get(name);
    if (known !== undefined && known !== statement) {
      throw new Error(`Two files of endpoints declare different types ${name}.`);
    }
    if (known !== undefined) shared.set(name, statement);
    types.set(name, statement);
  }
  return new Map([...shared].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function withoutShared(
  statements: readonly string[],
  shared: ReadonlyMap<string, string>,
  source: string,
): string {
  const kept = statements.filter((statement) => !shared.has(typeNameOf(statement)));
  const code = kept.join('');
  const exported = [...shared.keys()].filter((name) =>
    statements.some((statement) => typeNameOf(statement) === name),
  );
  if (exported.length === 0) return code;
  const used = exported.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from '${source}';\n` : '';
  const exports = `export type { ${exported.join(', ')} } from '${source}';\n`;
  return code.replace(/^(?=import )/m, imports).replace(/^(?=export )/m, exports);
}
