import type { GroupContext } from './group-context';
import { listedOptionsOf } from './read-options';
import { codeKeyAt, parentAt } from './row-key';
import { namedLanguage } from './row-language';
import { type RowRoles, type RowView, textAt } from './row-shape';

const PRODUCT_TYPES = new Set(['', 'simple', 'variable', 'configurable', 'variation', 'variant']);

/** The type in the file, without additions such as `, virtual`. */
function typeAt(row: RowView): string {
  return (textAt(row, 'rowType').split(',')[0] ?? '').trim().toLowerCase();
}

/**
 * Roles in files where a row is a product or refers to its parent. A row that repeats a code in
 * another language provides its texts; any other repeat is an error.
 */
export function rolesInTree(rows: readonly RowView[], context: GroupContext): RowRoles {
  const listed = listedOptionsOf(rows.find((row) => textAt(row, 'variantOptions')) ?? null);
  const isChild = (row: RowView) => parentAt(row) !== '' || listed.has(codeKeyAt(row));
  const first = new Map<string, RowView>();
  const roles: { base: RowView | null; variants: RowView[]; texts: RowView[] } = {
    base: null,
    variants: [],
    texts: [],
  };
  for (const row of rows) {
    // A variant may have the code of its product, which is not sold itself.
    const code = codeKeyAt(row) && (isChild(row) ? `variant:${codeKeyAt(row)}` : codeKeyAt(row));
    const earlier = code ? first.get(code) : undefined;
    if (!earlier && code) first.set(code, row);
    if (earlier) {
      if (!isOtherLanguage(row, earlier)) context.notes.note(row, 'duplicate_sku', 'code');
      else if (earlier === roles.base) roles.texts.push(row);
      continue;
    }
    checkType(row, isChild(row), context);
    if (isChild(row)) roles.variants.push(row);
    else if (roles.base === null) roles.base = row;
    else context.notes.note(row, 'duplicate_sku', 'code');
  }
  return { ...roles, prices: new Map() };
}

function isOtherLanguage(row: RowView, earlier: RowView): boolean {
  const language = namedLanguage(row);
  return language !== null && language !== namedLanguage(earlier);
}

function checkType(row: RowView, isChild: boolean, context: GroupContext): void {
  const type = typeAt(row);
  if (!PRODUCT_TYPES.has(type)) context.notes.note(row, 'unsupported_type', 'rowType');
  else if (!isChild && (type === 'variation' || type === 'variant')) {
    context.notes.note(row, 'missing_parent', 'parentCode');
  }
}
