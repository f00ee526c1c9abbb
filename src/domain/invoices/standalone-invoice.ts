import * as z from 'zod/mini';
import { invoiceClientSchema } from './invoice-form';
import type { InvoiceLine } from './invoice-lines';

/**
 * What a draft still lacks to be issued, codes by field: whom it is for, where he is, and something
 * to charge (Code général des impôts, art. 145). One of an order has it all from the start.
 */
export const issueErrors = ({
  client,
  lines,
}: {
  readonly client: { readonly name: string; readonly address: string };
  readonly lines: readonly InvoiceLine[];
}): Record<string, string[]> => ({
  ...(client.name.trim() === '' && { 'client.name': ['required'] }),
  ...(client.address.trim() === '' && { 'client.address': ['required'] }),
  ...(lines.length === 0 && { lines: ['required'] }),
});

/** The form of a client who is none of the store's, on the way to a draft; what its issues say are codes. */
export const standaloneClientSchema = z.object({ client: invoiceClientSchema });
