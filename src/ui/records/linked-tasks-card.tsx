import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useListTasksQuery } from '#application/api/tasks-endpoints.generated';
import type { TaskLinkKind } from '#domain/tasks/task-form';
import { casablancaInstant } from '#domain/time/casablanca-day';
import AddIcon from '~icons/solar/add-circle-linear';
import { Button } from '../kit/button';
import { Card, CardHeader } from '../kit/layout/card';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { taskPath } from '../links/task-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const LinkedTaskDialog = lazyComponent(() => import('../tasks/opened-tasks'), 'LinkedTaskDialog');

/** Tasks that the card lists; the board has the others. */
const SHOWN = 10;

const Tasks = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin-block-end: var(--space-12);
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

export interface LinkedTasksProps {
  kind: TaskLinkKind;
  id: string;
}

/** The open tasks about a record, on its page, and a button that adds one. */
export function LinkedTasksCard({ kind, id }: LinkedTasksProps) {
  const t = useText('shell');
  const format = useFormat();
  const query = { linkKind: kind, linkId: id, status: 'open', sort: 'dueDay' } as const;
  const { currentData } = useListTasksQuery({ ...query, page: 1, pageSize: SHOWN });
  const tasks = currentData?.items ?? [];
  const [isAdding, setIsAdding] = useState(false);
  const link = useMemo(() => ({ kind, id }), [kind, id]);
  return (
    <Card>
      <CardHeader title={t('linkedTasks.title')} />
      {tasks.length > 0 && (
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
      )}
      <Button variant="soft" size="small" icon={AddIcon} onClick={() => setIsAdding(true)}>
        {t('linkedTasks.add')}
      </Button>
      {isAdding && (
        <Deferred>
          <LinkedTaskDialog link={link} onDone={() => setIsAdding(false)} />
        </Deferred>
      )}
    </Card>
  );
}
