import type { GroupContext } from './group-context';
import { hasOptionValues } from './read-options';
import { rolesInTree } from './roles-in-tree';
import { codeKeyAt } from './row-key';
import {
  hasListValues,
  hasNameColumn,
  nameAt,
  priceTextAt,
  type RowRoles,
  type RowView,
  textAt,
} from './row-shape';

/** Assigns a role to each valid row of a product, by the kind of the file. Other rows are noted. */
export function rolesOf(rows: readonly RowView[], context: GroupContext): RowRoles {
  switch (rows[0]?.shape.kind) {
    case 'tree':
      return rolesInTree(rows, context);
    case 'group':
      return rolesInGroup(rows, context);
    case 'handle':
      return rolesByHandle(rows, context);
    default:
      return { base: null, variants: [], texts: rows, prices: new Map() };
  }
}

function rolesInGroup(rows: readonly RowView[], context: GroupContext): RowRoles {
  const distinct = withoutRepeats(rows, context);
  const isVariable =
    distinct.length > 1 || distinct.some((row) => textAt(row, 'groupCode') && hasOptionValues(row));
  return {
    base: distinct[0] ?? null,
    variants: isVariable ? distinct : [],
    texts: [],
    prices: new Map(),
  };
}

function withoutRepeats(rows: readonly RowView[], context: GroupContext): RowView[] {
  const codes = new Set<string>();
  return rows.filter((row) => {
    const code = codeKeyAt(row);
    if (code && codes.has(code)) {
      context.notes.note(row, 'duplicate_sku', 'code');
      return false;
    }
    codes.add(code);
    return true;
  });
}

function rolesByHandle(rows: readonly RowView[], context: GroupContext): RowRoles {
  const hasNames = rows[0] !== undefined && hasNameColumn(rows[0].shape);
  const base = rows.find((row) => !hasNames || nameAt(row) !== '') ?? null;
  const { firsts, prices } = splitPrices(rows, context);
  const sold = firsts.filter((row) => !isPictureOnly(row));
  const isVariant = (row: RowView) =>
    hasOptionValues(row) ||
    (row !== base && hasListValues(row)) ||
    (sold.length > 1 && textAt(row, 'variantName') !== '');
  const variants = firsts.filter(isVariant);
  for (const row of firsts) {
    if (row === base || isVariant(row) || isPictureOnly(row)) continue;
    context.notes.note(row, variants.length > 0 || base ? 'missing_options' : 'missing_name');
  }
  return { base, variants, texts: [], prices };
}

/** Rows that repeat a code in another currency provide its price; other repeats are errors. */
function splitPrices(
  rows: readonly RowView[],
  context: GroupContext,
): { firsts: RowView[]; prices: Map<string, RowView> } {
  const seen = new Map<string, RowView>();
  const prices = new Map<string, RowView>();
  const firsts = rows.filter((row) => {
    const code = codeKeyAt(row);
    const first = code ? seen.get(code) : undefined;
    if (code && !first) seen.set(code, row);
    if (!first) return true;
    if (context.isUnpriced(first) && !context.isUnpriced(row) && !prices.has(code)) {
      prices.set(code, row);
    } else {
      context.notes.note(row, 'duplicate_sku', 'code');
    }
    return false;
  });
  return { firsts, prices };
}

/** Whether a row has nothing but its handle and an image. */
function isPictureOnly(row: RowView): boolean {
  const hasPicture = textAt(row, 'productImage') !== '' || textAt(row, 'image') !== '';
  return hasPicture && codeKeyAt(row) === '' && priceTextAt(row) === '';
}
