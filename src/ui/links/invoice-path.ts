/** The page of an invoice. */
export function invoicePath({ id }: { id: string }): string {
  return `/dashboard/invoice/${id}`;
}

/** The form of a draft. */
export function invoiceEditPath({ id }: { id: string }): string {
  return `${invoicePath({ id })}/edit`;
}

/** The page where a booking's invoice is drafted. */
export function newBookingInvoicePath({ id }: { id: string }): string {
  return `/dashboard/invoice/new?booking=${id}`;
}

/** The page where an order's invoice is drafted. */
export function newInvoicePath(order?: { id: string }): string {
  return order ? `/dashboard/invoice/new?order=${order.id}` : '/dashboard/invoice/new';
}
