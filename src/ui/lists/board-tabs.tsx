import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { tabStyles } from '../kit/layout/tab.styles';
import { TASKS_PATH } from '../links/task-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';

const Row = styled.nav`
  display: flex;
  gap: var(--space-24);
  margin-block-end: var(--space-16);
  & > a {
    ${tabStyles("&[aria-current='page']")}
    min-block-size: 44px;
  }
`;

/** The boards of the store, each a page: orders and tasks. */
export function BoardTabs() {
  const t = useText('lists');
  const seesOrders = usePermission('orders.see');
  const seesTasks = usePermission('tasks.see');
  return (
    <Row aria-label={t('boards.label')}>
      {seesOrders && (
        <NavLink to="/dashboard/kanban" end>
          {t('boards.orders')}
        </NavLink>
      )}
      {seesTasks && <NavLink to={TASKS_PATH}>{t('boards.tasks')}</NavLink>}
    </Row>
  );
}
