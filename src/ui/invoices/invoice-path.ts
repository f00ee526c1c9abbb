/** The page of an invoice. */
export const invoicePath = ({ id }: { id: string }): string => `/dashboard/invoice/${id}`;

/** The form of a draft. */
export const invoiceEditPath = ({ id }: { id: string }): string => `${invoicePath({ id })}/edit`;

/** The page where an order's invoice is drafted. */
export const newInvoicePath = (order?: { id: string }): string =>
  order ? `/dashboard/invoice/new?order=${order.id}` : '/dashboard/invoice/new';
