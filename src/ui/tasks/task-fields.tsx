import { styled } from 'styled-components';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { TASK_LIMITS } from '#domain/tasks/task-form';
import type { Task } from '#openapi/types.generated';
import { BoundRichText } from '../forms/bound-rich-text';
import { MultiSelect } from '../kit/fields/multi-select';
import { bound } from '../kit/form/bound';
import { BoundDateField } from '../kit/form/bound-dates';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { ChecklistField } from './checklist-field';
import { FilesField } from './files-field';
import { LabelsField } from './labels-field';
import { LinkField } from './link-field';
import { RecurrenceField } from './recurrence-field';

const BoundMultiSelect = bound(MultiSelect<string>);
const BoundLabels = bound(LabelsField);
const BoundChecklist = bound(ChecklistField);
const BoundRecurrence = bound(RecurrenceField);

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;

/** The fields of a task, in the order of its form. */
export function TaskFields({ task }: { task: Task }) {
  const t = useText('tasks');
  const language = useLanguage();
  const people = useListTaskPeopleQuery().data?.items ?? task.assignees;
  return (
    <Fields>
      <BoundTextArea
        oneLine
        name="title"
        label={t('form.title')}
        required
        maxLength={TASK_LIMITS.title}
        dir="auto"
      />
      <BoundRichText
        name="description"
        label={t('form.description')}
        required={false}
        lang={language}
        dir="auto"
      />
      <BoundMultiSelect
        name="assigneeIds"
        label={t('form.assignees')}
        emptyText={t('form.assigneesEmpty')}
        options={people.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        }))}
      />
      <BoundDateField name="dueDay" label={t('form.dueDay')} />
      <BoundRecurrence name="recurrence" label={t('form.recurrence')} />
      <BoundLabels name="labels" label={t('form.labels')} help={t('form.labelsHelp')} />
      <BoundChecklist name="checklist" label={t('form.checklist')} />
      <FilesField name="fileIds" files={task.files} />
      <LinkField name="link" link={task.link} />
    </Fields>
  );
}
