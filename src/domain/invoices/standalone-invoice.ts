import * as z from 'zod/mini';
import { invoiceClientSchema } from './invoice-form';
import type { StoredInvoiceLine } from './invoice-lines';

/**
 * The fields that a draft still lacks to be issued, codes by field: the client, their address, and
 * a charge (Code général des impôts, art. 145). The draft of an order has all of them from the
 * start.
 */
export function issueErrors({
  client,
  lines,
}: {
  readonly client: { readonly name: string; readonly address: string };
  readonly lines: readonly StoredInvoiceLine[];
}): Record<string, string[]> {
  return {
    ...(client.name.trim() === '' && { 'client.name': ['required'] }),
    ...(client.address.trim() === '' && { 'client.address': ['required'] }),
    ...(lines.length === 0 && { lines: ['required'] }),
  };
}

/** The form of a client who is not one of the store's, for a new draft; its issues are codes. */
export const standaloneClientSchema = z.object({ client: invoiceClientSchema });
