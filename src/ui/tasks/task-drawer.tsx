import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useGetTaskQuery } from '#application/api/tasks-endpoints.generated';
import { asProblem } from '#application/problem';
import { taskFormEditing, taskRecord } from '#application/tasks/task-form-editing';
import type { Task } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { Skeleton } from '../kit/loading/skeleton';
import { Drawer } from '../kit/overlays/drawer';
import { ProblemState } from '../lists/problem-state';
import { useRecordActors } from '../lists/use-record-actors';
import { useSnapshot } from '../lists/use-snapshot';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { createTaskActors, type TaskActor, type TaskOutcome } from './task-actors';
import { TaskComments } from './task-comments';
import { TaskDialogs } from './task-dialogs';
import { TaskFields } from './task-fields';
import { taskFormSchema } from './task-form-schema';
import { TaskLinkLine } from './task-link-line';
import { useTaskFieldTexts } from './use-task-field-texts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;

/** A task next to the board: its form, its actions and its comments. */
export function TaskDrawer({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const t = useText('tasks');
  const { currentData: task, error, refetch } = useGetTaskQuery({ taskId });
  const isGone = error !== undefined && asProblem(error).status === 404;
  return (
    <Drawer open onClose={onClose} title={task?.title ?? t('form.label')} side="end" width={560}>
      {task && !isGone && <TaskDetails key={task.id} task={task} onDeleted={onClose} />}
      {isGone && <p>{t('drawer.gone')}</p>}
      {!task && error && !isGone && <ProblemState error={error} onRetry={refetch} />}
      {!task && !error && <Skeleton $height="480px" />}
    </Drawer>
  );
}

function useTaskActor(
  task: Task,
  onOutcome: (outcome: TaskOutcome) => void,
): TaskActor | undefined {
  const application = useApplication();
  const rows = useMemo(() => [task], [task]);
  return useRecordActors(rows, () => createTaskActors(application, onOutcome)).of(task.id);
}

function TaskDetails({ task, onDeleted }: { task: Task; onDeleted: () => void }) {
  const t = useText('tasks');
  const [sentCount, setSentCount] = useState(0);
  const actor = useTaskActor(task, ({ action }) => {
    toasts.show({ title: action === 'move' ? t('toast.saved') : t(`toast.${action}`) });
    if (action === 'delete') onDeleted();
    if (action === 'comment') setSentCount((count) => count + 1);
  });
  const record = useMemo(() => taskRecord(task), [task]);
  const edit = useRecordEdit({ editing: taskFormEditing, record, subject: 'task' });
  return (
    <Body>
      {task.link && <TaskLinkLine link={task.link} />}
      {actor && <TaskActions actor={actor} />}
      <RecordForm
        edit={edit}
        schema={taskFormSchema}
        fields={useTaskFieldTexts()}
        label={t('form.label')}
        onSaved={() => toasts.show({ title: t('toast.saved') })}
        byTab
      >
        <TaskFields task={task} />
      </RecordForm>
      {actor && <TaskComments task={task} actor={actor} sentCount={sentCount} />}
      {actor && <TaskDialogs actor={actor} />}
    </Body>
  );
}

/** Complete or reopen, and delete. */
function TaskActions({ actor }: { actor: TaskActor }) {
  const t = useText('tasks');
  const snapshot = useSnapshot(actor);
  const { record: task, attempt } = snapshot.context;
  return (
    <Actions>
      {task.allowedActions.map(({ action }) => (
        <Button
          key={action}
          variant={action === 'delete' ? 'text' : 'soft'}
          busy={snapshot.hasTag('busy') && attempt?.action === action}
          onClick={() => actor.send({ type: `task.${action}` })}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
    </Actions>
  );
}
