import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Client } from '#openapi/types.generated';
import MergeIcon from '~icons/solar/users-group-rounded-linear';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { usePermission } from '../../portal-context/use-permission';
import { useText } from '../../text/use-text';
import { clientNameOf } from '../client-name';
import type { ClientMerger } from './client-mergers';

interface MergeProps {
  client: Client;
  actor: ClientMerger | undefined;
}

/** Begins the merge of the client whose page is shown. */
export function MergeButton({ actor }: Pick<MergeProps, 'actor'>) {
  const t = useText('clients');
  if (!usePermission('orders.note')) return null;
  return (
    <Button variant="outline" icon={MergeIcon} onClick={() => actor?.send({ type: 'merge.start' })}>
      {t('merge.start')}
    </Button>
  );
}

/** The same in a row or a card of the list. */
export function RowMergeButton({ client, actor }: MergeProps) {
  const t = useText('clients');
  if (!usePermission('orders.note')) return null;
  return (
    <IconButton
      size="small"
      icon={MergeIcon}
      label={t('merge.of', { name: bidiIsolate(clientNameOf(client)) })}
      onClick={() => actor?.send({ type: 'merge.start' })}
    />
  );
}
