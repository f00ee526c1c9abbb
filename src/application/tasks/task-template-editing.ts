import type { TaskTemplate } from '#openapi/types.generated';
import { boardEndpoints } from '../api/board-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

/** A template that is made of a list. */
export type TaskTemplateValues = { readonly name: string; readonly listId: string };

/** A new template of a list. */
export function newTemplate(listId: string): EditedRecord<TaskTemplateValues> {
  return { id: null, revision: null, values: { name: '', listId } };
}

/** Makes a template of the open tasks of a list. */
export const taskTemplateMaking = recordEditing<TaskTemplateValues>({
  save: async ({ values }, store, signal) => {
    const { createTaskTemplate } = boardEndpoints.endpoints;
    const creating = createTaskTemplate.initiate({ taskTemplateCreate: values });
    const { id } = await unwrapWithSignal(store.dispatch(creating), signal);
    return { id, revision: 1, values };
  },
});

/** A use of a template: its tasks are added to a list, from a day on. */
export type TemplateUseValues = {
  readonly templateId: string | null;
  readonly listId: string | null;
  readonly startDay: string | null;
};

const repeatable = repeatableWrites();

/** Adds the tasks of a template to a list. */
export const taskTemplateUse = recordEditing<TemplateUseValues>({
  save: async ({ values }, store, signal) => {
    const { templateId, listId, startDay } = values;
    return repeatable(values, async (key) => {
      const using = boardEndpoints.endpoints.useTaskTemplate.initiate({
        templateId: templateId ?? '',
        taskTemplateUse: { listId: listId ?? '', startDay: startDay ?? '' },
        'Idempotency-Key': key,
      });
      await unwrapWithSignal(store.dispatch(using), signal);
      return { id: templateId, revision: 1, values };
    });
  },
});

/** Whether a template is deleted. */
export type TemplateStanding = { readonly isDeleted: boolean };

/** A template as a record that can be deleted. */
export function templateStanding({ id }: Pick<TaskTemplate, 'id'>): EditedRecord<TemplateStanding> {
  return { id, revision: 1, values: { isDeleted: false } };
}

/** Deletes a template. */
export const taskTemplateDeletion = recordEditing<TemplateStanding>({
  save: async ({ id, values }, store, signal) => {
    const { deleteTaskTemplate } = boardEndpoints.endpoints;
    const deleting = deleteTaskTemplate.initiate({ templateId: id ?? '' });
    await unwrapWithSignal(store.dispatch(deleting), signal);
    return { id, revision: 1, values };
  },
});
