import type { Permission } from '../permissions/permissions';
import type { OrderGroup } from './order-counts';

/** What a figure is, as `docs/figures.md` defines it in words. */
export interface FigureDefinition {
  readonly unit: 'amount' | 'count';
  /**
   * The group of orders whose number or sum is the figure, for the list that it opens. Null where no
   * list has that number or sum: it is not one of orders, or combines several lists.
   */
  readonly group: OrderGroup | null;
  /** A rise is bad. */
  readonly lowerIsBetter?: true;
  /** The permission needed to see it, in addition to the dashboards. */
  readonly permission?: Permission;
}

/** Every figure of the portal, in the order of the page of definitions. */
export const FIGURES = {
  income: { unit: 'amount', group: 'sold' },
  revenue: { unit: 'amount', group: 'sold' },
  shipping: { unit: 'amount', group: 'sold' },
  gmv: { unit: 'amount', group: 'counted' },
  cancelledTotal: { unit: 'amount', group: 'cancelled', lowerIsBetter: true },
  returnedTotal: { unit: 'amount', group: 'returned', lowerIsBetter: true },
  orders: { unit: 'count', group: 'counted' },
  sales: { unit: 'count', group: 'sold' },
  cancelled: { unit: 'count', group: 'cancelled', lowerIsBetter: true },
  returned: { unit: 'count', group: 'returned', lowerIsBetter: true },
  productsSold: { unit: 'count', group: null },
  averageBasket: { unit: 'amount', group: 'sold' },
  customers: { unit: 'count', group: null },
  categoriesSold: { unit: 'count', group: null },
  refunds: { unit: 'amount', group: null, lowerIsBetter: true },
  commission: { unit: 'amount', group: null, lowerIsBetter: true, permission: 'profit.see' },
  expenses: { unit: 'amount', group: null, lowerIsBetter: true, permission: 'profit.see' },
  profit: { unit: 'amount', group: null, permission: 'profit.see' },
  balance: { unit: 'amount', group: null, permission: 'payments.see' },
  clientsTotal: { unit: 'count', group: null },
  tourTakings: { unit: 'amount', group: null },
  tourGuests: { unit: 'count', group: null },
} as const satisfies Record<string, FigureDefinition>;

export type FigureName = keyof typeof FIGURES;

/** The names of all figures. */
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

/** The definition of a figure. */
export function definitionOf(name: FigureName): FigureDefinition {
  return FIGURES[name];
}
