import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { TaskList } from '#application/api/tasks-endpoints.generated';
import {
  newTask,
  type TaskFormValues,
  taskFormEditing,
} from '#application/tasks/task-form-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { TASK_LIMITS, textError } from '#domain/tasks/task-form';
import AddIcon from '~icons/solar/add-circle-linear';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { BoundTextField } from '../kit/form/bound-fields';
import { useText } from '../text/use-text';
import { useTaskFieldTexts } from './use-task-field-texts';

const Box = styled.div`
  padding: var(--space-8);
`;
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

/** At the foot of a list: a new task by its title. */
export function QuickAdd({ list }: { list: TaskList }) {
  const t = useText('tasks');
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState(0);
  if (!isOpen) {
    return (
      <Box>
        <Button
          variant="quiet"
          size="small"
          wide
          icon={AddIcon}
          aria-label={t('add.label', { list: list.name })}
          onClick={() => setIsOpen(true)}
        >
          {t('add.placeholder')}
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <QuickAddForm key={added} list={list} onAdded={() => setAdded((count) => count + 1)} />
    </Box>
  );
}

function QuickAddForm({ list, onAdded }: { list: TaskList; onAdded: () => void }) {
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
