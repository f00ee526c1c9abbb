import { Link } from 'react-router';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { Client } from '#openapi/types.generated';
import { Muted } from '../kit/table/columns';
import { clientPath } from '../links/client-path';
import { MoneyRowCard } from '../lists/money-row-card';
import { useText } from '../text/use-text';
import { CityCell, Setbacks } from './client-cells';
import { ClientEditLink } from './client-edit-link';
import { clientNameOf } from './client-name';
import type { ClientMergers } from './merge/client-mergers';
import { RowMergeButton } from './merge/merge-buttons';

interface ClientCardProps {
  client: Client;
  /** Null while the list does not show duplicates. */
  mergers: ClientMergers | null;
}

/** A client on a phone: name, number, orders, revenue, refusals and returns. */
export function ClientCard({ client, mergers }: ClientCardProps) {
  const t = useText('clients');
  return (
    <MoneyRowCard
      title={
        <Link to={clientPath(client)}>
          <bdi>{clientNameOf(client)}</bdi>
        </Link>
      }
      notes={[
        <bdi key="phone" dir="ltr">
          {formatPhoneNumber(client.phoneNumber)}
        </bdi>,
        ...(client.addresses.length > 0 ? [<CityCell key="city" client={client} />] : []),
      ]}
      amount={client.totalSpent}
      footer={
        <>
          <Muted>{t('ordersCount', { count: client.ordersCount })}</Muted>
          <Setbacks client={client} />
          {mergers && <RowMergeButton client={client} actor={mergers.of(client.id)} />}
          <ClientEditLink client={client} />
        </>
      }
    />
  );
}
