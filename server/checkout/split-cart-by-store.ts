import { and, eq, inArray } from 'drizzle-orm';
import type { Cart } from '#openapi/types.generated';
import type { Tx } from '../context';
import { variants } from '../database/schema/products';
import { storeAvailability, stores } from '../database/schema/stores';
import { invalid, ProblemError, problem } from '../http/problem-error';

type CartItem = Cart['items'][number];

/** A store that sells part of a cart. */
export interface CartStore {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string | null;
  readonly closures: (typeof storeAvailability.$inferSelect)['closures'] | null;
}

/** The items of a cart that one store sells. */
export interface StoreCart {
  readonly store: CartStore;
  readonly items: readonly CartItem[];
}

/**
 * The cart by the stores that sell it, ordered by store id: every transaction locks stock in this
 * order, so that two carts cannot deadlock.
 * @throws ProblemError 422 `unknown` for an item that no open store has
 */
export async function splitCartByStore(tx: Tx, items: readonly CartItem[]): Promise<StoreCart[]> {
  const rows = await tx
    .select({
      variantId: variants.id,
      store: { id: stores.id, name: stores.name, nameAr: stores.nameAr },
      closures: storeAvailability.closures,
    })
    .from(variants)
    .innerJoin(stores, eq(stores.id, variants.storeId))
    .leftJoin(storeAvailability, eq(storeAvailability.storeId, stores.id))
    .where(
      and(
        inArray(
          variants.id,
          items.map(({ id }) => id),
        ),
        eq(stores.status, 'active'),
      ),
    );
  const storeOf = new Map(
    rows.map((row) => [row.variantId, { ...row.store, closures: row.closures }]),
  );
  const shares = new Map<string, { store: CartStore; items: CartItem[] }>();
  for (const [index, item] of items.entries()) {
    const store = storeOf.get(item.id);
    if (!store) throw invalid({ [`items.${index}.id`]: ['unknown'] });
    const share = shares.get(store.id) ?? { store, items: [] };
    share.items.push(item);
    shares.set(store.id, share);
  }
  return [...shares.values()].sort((one, other) => (one.store.id < other.store.id ? -1 : 1));
}

/** Translates an order's errors to the fields of the cart, where the city is at `cityField`. */
export function toCartErrors(error: unknown, cityField = 'billing.cityId'): unknown {
  if (!(error instanceof ProblemError) || !error.parts.errors) return error;
  const named = Object.entries(error.parts.errors).map(([field, codes]) => {
    const asInCart = field.replace(/^(items\.\d+)\.variantId$/, '$1.id');
    return [field === 'cityId' ? cityField : asInCart, codes];
  });
  return problem(error.status, error.code, { ...error.parts, errors: Object.fromEntries(named) });
}

/** The items of a store's part as an order's lines; errors use the item's position in the cart. */
export function toRequestedLines(items: readonly CartItem[], all: readonly CartItem[]) {
  return {
    lines: items.map(({ id, quantity, colors = [] }) => ({
      variantId: id,
      quantity,
      labels: colors.map((color) => color.trim()).filter(Boolean),
    })),
    fieldOf: (variantId: string) => `items.${all.findIndex(({ id }) => id === variantId)}`,
  };
}
