import type { Client } from '#openapi/types.generated';
import { toasts } from '../../kit/feedback/toast-store';
import { useLatest } from '../../kit/use-latest';
import { useRecordActors } from '../../lists/use-record-actors';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';
import { type ClientMergers, createClientMergers } from './client-mergers';

/** The merges of the clients on the page; shows their outcome. */
export function useClientMergers(
  clients: readonly Client[],
  onMerged?: (staying: Client) => void,
): ClientMergers {
  const application = useApplication();
  const t = useText('clients');
  const tell = useLatest((staying: Client) => {
    toasts.show({ title: t('merge.done') });
    onMerged?.(staying);
  });
  return useRecordActors(clients, () =>
    createClientMergers(application, ({ client }) => tell.current(client)),
  );
}
