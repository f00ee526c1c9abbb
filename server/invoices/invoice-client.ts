import { mailedNameError } from '#domain/contact/mailed-name';
import { isMailable, mailAddressOf } from '#domain/invoices/invoice-sending';
import type { InvoiceDraftClient } from '#openapi/types.generated';
import { findCities, keepClient } from '../clients/clients.repository';
import type { Tx } from '../context';
import type { InvoiceClient } from '../database/schema/invoices';
import { type FieldErrors, notFound } from '../http/problem-error';
import { joinAddressParts } from '../invoicing/invoice-drafting';

/** Entered data of a draft's client; missing fields stay unchanged. */
export type InvoiceClientInput = Partial<InvoiceDraftClient>;

export function isBlank(text: string | undefined): boolean {
  return text !== undefined && text.trim() === '';
}

/** Errors by field; the contract's schema validates the rest. */
export function invoiceClientErrors({ name, address, email }: InvoiceClientInput): FieldErrors {
  const nameError = isBlank(name) ? 'required' : mailedNameError(name ?? '');
  return {
    ...(nameError && { 'client.name': [nameError] }),
    ...(isBlank(address) && { 'client.address': ['required'] }),
    ...(email && !isMailable(mailAddressOf(email)) && { 'client.email': ['invalid_email'] }),
  };
}

/** The client with the entered data applied. */
export function withClientInput(
  client: InvoiceClient,
  { name, address, ice, email }: InvoiceClientInput,
): InvoiceClient {
  return {
    ...client,
    ...(name !== undefined && { name: name.trim() }),
    ...(address !== undefined && { address: address.trim() }),
    ...(ice !== undefined && { ice }),
    ...(email !== undefined && { email: email === null ? null : mailAddressOf(email) || null }),
  };
}

/**
 * The current data of one of the store's clients, with their first address.
 * @throws ProblemError 404 unknown to the store
 */
export async function invoiceClientFromStore(
  tx: Tx,
  storeId: string,
  clientId: string,
): Promise<InvoiceClient> {
  const row = await keepClient(tx, storeId, clientId);
  if (!row) throw notFound();
  const [address] = row.addresses;
  const cities = await findCities(tx, address ? [address.cityId] : []);
  const city = cities.get(address?.cityId ?? '')?.name ?? null;
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    ice: row.ice,
    email: row.email,
    address: address ? joinAddressParts(address.line1, address.line2, address.zipcode, city) : '',
  };
}
