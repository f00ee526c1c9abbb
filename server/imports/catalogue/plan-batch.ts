import { comparableCode } from '#domain/products/comparable-code';
import type { DraftGroup, ProductDraft } from '#domain/products/import/product-draft';
import { type PlanContext, planProduct } from './plan-product';
import type { PlannedProduct, ProductPlan, StoreRemark } from './planned-product';

/** A product of the file with the plan for it in the store. */
export interface PlannedGroup {
  readonly group: DraftGroup;
  /** Null when the rows themselves allow no product. */
  readonly plan: ProductPlan | null;
}

/**
 * Plans the products of a batch one after the other, so that no two get the same code, the same SKU
 * or the same stored product.
 */
export function planBatch(groups: readonly DraftGroup[], context: PlanContext): PlannedGroup[] {
  const ids = new Set<string>();
  const codes = new Set<string>();
  const skus = new Set<string>();
  return groups.map((group) => {
    if (group.draft === null) return { group, plan: null };
    const plan = planProduct(group.draft, context);
    if ('refusal' in plan) return { group, plan };
    const { row } = plan.planned;
    const code = comparableCode(row.code);
    if (ids.has(row.id) || codes.has(code)) {
      return { group, plan: { refusal: 'code_taken', remarks: [] } };
    }
    ids.add(row.id);
    codes.add(code);
    return { group, plan: withoutTakenSkus(group.draft, plan, skus) };
  });
}

/**
 * Refuses a SKU that an earlier product of the batch has. The interpreter already checks the file
 * itself.
 */
function withoutTakenSkus(
  draft: ProductDraft,
  plan: { readonly planned: PlannedProduct; readonly remarks: readonly StoreRemark[] },
  skus: Set<string>,
): ProductPlan {
  const remarks = [...plan.remarks];
  const variants = plan.planned.variants.filter(({ row, rowNumber }) => {
    const key = comparableCode(row.sku);
    if (!skus.has(key)) {
      skus.add(key);
      return true;
    }
    remarks.push({
      rowNumber: rowNumber || (draft.rowNumber ?? 0),
      code: 'code_taken',
      column: null,
      value: row.sku,
    });
    return false;
  });
  const isEmptied = variants.length === 0 && plan.planned.variants.length > 0;
  return isEmptied
    ? { refusal: 'code_taken', remarks: [] }
    : { planned: { ...plan.planned, variants }, remarks };
}
