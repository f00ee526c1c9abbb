import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useListTasksQuery } from '#application/api/tasks-endpoints.generated';
import type { TaskLinkKind } from '#domain/tasks/task-form';
import { casablancaInstant } from '#domain/time/casablanca-day';
import { Card, CardHeader } from '../kit/layout/card';
import { taskPath } from '../links/task-path';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** Tasks that the card lists; the board has the others. */
const SHOWN = 10;

const Tasks = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

export interface LinkedTasksProps {
  kind: TaskLinkKind;
  id: string;
}

/** The open tasks about a record, on its page; nothing without one. */
export function LinkedTasksCard({ kind, id }: LinkedTasksProps) {
  const t = useText('shell');
  const format = useFormat();
  const query = { linkKind: kind, linkId: id, status: 'open', sort: 'dueDay' } as const;
  const seesTasks = usePermission('tasks.see');
  const list = useListTasksQuery({ ...query, page: 1, pageSize: SHOWN }, { skip: !seesTasks });
  const tasks = list.currentData?.items ?? [];
  if (tasks.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('linkedTasks')} />
      <Tasks>
        {tasks.map((task) => (
          <li key={task.id}>
            <Link to={taskPath(task)} dir="auto">
              {task.title}
            </Link>{' '}
            {task.dueDay && <Quiet>{format.date(casablancaInstant(task.dueDay))}</Quiet>}
          </li>
        ))}
      </Tasks>
    </Card>
  );
}
