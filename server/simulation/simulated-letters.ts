import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { lockConversation } from '../conversations/conversations.repository';
import { receiveAnswer, receiveConversation } from '../conversations/message-receiving';
import { conversations } from '../database/schema/conversations';
import { type Letter, TOPICS, type Topic } from '../demo/demo-letters';
import type { Random } from '../demo/random';
import type { ShopperContext } from './simulated-shoppers';

/** Conversations that wait for a client and are looked at, those that wait longest first. */
const MAX_WAITING = 50;
/** Of the letters, those that answer one of a store. */
const ANSWER_SHARE = 0.6;

const WRITERS = {
  fr: ['Ghita Lahlou', 'Mehdi Amrani', 'Nadia Cherkaoui'],
  ar: ['خديجة العلمي', 'يونس برادة'],
  en: ['Emma Wilson', 'James Carter'],
} as const;

const ANSWERS = {
  fr: ['Merci, c’est parfait.', 'Merci. Une dernière question : peut-on payer à la livraison ?'],
  ar: ['شكرًا جزيلًا.', 'شكرًا. هل يمكن الدفع عند الاستلام؟'],
  en: ['Thank you, that is perfect.', 'Thank you. Can I pay on delivery?'],
} as const;

function isLetter({ kind }: Topic): boolean {
  return kind === 'mail';
}

/** A subject, in one of the languages in which clients write about it. */
function pickLetter(random: Random): { language: 'fr' | 'ar' | 'en'; letter: Letter } {
  const { letters } = random.pick(TOPICS.filter(isLetter));
  const written = (['fr', 'ar', 'en'] as const).flatMap((language) => {
    const letter = letters[language];
    return letter ? [{ language, letter }] : [];
  });
  return random.pick(written);
}

/** A conversation of these stores in which the store wrote last, if there is one. */
async function waitingConversation({ database, random, storeIds }: ShopperContext) {
  const { id, storeId, status, lastDirection, archivedAt, lastMessageAt } = conversations;
  const rows = await database.db
    .select({ id, storeId })
    .from(conversations)
    .where(
      and(
        inArray(storeId, [...storeIds]),
        eq(status, 'waiting'),
        eq(lastDirection, 'outgoing'),
        isNull(archivedAt),
      ),
    )
    .orderBy(asc(lastMessageAt), asc(id))
    .limit(MAX_WAITING);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

/**
 * A client writes to one of the stores, or answers what a store wrote to them, as the mail server
 * would hand it over.
 * @returns what was written, for the log
 */
export async function writeToStore(market: ShopperContext, now: Date): Promise<string> {
  const { database, random, storeIds } = market;
  const waiting = random.chance(ANSWER_SHARE) ? await waitingConversation(market) : undefined;
  if (waiting) {
    return database.transaction(async (tx) => {
      const row = await lockConversation(tx, waiting.storeId, waiting.id);
      if (!row) return 'answers nothing: the conversation was deleted';
      const [participant] = row.participants;
      const { name, email } = participant ?? { name: 'Client', email: null };
      const body = random.pick(ANSWERS[row.language]);
      const author = { type: 'client', name, email } as const;
      await receiveAnswer(tx, row, { author, body, html: null, quoted: null }, now);
      return `answers "${row.subject}"`;
    });
  }
  const { language, letter } = pickLetter(random);
  const name = random.pick(WRITERS[language]);
  const email = `client${random.between(1, 9999)}@exemple.ma`;
  const storeId = random.pick(storeIds);
  await database.transaction((tx) =>
    receiveConversation(
      tx,
      { storeId, kind: 'mail', subject: letter.subject, language },
      {
        author: { type: 'client', name, email },
        body: letter.question,
        html: null,
        quoted: null,
      },
      now,
    ),
  );
  return `writes "${letter.subject}"`;
}
