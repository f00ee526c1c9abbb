import { addHours } from 'date-fns/addHours';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { permissionsOf } from '#domain/permissions/permissions';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import { createEvent } from '../calendar/event-change';
import { users } from '../database/schema/stores';
import { taskLists, tasks } from '../database/schema/tasks';
import { takesPart } from '../session/session.repository';
import { executeTaskAction } from '../tasks/task-actions';
import { commentOnTask, createTask, moveTask } from '../tasks/task-change';
import type { ShopperContext } from './simulated-shoppers';

const TITLES = [
  'Commander des cartons',
  'Répondre aux avis de la semaine',
  'Vérifier les étiquettes de prix',
  'ترتيب رفوف المستودع',
] as const;

const COMMENTS = [
  'C’est commencé.',
  'Il manque encore deux pièces.',
  'Je m’en occupe demain matin.',
  'سأنهيها هذا المساء.',
] as const;

const EVENTS = [
  'Point avec le transporteur',
  'Visite d’un artisan',
  'Photos des nouveautés',
  'اجتماع الفريق',
] as const;

/** Open tasks that are looked at. */
const MAX_TASKS = 100;
/** A board with fewer open tasks gets new ones. */
const FEW_TASKS = 4;

/**
 * A member of staff of one of the stores completes an open task, moves it, comments on it, or adds
 * one, by the same functions as in production.
 * @returns what was done, for the log
 */
export async function workOnTasks(
  { database, random, storeIds }: ShopperContext,
  now: Date,
): Promise<string> {
  const { db } = database;
  const storeId = random.pick(storeIds);
  const staff = await db
    .select({ userId: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.storeId, storeId), takesPart))
    .orderBy(asc(users.id));
  const lists = await db
    .select({ id: taskLists.id, name: taskLists.name })
    .from(taskLists)
    .where(and(eq(taskLists.storeId, storeId), isNull(taskLists.archivedAt)))
    .orderBy(asc(taskLists.name));
  if (staff.length === 0 || lists.length === 0) return 'has no board of tasks';
  const { userId, role } = random.pick(staff);
  const principal = { storeId, userId, permissions: permissionsOf(role) };
  const list = random.pick(lists);
  const open = await db
    .select({ taskId: tasks.id, title: tasks.title })
    .from(tasks)
    .where(and(eq(tasks.storeId, storeId), eq(tasks.status, 'open'), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.title), asc(tasks.createdAt))
    .limit(MAX_TASKS);
  if (open.length < FEW_TASKS) {
    const title = random.pick(TITLES);
    await database.transaction((tx) => createTask(tx, { listId: list.id, title }, principal, now));
    return `adds the task "${title}"`;
  }
  const { taskId, title } = random.pick(open);
  if (random.chance(0.3)) {
    const body = random.pick(COMMENTS);
    await database.transaction((tx) => commentOnTask(tx, { taskId, body, principal, now }));
    return `comments on the task "${title}"`;
  }
  if (random.chance(0.5)) {
    const place = { listId: list.id, afterId: null };
    await database.transaction((tx) => moveTask(tx, { taskId, ...place, principal, now }));
    return `moves the task "${title}" to "${list.name}"`;
  }
  const action = 'complete';
  await database.transaction((tx) => executeTaskAction(tx, { taskId, action, principal, now }));
  return `completes the task "${title}"`;
}

/** Days ahead on which a simulated event is, at most. */
const EVENT_DAYS = 30;

/**
 * A member of staff of one of the stores adds an event to the calendar; every third one is all day.
 * @returns what was done, for the log
 */
export async function planEvent(
  { database, random, storeIds }: ShopperContext,
  now: Date,
): Promise<string> {
  const storeId = random.pick(storeIds);
  const staff = await database.db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.storeId, storeId), takesPart))
    .orderBy(asc(users.id));
  if (staff.length === 0) return 'has no staff';
  const { userId } = random.pick(staff);
  const title = random.pick(EVENTS);
  const day = addDays(casablancaDay(now), random.between(1, EVENT_DAYS));
  const startsAt = casablancaTime(day, `${random.between(10, 17)}:00`);
  const times = random.chance(0.3)
    ? { isAllDay: true, day }
    : {
        isAllDay: false,
        startsAt: startsAt.toISOString(),
        endsAt: addHours(startsAt, 1).toISOString(),
      };
  const body = { title, ...times, participantIds: [userId] };
  await database.transaction((tx) => createEvent(tx, body, { storeId, userId }, now));
  return `plans "${title}" on ${day}`;
}
