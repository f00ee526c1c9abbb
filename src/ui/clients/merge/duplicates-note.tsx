import { useListClientsQuery } from '#application/api/clients-endpoints.generated';
import type { Client } from '#openapi/types.generated';
import { Note } from '../../kit/feedback/note';
import { usePermission } from '../../portal-context/use-permission';
import { useText } from '../../text/use-text';
import type { ClientMerger } from './client-mergers';
import { MergeButton } from './merge-buttons';

/** Says that other clients share the client's phone number or e-mail address, and offers to merge. */
export function DuplicatesNote({
  client,
  actor,
}: {
  client: Client;
  actor: ClientMerger | undefined;
}) {
  const t = useText('clients');
  const mayMerge = usePermission('orders.note');
  const { currentData } = useListClientsQuery(
    { duplicateOf: client.id, page: 1, pageSize: 1 },
    { skip: !mayMerge },
  );
  const count = currentData?.total ?? 0;
  if (!mayMerge || count === 0) return null;
  return (
    <Note tone="warning" action={<MergeButton actor={actor} />}>
      {t('duplicates.hint', { count })}
    </Note>
  );
}
