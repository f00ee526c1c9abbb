import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useListTaskTemplatesQuery } from '#application/api/board-endpoints.generated';
import {
  newTemplate,
  type TaskTemplateValues,
  type TemplateUseValues,
  taskTemplateDeletion,
  taskTemplateMaking,
  taskTemplateUse,
  templateStanding,
} from '#application/tasks/task-template-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { TASK_LIMITS } from '#domain/tasks/task-form';
import { textError } from '#domain/text/required-text';
import type { TaskList, TaskTemplate } from '#openapi/types.generated';
import DeleteIcon from '~icons/solar/trash-bin-trash-linear';
import { RecordForm } from '../forms/record-form';
import { type RecordEdit, useRecordEdit } from '../forms/use-record-edit';
import { useSaved } from '../forms/use-saved';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { BoundDateField } from '../kit/form/bound-dates';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { IconButton } from '../kit/icon-button';
import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { Dialog } from '../kit/overlays/dialog';
import { useToday } from '../lists/use-now';
import { usePermission } from '../portal-context/use-permission';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;
const Templates = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
  }
`;

const makingSchema = errorsSchema<TaskTemplateValues>(({ name }) => {
  const codes = textError(name, TASK_LIMITS.templateName);
  return codes ? { name: codes } : {};
});

const useSchema = errorsSchema<TemplateUseValues>((values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value ? [] : [[field, ['required']]])),
  ),
);

interface MakeTemplateDialogProps {
  list: TaskList;
  onDone: () => void;
}

/** Keeps the open tasks of a list as a template. */
export function MakeTemplateDialog({ list, onDone }: MakeTemplateDialogProps) {
  const t = useText('tasks');
  const codeText = useCodeText();
  const record = useMemo(() => newTemplate(list.id), [list.id]);
  const edit = useRecordEdit({ editing: taskTemplateMaking, record, subject: null });
  const busy = edit.snapshot.hasTag('busy');
  const texts: Readonly<Record<string, string>> = {
    already_taken: t('templates.taken'),
    'listId.required': t('templates.emptyList'),
  };
  return (
    <Dialog
      open
      onClose={onDone}
      busy={busy}
      title={t('templates.make')}
      description={t('templates.makeText')}
    >
      <RecordForm
        edit={edit}
        schema={makingSchema}
        label={t('templates.make')}
        onSaved={() => {
          toasts.show({ title: t('templates.made') });
          onDone();
        }}
        errorText={(code, field) => texts[`${field}.${code}`] ?? texts[code] ?? codeText(code)}
        fields={{ name: { label: t('list.name') }, listId: { label: t('templates.list') } }}
      >
        <BoundTextField
          name="name"
          label={t('list.name')}
          required
          maxLength={TASK_LIMITS.templateName}
          dir="auto"
          autoComplete="off"
        />
        <Actions>
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

interface UseTemplateDialogProps {
  lists: readonly TaskList[];
  onDone: () => void;
}

/** Adds the tasks of a template to a list, from a day on. */
export function UseTemplateDialog({ lists, onDone }: UseTemplateDialogProps) {
  const t = useText('tasks');
  const today = useToday();
  const templates = useListTaskTemplatesQuery().data?.items;
  const [template] = templates ?? [];
  const [list] = lists;
  const record = useMemo(
    () => ({
      id: null,
      revision: null,
      values: {
        templateId: template?.id ?? null,
        listId: list?.id ?? null,
        startDay: today,
      },
    }),
    [template?.id, list?.id, today],
  );
  if (!templates) return null;
  return (
    <Dialog open onClose={onDone} title={t('templates.use')}>
      {templates.length === 0 ? (
        <p>{t('templates.none')}</p>
      ) : (
        <UseTemplateForm record={record} templates={templates} lists={lists} onDone={onDone} />
      )}
    </Dialog>
  );
}

interface UseTemplateFormProps extends UseTemplateDialogProps {
  record: { id: null; revision: null; values: TemplateUseValues };
  templates: readonly TaskTemplate[];
}

function UseTemplateForm({ record, templates, lists, onDone }: UseTemplateFormProps) {
  const t = useText('tasks');
  const mayDelete = usePermission('tasks.lists');
  const edit = useRecordEdit({ editing: taskTemplateUse, record, subject: null });
  const busy = edit.snapshot.hasTag('busy');
  return (
    <>
      <RecordForm
        edit={edit}
        schema={useSchema}
        label={t('templates.use')}
        onSaved={() => {
          toasts.show({ title: t('templates.used') });
          onDone();
        }}
        fields={{
          templateId: { label: t('templates.template') },
          listId: { label: t('templates.list') },
          startDay: { label: t('templates.startDay') },
        }}
      >
        <BoundSelect
          name="templateId"
          label={t('templates.template')}
          options={templates.map((one) => ({ value: one.id, label: one.name }))}
        />
        <BoundSelect
          name="listId"
          label={t('templates.list')}
          options={lists.map((one) => ({ value: one.id, label: one.name }))}
        />
        <BoundDateField
          name="startDay"
          label={t('templates.startDay')}
          help={t('templates.startHelp')}
          required
        />
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('list.cancel')}
          </Button>
          <UseButton busy={busy} edit={edit} />
        </Actions>
      </RecordForm>
      {mayDelete && (
        <Templates>
          {templates.map((one) => (
            <TemplateLine key={one.id} template={one} />
          ))}
        </Templates>
      )}
    </>
  );
}

/** A template that can be deleted. */
function TemplateLine({ template }: { template: TaskTemplate }) {
  const t = useText('tasks');
  const problemText = useProblemText();
  const [isAsking, setIsAsking] = useState(false);
  const record = useMemo(() => templateStanding(template), [template]);
  const edit = useRecordEdit({ editing: taskTemplateDeletion, record, subject: null });
  const { snapshot, send } = edit;
  const { problem } = snapshot.context;
  const values = { isDeleted: true };
  useSaved(edit, () => toasts.show({ title: t('templates.deleted') }));
  return (
    <li>
      <bdi>{template.name}</bdi>
      <IconButton
        icon={DeleteIcon}
        size="small"
        label={t('templates.delete')}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('templates.delete')}
        description={t('templates.deleteText')}
        confirmLabel={t('actions.delete')}
        cancelLabel={t('question.cancel')}
        busy={snapshot.hasTag('busy')}
        error={problem ? problemText(problem) : undefined}
        onConfirm={() => send({ type: 'record.save', attempt: { values, changes: values } })}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  );
}

/** Sends the form as it is shown: its first values are a complete choice. */
function UseButton({ busy, edit }: { busy: boolean; edit: RecordEdit<TemplateUseValues> }) {
  const t = useText('tasks');
  const { values, validateForm } = useFormikContext<TemplateUseValues>();
  const use = async () => {
    const errors = await validateForm();
    if (Object.keys(errors).length > 0) return;
    edit.send({ type: 'record.save', attempt: { values, changes: values } });
  };
  return (
    <Button busy={busy} onClick={() => void use()}>
      {t('templates.add')}
    </Button>
  );
}
