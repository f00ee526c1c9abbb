import { and, asc, eq } from 'drizzle-orm';
import { TASK_LIMITS } from '#domain/tasks/task-form';
import { tasksFrom, templateOf } from '#domain/tasks/task-template';
import { textError } from '#domain/text/required-text';
import { foldForSearch } from '#domain/text/search-fold';
import type {
  AddedTasks,
  TaskTemplate,
  TaskTemplateCreate,
  TaskTemplateUse,
} from '#openapi/types.generated';
import type { Principal, Reader, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { tasks, taskTemplates } from '../database/schema/tasks';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertOpenList } from './task-change';
import { taskSearchText } from './task-columns';
import { keysAfter, lockPlaces, selectPlacedTasks } from './task-positions';
import { presentTasks } from './task-presentation';
import { insertTasks } from './tasks.repository';

type TemplateRow = typeof taskTemplates.$inferSelect;

function present(row: TemplateRow | undefined): TaskTemplate {
  if (!row) throw new Error('A written template was not returned.');
  return {
    id: row.id,
    name: row.name,
    titles: row.tasks.map(({ title }) => title),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The templates of the store, by name. */
export async function listTemplates(reader: Reader, storeId: string): Promise<TaskTemplate[]> {
  const rows = await reader
    .select()
    .from(taskTemplates)
    .where(eq(taskTemplates.storeId, storeId))
    .orderBy(asc(taskTemplates.nameKey));
  return rows.map(present);
}

function rethrowTakenName(error: unknown): never {
  if (!isUniqueViolation(error, 'task_templates_name')) throw error;
  throw problem(409, 'already_taken', { errors: { name: ['already_taken'] } });
}

/** The open tasks of a list, in their order. */
function selectOpenTasks(tx: Tx, storeId: string, listId: string) {
  return tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.storeId, storeId), eq(tasks.listId, listId), eq(tasks.status, 'open')))
    .orderBy(asc(tasks.position), asc(tasks.id));
}

/**
 * Keeps the open tasks of a list as a template.
 * @throws ProblemError 409 the name is taken; 422 the name, or at `listId`: the list is unknown, has
 *   no open task (`required`) or too many
 */
export async function createTemplate(
  tx: Tx,
  { name, listId }: TaskTemplateCreate,
  { storeId }: Principal,
  now: Date,
): Promise<TaskTemplate> {
  const codes = textError(name, TASK_LIMITS.templateName);
  if (codes) throw invalid({ name: codes });
  await assertOpenList(tx, storeId, listId);
  const open = (await selectOpenTasks(tx, storeId, listId)).filter(
    ({ archivedAt }) => archivedAt === null,
  );
  if (open.length === 0) throw invalid({ listId: ['required'] });
  if (open.length > TASK_LIMITS.templateTasks) throw invalid({ listId: ['too_many'] });
  const [row] = await tx
    .insert(taskTemplates)
    .values({
      id: newId('ttp', now.getTime()),
      storeId,
      name: name.trim(),
      nameKey: foldForSearch(name.trim()),
      tasks: templateOf(open),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .catch(rethrowTakenName);
  return present(row);
}

function ofStore(templateId: string, storeId: string) {
  return and(eq(taskTemplates.id, templateId), eq(taskTemplates.storeId, storeId));
}

/** @throws ProblemError 404 unknown to the store */
export async function deleteTemplate(
  tx: Tx,
  templateId: string,
  { storeId }: Principal,
): Promise<TaskTemplate> {
  const [row] = await tx.delete(taskTemplates).where(ofStore(templateId, storeId)).returning();
  if (!row) throw notFound();
  return present(row);
}

/**
 * Adds the tasks of a template to the end of a list.
 * @throws ProblemError 404 unknown to the store; 422 at `listId`
 */
export async function applyTemplate(
  tx: Tx,
  templateId: string,
  { listId, startDay }: TaskTemplateUse,
  principal: Principal,
  now: Date,
): Promise<AddedTasks> {
  const { storeId } = principal;
  await lockPlaces(tx, storeId);
  const [template] = await tx.select().from(taskTemplates).where(ofStore(templateId, storeId));
  if (!template) throw notFound();
  await assertOpenList(tx, storeId, listId);
  const added = tasksFrom(template.tasks, startDay);
  const placed = await selectPlacedTasks(tx, listId);
  const keys = keysAfter(placed, placed.at(-1)?.id ?? null, added.length);
  const rows = await insertTasks(
    tx,
    added.map((values, index) => ({
      id: newId('tsk', now.getTime()),
      storeId,
      listId,
      position: keys[index] ?? '',
      title: values.title,
      description: values.description,
      labels: [...values.labels],
      checklist: [...values.checklist],
      dueDay: values.dueDay,
      searchText: taskSearchText(values),
      createdAt: now,
      updatedAt: now,
    })),
  );
  return { items: await presentTasks(tx, rows, principal) };
}
