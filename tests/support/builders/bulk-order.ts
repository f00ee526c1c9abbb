import type { BulkOrder } from '#domain/orders/bulk-order';

/** An order as a bulk action sees it; `at` distinguishes it from others. */
export function aBulkOrder(at: number, status: BulkOrder['status'] = 'pending'): BulkOrder {
  return {
    id: `ord_${at}`,
    revision: 1,
    number: String(10_000 + at),
    status,
    client: { firstName: 'Nour', lastName: 'El Alami' },
    city: 'Fès',
    cityEn: 'Fez',
    cityAr: 'فاس',
  };
}
