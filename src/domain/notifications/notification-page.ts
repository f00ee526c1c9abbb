/** What a notification is about. */
export interface NotificationSubject {
  readonly entityType?: string | null | undefined;
  readonly entityId?: string | null | undefined;
}

/** The id under which a notification is about a departure: its page is that of its tour. */
export function departureSubject(of: { readonly tourId: string; readonly departureId: string }) {
  return `${of.tourId}/${of.departureId}`;
}

function departurePage(subject: string): string {
  const [tourId, departureId] = subject.split('/');
  return `/dashboard/tour/${tourId}?departure=${departureId}`;
}

/** The page of a record by its type (specification, section 2). */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/dashboard/order/${id}`,
  product: (id) => `/dashboard/product/${id}`,
  return: (id) => `/dashboard/returns/${id}`,
  cancellation: (id) => `/dashboard/cancellations/${id}`,
  invoice: (id) => `/dashboard/invoice/${id}`,
  payout: (id) => `/dashboard/payments/payouts/${id}`,
  pickup: (id) => `/dashboard/booking?pickup=${id}`,
  import: (id) => `/dashboard/product/import?job=${id}`,
  task: (id) => `/dashboard/kanban/tasks?task=${id}`,
  conversation: (id) => `/dashboard/mail?conversation=${id}`,
  event: (id) => `/dashboard/calendar?event=${id}`,
  vacancy: (id) => `/dashboard/job/${id}`,
  departure: departurePage,
  store: () => '/dashboard/store/settings',
};

/** The page of the record that a notification is about; null if there is none. */
export function notificationPage({ entityType, entityId }: NotificationSubject): string | null {
  const page = PAGES[entityType ?? ''];
  return page && entityId ? page(entityId) : null;
}
