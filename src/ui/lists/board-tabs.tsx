import { TASKS_PATH } from '../links/task-path';
import { useText } from '../text/use-text';
import { PageTabs } from './page-tabs';

/** The boards of the store, each a page: orders and tasks. */
export function BoardTabs() {
  const t = useText('lists');
  return (
    <PageTabs
      label={t('boards.label')}
      pages={[
        { to: '/dashboard/kanban', label: t('boards.orders'), permission: 'orders.see' },
        { to: TASKS_PATH, label: t('boards.tasks'), permission: 'tasks.see' },
      ]}
    />
  );
}
