import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useListTaskListsQuery } from '#application/api/tasks-endpoints.generated';
import { newTask, taskFormEditing } from '#application/tasks/task-form-editing';
import { TASK_LIMITS, type TaskLink } from '#domain/tasks/task-form';
import type { TaskList } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { BoundDateField } from '../kit/form/bound-dates';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { taskFormSchema } from './task-form-schema';
import { useTaskFieldTexts } from './use-task-field-texts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

interface LinkedTaskDialogProps {
  link: TaskLink;
  onDone: () => void;
}

/** A new task about a record, from its page: title, list and due day. The board has the rest. */
export function LinkedTaskDialog({ link, onDone }: LinkedTaskDialogProps) {
  const t = useText('tasks');
  const { currentData, error, refetch } = useListTaskListsQuery();
  const lists = currentData?.items.filter(({ isArchived }) => !isArchived);
  const [first] = lists ?? [];
  return (
    <Dialog open onClose={onDone} title={t('add.linked')}>
      {!lists && error && <ProblemState error={error} onRetry={refetch} />}
      {!lists && !error && <Skeleton $height="200px" />}
      {lists && !first && <p>{t('add.noList')}</p>}
      {lists && first && <NewTaskForm link={link} lists={lists} first={first} onDone={onDone} />}
    </Dialog>
  );
}

interface NewTaskFormProps extends LinkedTaskDialogProps {
  lists: readonly TaskList[];
  first: TaskList;
}

function NewTaskForm({ link, lists, first, onDone }: NewTaskFormProps) {
  const t = useText('tasks');
  const record = useMemo(() => newTask(first.id, link), [first.id, link]);
  const edit = useRecordEdit({ editing: taskFormEditing, record, subject: null });
  const busy = edit.snapshot.hasTag('busy');
  return (
    <RecordForm
      edit={edit}
      schema={taskFormSchema}
      fields={useTaskFieldTexts()}
      label={t('add.linked')}
      onSaved={() => {
        toasts.show({ title: t('toast.added') });
        onDone();
      }}
    >
      <BoundTextField
        name="title"
        label={t('form.title')}
        required
        maxLength={TASK_LIMITS.title}
        dir="auto"
        autoComplete="off"
        autoFocus
      />
      <BoundSelect
        name="listId"
        label={t('templates.list')}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <BoundDateField name="dueDay" label={t('form.dueDay')} />
      <Actions>
        <Button variant="outline" disabled={busy} onClick={onDone}>
          {t('list.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('add.button')}
        </Button>
      </Actions>
    </RecordForm>
  );
}
