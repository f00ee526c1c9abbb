import { isMailable, mailAddressOf } from '#domain/invoices/invoice-sending';
import { findCities, findClient } from '../clients/clients.repository';
import type { Tx } from '../context';
import type { InvoiceDraftClient } from '../contract.generated';
import type { InvoiceClient } from '../database/schema/invoices';
import { type FieldErrors, notFound } from '../http/problem-error';
import { joinAddressParts } from './invoice-drafting';

/** What somebody wrote of a draft's client; what is missing stays as it is. */
export type InvoiceClientInput = Partial<InvoiceDraftClient>;

export const isBlank = (text: string | undefined): boolean =>
  text !== undefined && text.trim() === '';

/** What is wrong with it, at its fields; the contract has judged the rest. */
export const invoiceClientErrors = ({ name, address, email }: InvoiceClientInput): FieldErrors => ({
  ...(isBlank(name) && { 'client.name': ['required'] }),
  ...(isBlank(address) && { 'client.address': ['required'] }),
  ...(email && !isMailable(mailAddressOf(email)) && { 'client.email': ['invalid_email'] }),
});

/** The client with what was written of him. */
export const withClientInput = (
  client: InvoiceClient,
  { name, address, ice, email }: InvoiceClientInput,
): InvoiceClient => ({
  ...client,
  ...(name !== undefined && { name: name.trim() }),
  ...(address !== undefined && { address: address.trim() }),
  ...(ice !== undefined && { ice }),
  ...(email !== undefined && { email: email === null ? null : mailAddressOf(email) || null }),
});

/**
 * One of the store's clients as he stands now, at the first of his addresses.
 * @throws ProblemError 404 unknown to the store
 */
export const invoiceClientFromStore = async (
  tx: Tx,
  storeId: string,
  clientId: string,
): Promise<InvoiceClient> => {
  const row = await findClient(tx, storeId, clientId);
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
};
