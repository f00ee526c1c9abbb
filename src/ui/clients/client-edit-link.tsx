import type { Client } from '#openapi/types.generated';
import { clientEditPath } from '../links/client-path';
import { RowEditLink } from '../lists/row-edit-link';
import { usePermission } from '../portal-context/use-permission';
import { clientNameOf } from './client-name';

/** To the form of a client. */
export function ClientEditLink({ client }: { client: Client }) {
  if (!usePermission('orders.note')) return null;
  return <RowEditLink to={clientEditPath(client)} name={clientNameOf(client)} />;
}
