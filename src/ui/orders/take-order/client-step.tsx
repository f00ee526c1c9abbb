import { useState } from 'react';
import { useListClientsQuery } from '#application/api/clients-endpoints.generated';
import { type BillingValues, NO_BILLING } from '#domain/checkout/billing-form';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Client } from '#openapi/types.generated';
import { BillingStep } from '../../checkout/billing-step';
import type { CheckoutProcess } from '../../checkout/use-checkout';
import { Autocomplete } from '../../kit/fields/autocomplete';
import { Card } from '../../kit/layout/card';
import { useLatest } from '../../kit/use-latest';
import { type AskedText, MAX_RESULTS, useSearchInput } from '../../lists/use-search-input';
import { useText } from '../../text/use-text';
import { useStoredBilling } from './use-take-order';

function nameOf({ firstName, lastName }: Client) {
  return `${firstName} ${lastName}`;
}

/** The form filled with the client's data and first address. */
function billingOfClient(client: Client): BillingValues {
  const { firstName, lastName, phoneNumber, email, addresses } = client;
  const [address] = addresses;
  return {
    ...NO_BILLING,
    firstName,
    lastName,
    email: email ?? '',
    phoneNumber: formatPhoneNumber(phoneNumber),
    ...(address && {
      line1: address.line1,
      line2: address.line2 ?? '',
      cityId: address.cityId,
      zipcode: address.zipcode ?? '',
    }),
  };
}

/** The second step: the client, existing or new, and the delivery address. */
export function ClientStep({ process, userId }: { process: CheckoutProcess; userId: string }) {
  const stored = useLatest(useStoredBilling(userId));
  const [initial, setInitial] = useState(() => stored.current.read());
  const [onWritten] = useState(() => (values: BillingValues) => stored.current.write(values));
  return (
    <BillingStep
      process={process}
      initial={initial}
      onValuesChange={onWritten}
      above={<ClientChoice onClient={(client) => setInitial(billingOfClient(client))} />}
    />
  );
}

function useFoundClients(asked: AskedText) {
  return useListClientsQuery({ ...asked, sort: 'name', page: 1, pageSize: MAX_RESULTS });
}

/** Chooses one of the store's clients; a new client is entered in the form below. */
function ClientChoice({ onClient }: { onClient: (client: Client) => void }) {
  const t = useText('takenOrder');
  const [client, setClient] = useState<Client | null>(null);
  const { found, setTyped } = useSearchInput(useFoundClients);
  const clients = found.data?.items ?? [];
  const choose = (id: string | null) => {
    const chosen = clients.find((one) => one.id === id) ?? null;
    setClient(chosen);
    if (chosen) onClient(chosen);
  };
  return (
    <Card>
      <Autocomplete
        label={t('client')}
        help={t('clientHelp')}
        placeholder={t('clientHint')}
        emptyText={t('noClient')}
        options={clients.map((one) => ({
          value: one.id,
          label: nameOf(one),
          hint: bidiIsolate(formatPhoneNumber(one.phoneNumber)),
        }))}
        value={client?.id ?? null}
        valueLabel={client ? nameOf(client) : undefined}
        onChange={choose}
        onInput={setTyped}
        loading={found.isFetching}
      />
    </Card>
  );
}
