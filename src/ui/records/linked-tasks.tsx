import { Suspense } from 'react';
import { Card, CardHeader } from '../kit/layout/card';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { LinkedTasksProps } from './linked-tasks-card';

/** Loaded after the page: most records have no task. */
const LinkedTasksCard = lazyComponent(() => import('./linked-tasks-card'), 'LinkedTasksCard');

/** The open tasks about a record, at the end of its page's cards, for those who see tasks. */
export function LinkedTasks(props: LinkedTasksProps) {
  if (!usePermission('tasks.see')) return null;
  return (
    <Suspense fallback={<WaitingCard />}>
      <LinkedTasksCard {...props} />
    </Suspense>
  );
}

/** As high as the card of a record without tasks. */
function WaitingCard() {
  const t = useText('shell');
  return (
    <Card>
      <CardHeader title={t('linkedTasks.title')} />
      <Skeleton $height="36px" $width="160px" />
    </Card>
  );
}
