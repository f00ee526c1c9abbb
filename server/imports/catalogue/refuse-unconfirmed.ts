import type { Standout } from '#domain/products/import/standouts';
import type { StoreRemark } from './planned-product';
import type { EffectGroup } from './row-effects';

/** How the rows of the check stood out when the seller confirmed them, by row number. */
export type Confirmations = ReadonlyMap<number, readonly Standout[]>;

/** Numbers of the rows that stand out. */
export function standingOutRows(groups: readonly EffectGroup[]): number[] {
  return groups.flatMap(({ effects }) =>
    [...(effects?.rows ?? [])].flatMap(([number, { standouts }]) =>
      standouts.length > 0 ? [number] : [],
    ),
  );
}

/**
 * Refuses each product of which a row stands out in a way that was not confirmed for this row: the
 * catalogue changed after the check. A product is written as a whole or not at all.
 */
export function refuseUnconfirmed(
  groups: readonly EffectGroup[],
  confirmed: Confirmations,
): EffectGroup[] {
  return groups.map((planned) => {
    const remarks = [...(planned.effects?.rows ?? [])].flatMap(([rowNumber, { standouts }]) => {
      const known = confirmed.get(rowNumber) ?? [];
      const fresh = standouts.filter((kind) => !known.includes(kind));
      return fresh.length > 0 ? [remark(rowNumber)] : [];
    });
    if (remarks.length === 0) return planned;
    return { ...planned, plan: { refusal: 'not_confirmed', remarks } };
  });
}

function remark(rowNumber: number): StoreRemark {
  return { rowNumber, code: 'not_confirmed', column: null, value: null };
}
