import { inArray } from 'drizzle-orm';
import { CONVERSATION_KIND_WORDS, CONVERSATION_STATUS_WORDS } from '#domain/exports/export-words';
import type { CsvCell } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { joinWords } from '#domain/format/list-format';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { ConversationListQuery } from '../conversations/conversation-filters';
import { readConversationIds } from '../conversations/conversation-list.query';
import type { ConversationUser } from '../conversations/conversation-user';
import type { ConversationRow } from '../conversations/conversations.repository';
import { conversations } from '../database/schema/conversations';
import { inBatchesOf } from '../http/csv-file';
import { findPeople, type PersonRow } from '../tasks/tasks.repository';

function dayOf(instant: Date | null): CsvCell {
  return instant === null ? '' : { day: casablancaDay(instant) };
}

function cellsOf(
  row: ConversationRow,
  people: ReadonlyMap<string, PersonRow>,
  language: Language,
): CsvCell[] {
  const assignee = people.get(row.assigneeId ?? '');
  const names = row.participants.map(({ name, email }) => name || (email ?? ''));
  return [
    CONVERSATION_KIND_WORDS[row.kind][language],
    row.subject,
    CONVERSATION_STATUS_WORDS[row.status][language],
    joinWords(names, language),
    assignee ? `${assignee.firstName} ${assignee.lastName}` : '',
    joinWords(row.labels, language),
    row.messagesCount,
    dayOf(row.createdAt),
    dayOf(row.firstAnsweredAt),
    dayOf(row.lastMessageAt),
  ];
}

/** The cells of `CONVERSATION_COLUMNS` of every conversation of the list, in its order. */
export async function* conversationRecords(
  reader: Reader,
  asker: ConversationUser,
  { language, ...query }: ConversationListQuery & { readonly language: Language },
) {
  const ids = await readConversationIds(reader, asker, query);
  const batches = inBatchesOf(ids, async (some) => {
    const rows = await reader
      .select()
      .from(conversations)
      .where(inArray(conversations.id, [...some]));
    return new Map(rows.map((row) => [row.id, row]));
  });
  for await (const rows of batches) {
    const assignees = rows.flatMap(({ assigneeId }) => assigneeId ?? []);
    const people = await findPeople(reader, asker.storeId, assignees);
    yield rows.map((row) => cellsOf(row, people, language));
  }
}
