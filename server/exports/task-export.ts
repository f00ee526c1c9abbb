import { eq, inArray } from 'drizzle-orm';
import { TASK_STATUS_WORDS } from '#domain/exports/export-words';
import type { CsvCell } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { joinWords } from '#domain/format/list-format';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import { taskLists, tasks } from '../database/schema/tasks';
import { inBatchesOf } from '../http/csv-file';
import { readTaskIds, type TaskAsker, type TaskListQuery } from '../tasks/task-list.query';
import { findPeople, type PersonRow, type TaskRow } from '../tasks/tasks.repository';

interface ListedTask {
  readonly task: TaskRow;
  readonly list: string;
}

function dayOf(day: string | null): CsvCell {
  return day === null ? '' : { day };
}

function cellsOf(
  { task, list }: ListedTask,
  people: ReadonlyMap<string, PersonRow>,
  language: Language,
): CsvCell[] {
  const names = task.assigneeIds.flatMap((id) => {
    const person = people.get(id);
    return person ? `${person.firstName} ${person.lastName}` : [];
  });
  const done = task.checklist.filter((item) => item.done).length;
  return [
    list,
    task.title,
    TASK_STATUS_WORDS[task.status][language],
    joinWords(names, language),
    dayOf(task.dueDay),
    joinWords(task.labels, language),
    task.checklist.length > 0 ? `${done}/${task.checklist.length}` : '',
    dayOf(casablancaDay(task.createdAt)),
    dayOf(task.doneAt && casablancaDay(task.doneAt)),
  ];
}

/** The cells of `TASK_COLUMNS` of every task of the list, in its order. */
export async function* taskRecords(
  reader: Reader,
  asker: TaskAsker,
  { language, ...query }: TaskListQuery & { readonly language: Language },
) {
  const ids = await readTaskIds(reader, asker, query);
  const batches = inBatchesOf(ids, async (some) => {
    const rows = await reader
      .select({ task: tasks, list: taskLists.name })
      .from(tasks)
      .innerJoin(taskLists, eq(taskLists.id, tasks.listId))
      .where(inArray(tasks.id, [...some]));
    return new Map(rows.map((row) => [row.task.id, row]));
  });
  for await (const rows of batches) {
    const people = await findPeople(
      reader,
      asker.storeId,
      rows.flatMap(({ task }) => task.assigneeIds),
    );
    yield rows.map((row) => cellsOf(row, people, language));
  }
}
