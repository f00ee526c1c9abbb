import type { TaskFormValues } from '#application/tasks/task-form-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { taskErrors } from '#domain/tasks/task-form';

/** The rules of the server, for the form of a task. */
export const taskFormSchema = errorsSchema<TaskFormValues>(taskErrors);
