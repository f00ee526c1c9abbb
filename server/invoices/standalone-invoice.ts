import type { Invoice, InvoiceCreation } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import type { InvoiceClient } from '../database/schema/invoices';
import { invalid } from '../http/problem-error';
import { invoiceSellerOf, totalColumns } from '../invoicing/invoice-drafting';
import { invoiceSearchText } from '../search/invoice-search-text';
import { invoiceClientErrors, invoiceClientFromStore, withClientInput } from './invoice-client';
import { insertDraft } from './new-draft';

const EMPTY_CLIENT: InvoiceClient = { id: null, name: '', ice: null, address: '', email: null };

/** @throws ProblemError 404 a client unknown to the store; 422 invalid client data */
async function clientOfDraft(
  tx: Tx,
  { clientId, client = {} }: Pick<InvoiceCreation, 'clientId'> & { client?: object },
  storeId: string,
): Promise<InvoiceClient> {
  if (clientId !== undefined) return invoiceClientFromStore(tx, storeId, clientId);
  const errors = invoiceClientErrors(client);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return withClientInput(EMPTY_CLIENT, client);
}

/**
 * Drafts an invoice without an order: for a client, and without lines at first. On issue it keeps
 * the client's data of the draft.
 */
export async function draftStandaloneInvoice(
  tx: Tx,
  wanted: InvoiceCreation,
  principal: Principal,
  now: Date,
): Promise<Invoice> {
  const { storeId } = principal;
  const client = await clientOfDraft(tx, wanted, storeId);
  return insertDraft(
    tx,
    {
      storeId,
      type: 'invoice',
      status: 'draft',
      orderId: null,
      orderNumber: null,
      seller: await invoiceSellerOf(tx, storeId),
      client,
      isClientEdited: true,
      datedAt: now,
      ...totalColumns([]),
      searchText: invoiceSearchText({ number: null, orderNumber: null, clientName: client.name }),
    },
    principal,
    now,
  );
}
