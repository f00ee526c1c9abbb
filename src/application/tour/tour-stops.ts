import type { Permission } from '#domain/permissions/permissions';

/** A stop of the guided tour. */
interface TourStop {
  /** The page that it describes; users who may not see the page skip it. */
  readonly path: string;
  /** A permission that the stop needs besides the one of its page. */
  readonly permission?: Permission;
}

/** The stops in their order, by the names of their texts. */
export const TOUR_STOP_NAMES = [
  'menu',
  'figures',
  'deadlines',
  'orders',
  'products',
  'settings',
  'search',
] as const;

export type TourStopName = (typeof TOUR_STOP_NAMES)[number];

export const TOUR_STOPS: Readonly<Record<TourStopName, TourStop>> = {
  menu: { path: '/dashboard' },
  figures: { path: '/dashboard' },
  deadlines: { path: '/dashboard' },
  orders: { path: '/dashboard/order' },
  products: { path: '/dashboard/product' },
  settings: { path: '/dashboard/store/settings', permission: 'store.operations.edit' },
  search: { path: '/dashboard' },
};
