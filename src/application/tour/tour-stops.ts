import type { Permission } from '#domain/permissions/permissions';

/** A stop of the guided tour: the page it describes, and the permission to see it. */
interface TourStop {
  readonly path: string;
  readonly permission: Permission;
}

/** The stops in their order, by the names of their texts. */
export const TOUR_STOPS = {
  menu: { path: '/dashboard', permission: 'dashboard.see' },
  figures: { path: '/dashboard', permission: 'dashboard.see' },
  deadlines: { path: '/dashboard', permission: 'dashboard.see' },
  orders: { path: '/dashboard/order', permission: 'orders.see' },
  products: { path: '/dashboard/product', permission: 'products.see' },
  settings: { path: '/dashboard/store/settings', permission: 'store.operations.edit' },
  search: { path: '/dashboard', permission: 'dashboard.see' },
} as const satisfies Record<string, TourStop>;

export type TourStopName = keyof typeof TOUR_STOPS;

// The keys of the object above.
export const TOUR_STOP_NAMES = Object.keys(TOUR_STOPS) as TourStopName[];
