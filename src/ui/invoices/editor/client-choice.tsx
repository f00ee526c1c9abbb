import { useState } from 'react';
import {
  useGetClientQuery,
  useListClientsQuery,
} from '#application/api/clients-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Client } from '#openapi/types.generated';
import { type AskedText, MAX_RESULTS, useSearchInput } from '../../lists/use-search-input';
import { useText } from '../../text/use-text';
import { RecordChoice } from './record-choice';
import type { Drafting } from './use-drafting';

function nameOf({ firstName, lastName }: Client) {
  return `${firstName} ${lastName}`;
}

function useFoundClients(asked: AskedText) {
  return useListClientsQuery({ ...asked, sort: 'name', page: 1, pageSize: MAX_RESULTS });
}

/** The choice of a store's client for an invoice without an order. */
export function ClientChoice({ drafting }: { drafting: Drafting }) {
  const t = useText('invoiceEditor');
  const [clientId, setClientId] = useState<string | null>(null);
  const { found, setTyped } = useSearchInput(useFoundClients);
  const { currentData: chosen } = useGetClientQuery(
    { clientId: clientId ?? '' },
    { skip: !clientId },
  );
  return (
    <RecordChoice
      drafting={drafting}
      label={t('clients.label')}
      placeholder={t('clients.placeholder')}
      emptyText={t('clients.none')}
      options={(found.data?.items ?? []).map((client) => ({
        value: client.id,
        label: nameOf(client),
        hint: bidiIsolate(formatPhoneNumber(client.phoneNumber)),
      }))}
      value={clientId}
      valueLabel={chosen && nameOf(chosen)}
      onChange={setClientId}
      onInput={setTyped}
      loading={found.isFetching}
      onStart={(id) => drafting.start({ clientId: id })}
    />
  );
}
