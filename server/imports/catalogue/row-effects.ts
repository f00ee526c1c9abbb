import type { DraftGroup } from '#domain/products/import/product-draft';
import { type FieldChange, inReadingOrder } from '#domain/products/import/row-change';
import {
  amountStandouts,
  inOrder,
  productStandouts,
  type Standout,
} from '#domain/products/import/standouts';
import type { Sellability } from '#domain/products/product-visibility';
import { countsPieces } from '#domain/products/stock-policy';
import type { VariantRow } from '../../products/products.repository';
import type { PlannedGroup } from './plan-batch';
import type { PlannedProduct, PlannedVariant } from './planned-product';
import { productChanges, replacedTexts } from './product-changes';
import type { ReferenceIndex } from './reference-index';
import type { StoredProduct, StoredVariant, StoreSnapshot } from './store-snapshot';
import { variantChanges } from './variant-changes';

/** What one row of the file would change. */
export interface RowEffect {
  /** It creates a product or a variant. */
  readonly isNew: boolean;
  readonly changes: readonly FieldChange[];
  /** The gravest first. */
  readonly standouts: readonly Standout[];
}

/** The names of a product; null in a language that it lacks. */
export interface ProductNames {
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
}

/** The effects of the rows of one product. */
export interface GroupEffects {
  /** Names of the product after the import. */
  readonly names: ProductNames;
  /** By row number; rows without an effect are absent. */
  readonly rows: ReadonlyMap<number, RowEffect>;
}

export interface EffectGroup extends PlannedGroup {
  readonly effects: GroupEffects | null;
}

interface KnownStore {
  readonly snapshot: StoreSnapshot;
  readonly reference: ReferenceIndex;
}

/** Compares each planned product with the stored one; groups without a plan have no effects. */
export function withEffects(planned: readonly PlannedGroup[], known: KnownStore): EffectGroup[] {
  return planned.map(({ group, plan }) => {
    const isPlanned = group.draft !== null && plan !== null && 'planned' in plan;
    return { group, plan, effects: isPlanned ? effectsOf(group, plan.planned, known) : null };
  });
}

function effectsOf(
  group: DraftGroup,
  planned: PlannedProduct,
  { snapshot, reference }: KnownStore,
): GroupEffects {
  const stored = group.draft ? snapshot.productOf(group.draft) : undefined;
  const baseRow = group.draft?.rowNumber ?? group.outcomes[0]?.number ?? 0;
  const rows = new RowsOfGroup(new Set(group.outcomes.map(({ number }) => number)), baseRow);
  const { name = null, nameEn = null, nameAr = null } = planned.row;
  const names = { name, nameEn, nameAr };
  if (planned.action === 'unchanged') return { names, rows: rows.finish() };
  addVariants(rows, planned, stored, reference);
  rows.add(baseRow, {
    isNew: stored === undefined,
    changes: productChanges(planned, stored, reference),
    standouts: stored
      ? productStandouts({
          before: sellability(stored.row, activeOf(stored.variants.map(({ row }) => row))),
          after: sellability(planned.row, activeOf(variantsAfter(planned, stored))),
          texts: replacedTexts(planned, stored),
        })
      : [],
  });
  // Columns that no field shows have changed.
  if (rows.finish().size === 0) rows.mark(baseRow);
  return { names, rows: rows.finish() };
}

function addVariants(
  rows: RowsOfGroup,
  { variants }: PlannedProduct,
  stored: StoredProduct | undefined,
  reference: ReferenceIndex,
): void {
  const known = new Map(stored?.variants.map((variant) => [variant.row.id, variant]));
  for (const planned of variants) {
    const before = known.get(planned.row.id);
    if (before && !planned.isChanged) continue;
    rows.add(planned.rowNumber, {
      isNew: before === undefined,
      changes: variantChanges(planned, before, reference),
      standouts: standoutsOf(planned, before),
    });
  }
}

function standoutsOf({ row }: PlannedVariant, before: StoredVariant | undefined): Standout[] {
  const from = before ? { price: before.row.price, cost: before.row.costPrice } : null;
  return amountStandouts(from, { price: row.price ?? null, cost: row.costPrice ?? null });
}

type AnyVariant = Pick<VariantRow, 'price'> & PlannedVariant['row'];

function variantsAfter({ variants }: PlannedProduct, stored: StoredProduct): AnyVariant[] {
  const after = new Map<string, AnyVariant>(stored.variants.map(({ row }) => [row.id, row]));
  for (const { row } of variants) after.set(row.id, { ...row, price: row.price ?? null });
  return [...after.values()];
}

/** Price, pieces and policies of the variants on sale, as the totals of their product in the database. */
function activeOf(variants: readonly AnyVariant[]) {
  const active = variants.filter(({ status }) => status === 'active');
  const prices = active.flatMap(({ price }) => price ?? []);
  const stockPolicies = active.map(({ stockPolicy }) => stockPolicy ?? 'counted');
  const pieces = active
    .filter(({ stockPolicy }) => countsPieces(stockPolicy ?? 'counted'))
    .map(({ stockOnHand, stockReserved }) => (stockOnHand ?? 0) - (stockReserved ?? 0));
  return {
    price: prices.length === 0 ? null : Math.min(...prices),
    quantity: pieces.reduce((sum, each) => sum + each, 0),
    stockPolicies,
  };
}

/** Whether the product can be bought, in a store that is open. */
function sellability(
  { status, approvalState, archivedAt }: PlannedProduct['row'],
  totals: Pick<Sellability, 'price' | 'quantity' | 'stockPolicies'>,
): Sellability {
  return {
    status: status ?? 'draft',
    approvalState: approvalState ?? 'new',
    isArchived: Boolean(archivedAt),
    isStoreOpen: true,
    ...totals,
  };
}

/** Collects the effects of a product's rows; several of one row become one. */
class RowsOfGroup {
  private readonly effects = new Map<number, RowEffect>();

  constructor(
    private readonly numbers: ReadonlySet<number>,
    private readonly baseRow: number,
  ) {}

  /** Effects of a row that the file does not have count for the product's own row. */
  add(number: number | undefined, { isNew, changes, standouts }: RowEffect): void {
    if (!isNew && changes.length === 0 && standouts.length === 0) return;
    const row = number !== undefined && this.numbers.has(number) ? number : this.baseRow;
    const earlier = this.effects.get(row);
    this.effects.set(row, {
      isNew: isNew || (earlier?.isNew ?? false),
      changes: inReadingOrder([...(earlier?.changes ?? []), ...changes]),
      standouts: inOrder([...(earlier?.standouts ?? []), ...standouts]),
    });
  }

  /** Counts a row as changed whose fields are the same. */
  mark(number: number): void {
    this.effects.set(number, { isNew: false, changes: [], standouts: [] });
  }

  finish(): ReadonlyMap<number, RowEffect> {
    return this.effects;
  }
}
