import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { FEED_SOURCES, type FeedSource, visibleSources } from '#domain/calendar/calendar-entry';
import { feedName, feedTitle } from '#domain/calendar/ics-words';
import { DEFAULT_LANGUAGE, type Language } from '#domain/format/languages';
import { permissionsOf } from '#domain/permissions/permissions';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import { casablancaDay } from '#domain/time/casablanca-day';
import type {
  CalendarEntry,
  CalendarFeedAddress,
  CalendarFeed as WireFeed,
} from '#openapi/types.generated';
import { findAvailability } from '../availability/availability.repository';
import type { Principal, Reader, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { calendarFeeds } from '../database/schema/calendar';
import { userPreferences } from '../database/schema/people';
import { stores, users } from '../database/schema/stores';
import type { CallOf } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { takesPart } from '../session/session.repository';
import { entriesOf } from './calendar-range';
import { instantsOf, selectRange } from './calendar-range.query';
import { eventOf } from './event-columns';
import { UID_HOST } from './event-uid';
import { selectEventsWithin } from './event-window.query';
import { type FeedEntry, type FeedEvent, writeIcs } from './ics/write-ics';

type FeedRow = typeof calendarFeeds.$inferSelect;

/** Days of a feed before and after today. */
const PAST_DAYS = 90;
const COMING_DAYS = 400;

/** Reads of one feed in a minute: programs read it every few hours. */
const READS_OF_FEED = 12;
/** Reads of a network in a minute: calendar services read the feeds of many users. */
const READS_OF_NETWORK = 120;

/** The secret of an address is 256 random bits: its hash needs no salt, and finds its row. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const NO_FEED: WireFeed = { isActive: false, sources: [], createdAt: null, lastReadAt: null };

function presentFeed({ sources, createdAt, lastReadAt }: FeedRow): WireFeed {
  return {
    isActive: true,
    sources,
    createdAt: createdAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  };
}

type FeedUser = Pick<Principal, 'userId' | 'storeId'>;

/** The feed of a user, without its address. */
export async function readFeed(reader: Reader, { userId }: FeedUser): Promise<WireFeed> {
  const [row] = await reader.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ? presentFeed(row) : NO_FEED;
}

/** Gives the user a new address. The former one, if any, is forgotten. */
export async function renewFeed(
  tx: Tx,
  sources: readonly FeedSource[],
  { userId, storeId }: FeedUser,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<CalendarFeedAddress> {
  const secret = randomBytes(32).toString('base64url');
  const renewed = {
    secretHash: hashOf(secret),
    sources: FEED_SOURCES.filter((source) => sources.includes(source)),
    createdAt: now,
    lastReadAt: null,
  };
  // Of two requests at once, the later one renews what the earlier one wrote.
  const [row] = await tx
    .insert(calendarFeeds)
    .values({ id: newId('cfd', now.getTime()), storeId, userId, ...renewed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: renewed })
    .returning();
  if (!row) throw new Error('A written feed was not returned.');
  const address = new URL(`/api/public/calendars/${secret}.ics`, publicUrl).href;
  return { address, ...presentFeed(row) };
}

/** Forgets the address of the user. */
export async function revokeFeed(tx: Tx, { userId }: FeedUser): Promise<WireFeed> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return NO_FEED;
}

/** The feed of a secret whose user takes part in the store. */
async function findFeed(reader: Reader, secret: string) {
  const [found] = await reader
    .select({
      feed: calendarFeeds,
      role: users.role,
      storeName: stores.name,
      language: userPreferences.language,
    })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), takesPart))
    .innerJoin(stores, eq(stores.id, calendarFeeds.storeId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(calendarFeeds.secretHash, hashOf(secret)));
  return found;
}

function feedEntry(entry: CalendarEntry, language: Language, changedAt: Date): FeedEntry {
  const { day, lastDay, startsAt, endsAt } = entry;
  const start = Date.parse(startsAt ?? '');
  return {
    uid: `${entry.id}-${entry.source}@${UID_HOST}`,
    title: feedTitle(entry, language),
    when:
      day === undefined
        ? { startsAt: start, endsAt: endsAt === undefined ? start : Date.parse(endsAt) }
        : { day, lastDay: lastDay ?? day },
    changedAt,
  };
}

async function closureEntries(
  reader: Reader,
  storeId: string,
  language: Language,
  changedAt: Date,
): Promise<FeedEntry[]> {
  const { closures } = (await findAvailability(reader, storeId)) ?? DEFAULT_AVAILABILITY;
  return closures.map(({ from, to, note, noteEn, noteAr }) => {
    const reason = { fr: note, en: noteEn, ar: noteAr }[language] ?? note;
    const title = feedTitle({ source: 'closure' }, language);
    return {
      uid: `closure-${from}-${storeId}@${UID_HOST}`,
      title: reason ? `${title} · ${reason}` : title,
      when: { day: from, lastDay: to },
      changedAt,
    };
  });
}

/** The calendar file of a feed at `now`. */
async function feedFile(
  reader: Reader,
  found: NonNullable<Awaited<ReturnType<typeof findFeed>>>,
  now: Date,
): Promise<string> {
  const { feed, role, storeName } = found;
  const language = found.language ?? DEFAULT_LANGUAGE;
  const { storeId, userId } = feed;
  const permissions = permissionsOf(role);
  const sources = visibleSources(feed.sources, permissions);
  const range = {
    from: casablancaDay(new Date(now.getTime() - PAST_DAYS * millisecondsInDay)),
    to: casablancaDay(new Date(now.getTime() + COMING_DAYS * millisecondsInDay)),
  };
  const instants = instantsOf(range);
  const others = sources.filter((source) => source !== 'event');
  const records = await selectRange(reader, { storeId, userId, permissions }, range, others);
  const entries = entriesOf(records, range).map((entry) => feedEntry(entry, language, now));
  if (sources.includes('closure')) {
    entries.push(...(await closureEntries(reader, storeId, language, now)));
  }
  const rows = sources.includes('event') ? await selectEventsWithin(reader, storeId, instants) : [];
  const events = rows.map((row): FeedEvent => {
    const { uid, updatedAt: changedAt, revision } = row;
    return { uid, event: eventOf(row), changedAt, revision };
  });
  return writeIcs(feedName(storeName, language), entries, events, instants);
}

/** Notes that the feed was read, at most once an hour: the log of changes does not count reads. */
async function noteRead(reader: Reader, feedId: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - millisecondsInHour);
  await reader
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(calendarFeeds.id, feedId),
        or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, hourAgo)),
      ),
    );
}

/**
 * Sends the calendar file of a secret address.
 * @throws ProblemError 404 alike for unknown and revoked addresses and those of users who have left;
 *   429 too many reads of the network or of the feed
 */
export async function sendFeed(
  context: ServerContext,
  call: CallOf<'readCalendarFeed'>,
): Promise<Readable> {
  const { database } = context;
  const { params, reply, now } = call;
  await consumeNetworkLimit(context, 'calendar-feed', call, READS_OF_NETWORK);
  const [, secret] = /^(.+)\.ics$/.exec(params.file) ?? [];
  const found = secret === undefined ? undefined : await findFeed(database.db, secret);
  if (!found) throw notFound();
  await consumeRateLimit(database, `feed:${found.feed.id}`, READS_OF_FEED, now);
  const file = await feedFile(database.db, found, now);
  await noteRead(database.db, found.feed.id, now);
  reply.type('text/calendar; charset=utf-8');
  reply.header('content-disposition', 'inline; filename="calendar.ics"');
  reply.header('cache-control', 'private, no-store');
  return Readable.from([file]);
}
