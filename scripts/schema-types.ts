/** The types of the contract's schemas are declared once, in `openapi/types.generated.ts`. */

/** How every layer spells the module of the types. */
const MODULE = '#openapi/types.generated';

/** The line that imports the types that this code uses; empty when it uses none. */
export function importOfSchemas(code: string, names: Iterable<string>): string {
  const words = new Set(withoutTexts(code).match(/\w+/g));
  const used = [...names].filter((name) => words.has(name)).toSorted();
  return used.length > 0 ? `import type { ${used.join(', ')} } from '${MODULE}';\n` : '';
}

/** Without comments and strings. */
function withoutTexts(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'|`[^`]*`/g, '');
}
