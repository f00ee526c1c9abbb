import { Suspense } from 'react';
import { lazyComponent } from '../kit/loading/lazy-component';
import type { LinkedTasksProps } from './linked-tasks-card';

/** Loaded after the page: most records have no task. */
const LinkedTasksCard = lazyComponent(() => import('./linked-tasks-card'), 'LinkedTasksCard');

/** The open tasks about a record, at the end of its page's cards; nothing without one. */
export function LinkedTasks(props: LinkedTasksProps) {
  return (
    <Suspense fallback={null}>
      <LinkedTasksCard {...props} />
    </Suspense>
  );
}
