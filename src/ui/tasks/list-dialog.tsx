import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  FIRST_PLACE,
  newTaskList,
  type TaskListValues,
  taskListEditing,
  taskListRecord,
} from '#application/tasks/task-list-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { TASK_LIMITS } from '#domain/tasks/task-form';
import { textError } from '#domain/text/required-text';
import type { TaskList } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { Switch } from '../kit/fields/switch';
import { bound } from '../kit/form/bound';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { Dialog } from '../kit/overlays/dialog';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';

const BoundSwitch = bound(Switch, 'checked');

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

const listSchema = errorsSchema<TaskListValues>(({ name }) => {
  const codes = textError(name, TASK_LIMITS.listName);
  return codes ? { name: codes } : {};
});

interface ListDialogProps {
  /** Null for a new list. */
  list: TaskList | null;
  /** The lists of the board, in their order. */
  lists: readonly TaskList[];
  onDone: () => void;
  /** Keeps the tasks of the list as a template; undefined for a new list. */
  onMakeTemplate: (() => void) | undefined;
}

/** The form of a list: its name, its place on the board, and whether it is archived. */
export function ListDialog({ list, lists, onDone, onMakeTemplate }: ListDialogProps) {
  const t = useText('tasks');
  const codeText = useCodeText();
  const at = lists.findIndex(({ id }) => id === list?.id);
  const before = lists[at - 1]?.id ?? FIRST_PLACE;
  const record = useMemo(() => (list ? taskListRecord(list, before) : newTaskList), [list, before]);
  const edit = useRecordEdit({ editing: taskListEditing, record, subject: null });
  const busy = edit.snapshot.hasTag('busy');
  const title = list ? t('list.edit') : t('list.add');
  const saved = () => {
    toasts.show({ title: list ? t('list.saved') : t('list.added') });
    onDone();
  };
  return (
    <Dialog open onClose={onDone} busy={busy} title={title}>
      <RecordForm
        edit={edit}
        schema={listSchema}
        label={title}
        onSaved={saved}
        errorText={(code) => (code === 'too_many' ? t('list.tooMany') : codeText(code))}
        fields={{
          name: { label: t('list.name') },
          afterId: { label: t('list.place') },
          isArchived: { label: t('list.archived') },
        }}
      >
        <BoundTextField
          name="name"
          label={t('list.name')}
          required
          maxLength={TASK_LIMITS.listName}
          dir="auto"
          autoComplete="off"
        />
        {list && !list.isArchived && (
          <BoundSelect
            name="afterId"
            label={t('list.place')}
            options={[
              { value: FIRST_PLACE, label: t('list.first') },
              ...lists
                .filter(({ id }) => id !== list.id)
                .map(({ id, name }) => ({ value: id, label: t('list.after', { name }) })),
            ]}
          />
        )}
        {list && <BoundSwitch name="isArchived">{t('list.isArchived')}</BoundSwitch>}
        <Actions>
          {list && !list.isArchived && (
            <Button variant="text" disabled={busy} onClick={onMakeTemplate}>
              {t('templates.make')}
            </Button>
          )}
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('list.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('list.save')}
          </Button>
        </Actions>
      </RecordForm>
    </Dialog>
  );
}
