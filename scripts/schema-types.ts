/**
 * The types of the contract's schemas are declared once, in `openapi/types.generated.ts`. This writes
 * the imports of them, also into the files of endpoints, whose generator declares in each file every
 * schema that the file uses.
 */

/** How every layer spells the module of the types. */
const MODULE = '#openapi/types.generated';

/**
 * @param code formatted code of the module that declares the types
 * @returns the declaration of each type, by its name
 */
export function declarationsOf(code: string): Map<string, string> {
  return new Map(
    statementsOf(code).flatMap((statement) => {
      const name = typeNameOf(statement);
      return name === '' ? [] : [[name, statement] as const];
    }),
  );
}

/**
 * Replaces the declarations of schemas in a file of endpoints by an import. The types of arguments
 * and answers stay.
 * @param code formatted code of the file
 * @param schemas formatted declarations of the schemas' types, by name
 * @throws Error when the file declares a schema with another meaning, or a type that is no schema
 */
export function withImportedSchemas(code: string, schemas: ReadonlyMap<string, string>): string {
  const kept = statementsOf(code)
    .filter((statement) => !isSchema(statement, schemas))
    .join('');
  return kept.replace(/^(?=import )/m, importOfSchemas(kept, schemas.keys()));
}

/** The line that imports the types that this code uses; empty when it uses none. */
export function importOfSchemas(code: string, names: Iterable<string>): string {
  const words = new Set(withoutTexts(code).match(/\w+/g));
  const used = [...names].filter((name) => words.has(name)).toSorted();
  return used.length > 0 ? `import type { ${used.join(', ')} } from '${MODULE}';\n` : '';
}

function isSchema(statement: string, schemas: ReadonlyMap<string, string>): boolean {
  const name = typeNameOf(statement);
  const schema = schemas.get(name);
  if (schema === undefined) {
    if (name === '' || /Api(?:Arg|Response)$/.test(name)) return false;
    throw new Error(`The endpoints declare ${name}, which is no schema of the contract.`);
  }
  if (meaningOf(statement) !== meaningOf(schema)) {
    throw new Error(`The endpoints declare ${name} otherwise than the contract's types.`);
  }
  return true;
}

/** Every statement begins at the start of a line: what belongs to it is indented, or closes it. */
function statementsOf(code: string): string[] {
  return code.split(/^(?=export |import |const )/m);
}

/** Empty for a statement that declares no type. */
function typeNameOf(statement: string): string {
  return /^export type (\w+) =/.exec(statement)?.[1] ?? '';
}

/**
 * A declaration without what has no meaning: comments, spaces, and separators that depend on the length
 * of a line. The generator of endpoints writes an enumeration that may be null twice.
 */
function meaningOf(declaration: string): string {
  return declaration
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/(?<=[=:(])\|/g, '')
    .replaceAll(';}', '}')
    .replaceAll(/\(([^()]+)\)\|\(\1\)(?!\[)/g, '$1');
}

/** Without comments and strings. */
function withoutTexts(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'|`[^`]*`/g, '');
}
