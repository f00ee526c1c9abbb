import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { generateNKeysBetween } from 'fractional-indexing';
import { NO_TASK, type TaskValues } from '#domain/tasks/task-form';
import { templateOf } from '#domain/tasks/task-template';
import { foldForSearch } from '#domain/text/search-fold';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { Tx } from '../context';
import { taskComments, taskLists, tasks, taskTemplates } from '../database/schema/tasks';
import { taskSearchText } from '../tasks/task-columns';
import { type DemoStore, NEJJARINE } from './demo-stores';

interface DemoTask extends Partial<Omit<TaskValues, 'dueDay' | 'title'>> {
  readonly title: string;
  /** Days from today to the due day; undefined for none. */
  readonly dueIn?: number;
  readonly done?: true;
  /** Comments by members of staff, the oldest first. */
  readonly comments?: readonly { readonly authorId: string; readonly body: string }[];
}

interface DemoList {
  readonly name: string;
  readonly tasks: readonly DemoTask[];
}

function lines(...texts: readonly string[]) {
  return texts.map((text, index) => ({ text, done: index === 0 }));
}

const BOARD_OF_NEJJARINE: readonly DemoList[] = [
  {
    name: 'À faire',
    tasks: [
      {
        title: 'Photographier la nouvelle collection de babouches',
        description: '<p>Fond blanc, lumière du matin. Trois vues pour chaque couleur.</p>',
        assigneeIds: ['usr_imane'],
        labels: ['Photos'],
        checklist: lines('Repasser le fond', 'Vues de face', 'Vues de dos'),
        dueIn: 3,
        comments: [
          {
            authorId: 'usr_salma',
            body: '@Imane Berrada la lumière est meilleure avant dix heures.',
          },
        ],
      },
      {
        title: 'Compter le stock de l’atelier',
        assigneeIds: ['usr_youssef'],
        labels: ['Stock'],
        dueIn: 0,
        recurrence: { unit: 'week', interval: 1 },
      },
      { title: 'Relire les descriptions en arabe', assigneeIds: ['usr_imane'], dueIn: -2 },
    ],
  },
  {
    name: 'En cours',
    tasks: [
      {
        title: 'Préparer les emballages du Ramadan',
        labels: ['Saison'],
        assigneeIds: ['usr_salma', 'usr_youssef'],
        checklist: lines('Choisir le papier', 'Commander les rubans', 'Imprimer les cartes'),
        dueIn: 12,
      },
    ],
  },
  {
    name: 'Terminé',
    tasks: [{ title: 'Mettre à jour les horaires de décembre', done: true }],
  },
];

const OTHER_BOARD: readonly DemoList[] = [
  { name: 'À faire', tasks: [{ title: 'Vérifier les dates de récolte', dueIn: 5 }] },
];

const SEASON: readonly (Partial<TaskValues> & Pick<TaskValues, 'title'>)[] = [
  { title: 'Choisir les produits de la saison', dueDay: '2026-01-01' },
  { title: 'Commander les emballages', dueDay: '2026-01-08', labels: ['Saison'] },
  {
    title: 'Décorer la vitrine',
    dueDay: '2026-01-15',
    checklist: lines('Plan', 'Achats', 'Montage'),
  },
  { title: 'Publier l’article de la saison', dueDay: '2026-01-18' },
];

function nameOf(store: DemoStore): string {
  return store.id.slice('str_'.length);
}

type CommentRow = typeof taskComments.$inferInsert;

function taskRow(
  store: DemoStore,
  { task, listId, position }: { task: DemoTask; listId: string; position: string },
  now: Date,
) {
  const { dueIn, done, comments = [], recurrence = null, link = null, ...fields } = task;
  const dueDay = dueIn === undefined ? null : addDays(casablancaDay(now), dueIn);
  const createdAt = subMilliseconds(now, 4 * millisecondsInDay);
  const values = { ...NO_TASK, ...fields };
  return {
    id: `tsk_${listId.slice('tls_'.length)}${position}`,
    storeId: store.id,
    listId,
    position,
    status: done ? ('done' as const) : ('open' as const),
    title: values.title,
    description: values.description,
    assigneeIds: [...values.assigneeIds],
    labels: [...values.labels],
    checklist: [...values.checklist],
    dueDay,
    linkKind: link?.kind ?? null,
    linkId: link?.id ?? null,
    recurrenceUnit: recurrence?.unit ?? null,
    recurrenceInterval: recurrence?.interval ?? null,
    seriesStart: recurrence && dueDay,
    commentsCount: comments.length,
    doneAt: done ? createdAt : null,
    searchText: taskSearchText(values),
    createdAt,
    updatedAt: createdAt,
  };
}

function commentRows(taskId: string, store: DemoStore, task: DemoTask, at: Date): CommentRow[] {
  return (task.comments ?? []).map((comment, index) => ({
    id: `tcm_${taskId.slice('tsk_'.length)}${index}`,
    storeId: store.id,
    taskId,
    ...comment,
    createdAt: at,
  }));
}

/** Writes the task board of a demo store. */
export async function writeTasks(tx: Tx, store: DemoStore, now: Date): Promise<void> {
  const isMain = store.id === NEJJARINE.id;
  const board = isMain ? BOARD_OF_NEJJARINE : OTHER_BOARD;
  const at = subMilliseconds(now, 5 * millisecondsInDay);
  const stamps = { storeId: store.id, createdAt: at, updatedAt: at };
  const places = generateNKeysBetween(null, null, board.length);
  const lists = board.map(({ name }, index) => ({
    id: `tls_${nameOf(store)}${index}`,
    name,
    position: places[index] ?? '',
    ...stamps,
  }));
  await tx.insert(taskLists).values(lists);
  const written = board.flatMap((list, place) => {
    const keys = generateNKeysBetween(null, null, list.tasks.length);
    const listId = lists[place]?.id ?? '';
    return list.tasks.map((task, index) => ({
      task,
      row: taskRow(store, { task, listId, position: keys[index] ?? '' }, now),
    }));
  });
  await tx.insert(tasks).values(written.map(({ row }) => row));
  const comments = written.flatMap(({ task, row }) =>
    commentRows(row.id, store, task, row.createdAt),
  );
  if (comments.length > 0) await tx.insert(taskComments).values(comments);
  const name = 'Ouvrir une saison';
  await tx.insert(taskTemplates).values({
    id: `ttp_${nameOf(store)}`,
    name,
    nameKey: foldForSearch(name),
    tasks: templateOf(SEASON.map((task) => ({ ...NO_TASK, ...task }))),
    ...stamps,
  });
}
