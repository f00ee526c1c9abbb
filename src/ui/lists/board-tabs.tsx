import { TASKS_PATH } from '../links/task-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { PageTabs } from './page-tabs';

/** The boards of the store, each a page: orders and tasks. */
export function BoardTabs() {
  const t = useText('lists');
  const seesOrders = usePermission('orders.see');
  const seesTasks = usePermission('tasks.see');
  return (
    <PageTabs
      label={t('boards.label')}
      pages={[
        ...(seesOrders ? [{ to: '/dashboard/kanban', label: t('boards.orders') }] : []),
        ...(seesTasks ? [{ to: TASKS_PATH, label: t('boards.tasks') }] : []),
      ]}
    />
  );
}
