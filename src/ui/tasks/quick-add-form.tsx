import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  newTask,
  type TaskFormValues,
  taskFormEditing,
} from '#application/tasks/task-form-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { TASK_LIMITS } from '#domain/tasks/task-form';
import { textError } from '#domain/text/required-text';
import type { TaskList } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { BoundTextField } from '../kit/form/bound-fields';
import { useText } from '../text/use-text';
import { useTaskFieldTexts } from './use-task-field-texts';

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-8);
  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** A task needs its title only. */
const titleSchema = errorsSchema<TaskFormValues>(({ title }) => {
  const codes = textError(title, TASK_LIMITS.title);
  return codes ? { title: codes } : {};
});

/** The title of a new task of a list. */
export function QuickAddForm({ list, onAdded }: { list: TaskList; onAdded: () => void }) {
  const t = useText('tasks');
  const record = useMemo(() => newTask(list.id), [list.id]);
  const edit = useRecordEdit({ editing: taskFormEditing, record, subject: null });
  const label = t('add.label', { list: list.name });
  return (
    <RecordForm
      edit={edit}
      schema={titleSchema}
      fields={useTaskFieldTexts()}
      label={label}
      onSaved={onAdded}
    >
      <Row>
        <BoundTextField
          name="title"
          label={label}
          hideLabel
          placeholder={t('add.placeholder')}
          maxLength={TASK_LIMITS.title}
          dir="auto"
          autoComplete="off"
          autoFocus
        />
        <Button type="submit" busy={edit.snapshot.hasTag('busy')}>
          {t('add.button')}
        </Button>
      </Row>
    </RecordForm>
  );
}
