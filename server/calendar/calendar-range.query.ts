import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { CalendarSource } from '#domain/calendar/calendar-entry';
import type { EventRecurrence } from '#domain/calendar/recurrence';
import type { PayoutStatus } from '#domain/payouts/payout-lifecycle';
import { addDays, casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import { seesAllTours } from '#domain/tours/sees-all-tours';
import type { Principal, Reader } from '../context';
import { BOOKED_PLACES } from '../database/booked-places';
import { type JsonRow, type JsonValues, jsonValues, namedRows } from '../database/json-rows';
import { preparedStatement } from '../database/prepared-statements';
import { calendarEvents, type StoredChanges } from '../database/schema/calendar';
import { cancellations } from '../database/schema/cancellations';
import { carriers } from '../database/schema/carriers';
import { clients, orders } from '../database/schema/orders';
import { payouts } from '../database/schema/payouts';
import { pickups } from '../database/schema/pickups';
import { returns } from '../database/schema/returns';
import { storeAvailability } from '../database/schema/stores';
import { taskLists, tasks } from '../database/schema/tasks';
import { departures, tours } from '../database/schema/tours';
import { candidacies, vacancies } from '../database/schema/vacancies';
import { seesAll as seesAllVacancies } from '../vacancies/vacancy-user';

/** A range of days in Casablanca, both included. */
export interface DayRange {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** A range of days as instants (ms, UTC); `to` is the midnight after the last day. */
export function instantsOf({ from, to }: DayRange) {
  return {
    from: casablancaInstant(from).getTime(),
    to: casablancaInstant(addDays(to, 1)).getTime(),
  };
}

/**
 * Milliseconds since 1970: shorter in JSON, and quicker to read, than a time as text. `extract` would
 * compute with decimals, which takes longer.
 */
function milliseconds(column: Column): SQL<number> {
  return sql<number>`round(date_part('epoch', ${column}) * 1000)`;
}

const CLIENT_NAME = sql<string>`concat_ws(' ', ${clients.firstName}, ${clients.lastName})`;

const ORDER_DEADLINE = {
  recordId: orders.id,
  number: orders.number,
  name: CLIENT_NAME,
  status: sql<string>`${orders.status}`,
  at: milliseconds(orders.deadlineAt),
};
const RETURN_DEADLINE = {
  recordId: returns.id,
  number: orders.number,
  name: CLIENT_NAME,
  status: sql<string>`${returns.status}`,
  at: milliseconds(returns.deadlineAt),
};
const CANCELLATION_DEADLINE = {
  recordId: cancellations.id,
  number: orders.number,
  name: CLIENT_NAME,
  status: sql<string>`${cancellations.status}`,
  at: milliseconds(cancellations.deadlineAt),
};
const PAYOUT = {
  recordId: payouts.id,
  number: payouts.number,
  net: payouts.net,
  status: sql<PayoutStatus>`${payouts.status}`,
  periodEnd: payouts.periodEnd,
  expectedAt: payouts.expectedAt,
  paidAt: payouts.paidAt,
};
const PICKUP = {
  recordId: pickups.id,
  number: pickups.number,
  name: carriers.name,
  status: sql<string>`${pickups.status}`,
  startsAt: milliseconds(pickups.startsAt),
  endsAt: milliseconds(pickups.endsAt),
};
const DEPARTURE = {
  recordId: departures.id,
  ofId: tours.id,
  title: tours.title,
  titleEn: tours.titleEn,
  titleAr: tours.titleAr,
  status: sql<string>`${departures.status}`,
  booked: BOOKED_PLACES,
  maximum: departures.maximum,
  startsAt: milliseconds(departures.startsAt),
  endsAt: milliseconds(departures.endsAt),
};
const INTERVIEW = {
  recordId: candidacies.id,
  ofId: vacancies.id,
  title: vacancies.title,
  titleEn: vacancies.titleEn,
  titleAr: vacancies.titleAr,
  name: sql<string>`concat_ws(' ', ${candidacies.firstName}, ${candidacies.lastName})`,
  status: sql<string>`${candidacies.status}`,
  startsAt: milliseconds(candidacies.interviewStartsAt),
  endsAt: milliseconds(candidacies.interviewEndsAt),
};
const TASK = {
  recordId: tasks.id,
  title: tasks.title,
  status: sql<string>`${tasks.status}`,
  day: sql<IsoDay>`${tasks.dueDay}`,
};
const WHOLE_DAY_EVENT = {
  id: calendarEvents.id,
  title: calendarEvents.title,
  place: calendarEvents.place,
  isAllDay: calendarEvents.isAllDay,
  startsAt: milliseconds(calendarEvents.startsAt),
  endsAt: milliseconds(calendarEvents.endsAt),
  revision: calendarEvents.revision,
};
const LONG_EVENT = {
  ...WHOLE_DAY_EVENT,
  recurrence: sql<EventRecurrence | null>`${calendarEvents.recurrence}`,
  changes: sql<StoredChanges>`${calendarEvents.changes}`,
};

const AVAILABILITY = {
  weekly: storeAvailability.weekly,
  closures: storeAvailability.closures,
  revision: storeAvailability.revision,
};

/** Payouts are paid some days after their period; these many days later they are looked for. */
const PAYOUT_LAG_DAYS = 60;

const storeId = sql.placeholder('storeId');

function instant(name: 'from' | 'to' | 'weekBefore'): SQL {
  return sql`to_timestamp(${sql.placeholder(name)}::double precision / 1000)`;
}

function within(column: Column): SQL {
  return sql`${column} >= ${instant('from')} and ${column} < ${instant('to')}`;
}

/** Whether the user sees all records of a kind, or is one of the guides or interviewers of the row. */
function isTheirs(all: 'allTours' | 'allVacancies', people: Column): SQL {
  const user = sql`array[${sql.placeholder('userId')}::text]`;
  return sql`(${sql.placeholder(all)}::boolean or ${people} @> ${user})`;
}

/** Whether one of some sources is wanted. */
function isWanted(...sources: readonly CalendarSource[]): SQL {
  const named = sql.raw(sources.map((source) => `'${source}'`).join());
  return sql`${sql.placeholder('sources')}::text[] && array[${named}]`;
}

/** Rows of a source as JSON; null if the source is not wanted, without reading its tables. */
function rowsIf(source: CalendarSource, columns: Parameters<typeof jsonValues>[0], rest: SQL) {
  return sql<JsonValues | null>`case when ${isWanted(source)} then (select ${jsonValues(columns)} from ${rest}) end`;
}

function deadlineRows(
  source: CalendarSource,
  table: typeof returns | typeof cancellations,
  columns: typeof RETURN_DEADLINE | typeof CANCELLATION_DEADLINE,
) {
  return rowsIf(
    source,
    columns,
    sql`${table} join ${orders} on ${orders.id} = ${table.orderId}
        join ${clients} on ${clients.id} = ${orders.clientId}
        where ${table.storeId} = ${storeId} and ${within(table.deadlineAt)}`,
  );
}

const isEvent = sql`${calendarEvents.storeId} = ${storeId} and ${calendarEvents.archivedAt} is null`;

/** The events that neither recur nor last long: with times (these have their entry), or of whole days. */
const SINGLE_EVENTS = sql`${calendarEvents} where ${isEvent} and not ${calendarEvents.isLong}
  and ${calendarEvents.startsAt} >= ${instant('weekBefore')} and ${calendarEvents.startsAt} < ${instant('to')}
  and (${calendarEvents.endsAt} > ${instant('from')} or ${calendarEvents.startsAt} >= ${instant('from')})`;

/**
 * One statement for all sources: a request asks PostgreSQL once, and a source that is not wanted is
 * not read.
 */
const rangeStatement = preparedStatement((reader) =>
  reader
    .select({
      orderDeadlines: rowsIf(
        'order_deadline',
        ORDER_DEADLINE,
        sql`${orders} join ${clients} on ${clients.id} = ${orders.clientId}
            where ${orders.storeId} = ${storeId} and ${orders.archivedAt} is null
            and ${within(orders.deadlineAt)}`,
      ),
      returnDeadlines: deadlineRows('return_deadline', returns, RETURN_DEADLINE),
      cancellationDeadlines: deadlineRows(
        'cancellation_deadline',
        cancellations,
        CANCELLATION_DEADLINE,
      ),
      payouts: rowsIf(
        'payout',
        PAYOUT,
        sql`${payouts} where ${payouts.storeId} = ${storeId}
            and ${payouts.periodEnd} between ${sql.placeholder('payoutsFrom')}::date
            and ${sql.placeholder('lastDay')}::date`,
      ),
      pickups: rowsIf(
        'pickup',
        PICKUP,
        sql`${pickups} join ${carriers} on ${carriers.id} = ${pickups.carrierId}
            where ${pickups.storeId} = ${storeId} and ${pickups.status} <> 'called_off'
            and ${within(pickups.startsAt)}`,
      ),
      departures: rowsIf(
        'departure',
        DEPARTURE,
        sql`${departures} join ${tours} on ${tours.id} = ${departures.tourId}
            where ${departures.storeId} = ${storeId} and ${departures.status} <> 'called_off'
            and ${within(departures.startsAt)} and ${isTheirs('allTours', departures.guideIds)}`,
      ),
      interviews: rowsIf(
        'interview',
        INTERVIEW,
        sql`${candidacies} join ${vacancies} on ${vacancies.id} = ${candidacies.vacancyId}
            where ${candidacies.storeId} = ${storeId} and ${candidacies.erasedAt} is null
            and ${vacancies.archivedAt} is null and ${within(candidacies.interviewStartsAt)}
            and (${candidacies.endedAt} is null
              or ${candidacies.endedAt} >= ${candidacies.interviewStartsAt})
            and ${isTheirs('allVacancies', candidacies.interviewerIds)}`,
      ),
      tasks: rowsIf(
        'task',
        TASK,
        sql`${tasks} join ${taskLists} on ${taskLists.id} = ${tasks.listId}
            where ${tasks.storeId} = ${storeId} and ${tasks.archivedAt} is null
            and ${taskLists.archivedAt} is null
            and ${tasks.dueDay} between ${sql.placeholder('firstDay')}::date
            and ${sql.placeholder('lastDay')}::date`,
      ),
      timedEvents: sql<string | null>`case when ${isWanted('event')} then (
        select string_agg(${calendarEvents.entryJson}, ',') from ${SINGLE_EVENTS}) end`,
      wholeDayEvents: rowsIf(
        'event',
        WHOLE_DAY_EVENT,
        sql`${SINGLE_EVENTS} and ${calendarEvents.isAllDay}`,
      ),
      longEvents: rowsIf(
        'event',
        LONG_EVENT,
        sql`${calendarEvents} where ${isEvent} and ${calendarEvents.isLong}
            and ${calendarEvents.firstAt} < ${instant('to')}
            and (${calendarEvents.lastAt} is null or ${calendarEvents.lastAt} > ${instant('from')})`,
      ),
      availability: sql<JsonValues | null>`case when ${isWanted('opening_hours', 'closure')} then (
        select ${jsonValues(AVAILABILITY)} from ${storeAvailability}
        where ${storeAvailability.storeId} = ${storeId}) end`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('calendar_range'),
);

function named<Chosen extends Parameters<typeof jsonValues>[0]>(
  columns: Chosen,
  rows: JsonValues | null,
): JsonRow<Chosen>[] {
  return rows ? namedRows(columns, rows) : [];
}

/** A user as far as what they see of the calendar depends on them. */
export type CalendarUser = Pick<Principal, 'storeId' | 'userId' | 'permissions'>;

/** The records of the wanted sources that may touch the days of a range, as far as the user sees them. */
export async function selectRange(
  reader: Reader,
  user: CalendarUser,
  range: DayRange,
  sources: readonly CalendarSource[],
) {
  const { from, to } = instantsOf(range);
  const [found] = await rangeStatement(reader).execute({
    storeId: user.storeId,
    userId: user.userId,
    allTours: seesAllTours(user.permissions),
    allVacancies: seesAllVacancies(user),
    sources: [...sources],
    from,
    to,
    // What lasts longer is found by its span.
    weekBefore: from - millisecondsInWeek - millisecondsInDay,
    firstDay: range.from,
    lastDay: range.to,
    payoutsFrom: addDays(range.from, -PAYOUT_LAG_DAYS),
  });
  if (!found) throw new Error('The statement of a range returned no row.');
  return {
    orderDeadlines: named(ORDER_DEADLINE, found.orderDeadlines),
    returnDeadlines: named(RETURN_DEADLINE, found.returnDeadlines),
    cancellationDeadlines: named(CANCELLATION_DEADLINE, found.cancellationDeadlines),
    payouts: named(PAYOUT, found.payouts),
    pickups: named(PICKUP, found.pickups),
    departures: named(DEPARTURE, found.departures),
    interviews: named(INTERVIEW, found.interviews),
    tasks: named(TASK, found.tasks),
    /** The entries of events with times, as JSON: between commas. */
    timedEvents: found.timedEvents ?? '',
    wholeDayEvents: named(WHOLE_DAY_EVENT, found.wholeDayEvents),
    longEvents: named(LONG_EVENT, found.longEvents),
    /** The opening hours and closures of the store; undefined if it has set none, or none are wanted. */
    availability: named(AVAILABILITY, found.availability)[0],
  };
}

/** What {@link selectRange} found. */
export type RangeRecords = Awaited<ReturnType<typeof selectRange>>;
