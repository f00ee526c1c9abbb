import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { usePermission } from '../portal-context/use-permission';
import type { LinkedConversationsProps } from './linked-conversations-card';

/** Loaded after the page: most records have no conversation. */
const LinkedConversationsCard = lazyComponent(
  () => import('./linked-conversations-card'),
  'LinkedConversationsCard',
);

/** The conversations about a record and its order, for those who see conversations. */
export function LinkedConversations(props: LinkedConversationsProps) {
  if (!usePermission('conversations.see')) return null;
  return (
    <Deferred>
      <LinkedConversationsCard {...props} />
    </Deferred>
  );
}
