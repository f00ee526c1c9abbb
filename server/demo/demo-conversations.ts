import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { desc, eq } from 'drizzle-orm';
import { answerDeadline, openTimeBetween } from '#domain/conversations/first-answer';
import { foldForSearch } from '#domain/text/search-fold';
import type { Tx } from '../context';
import {
  conversationMessages,
  conversations,
  conversationTexts,
  savedReplies,
} from '../database/schema/conversations';
import { clients, orders } from '../database/schema/orders';
import { type Letter, TOPICS, type Topic } from './demo-letters';
import type { DemoStore } from './demo-stores';
import { type Random, seededRandom } from './random';

type Row = typeof conversations.$inferInsert;
type MessageInsert = typeof conversationMessages.$inferInsert;

/** A line of a demo conversation: who wrote it, and how many hours after the first one. */
type Line = readonly [direction: 'incoming' | 'outgoing' | 'note', hours: number, text: string];

interface DemoConversation {
  readonly kind: Row['kind'];
  readonly status: Row['status'];
  readonly subject: string;
  readonly language: Row['language'];
  /** Empty for a conversation of the team. */
  readonly name: string;
  readonly labels?: readonly string[];
  readonly daysAgo: number;
  readonly lines: readonly Line[];
}

/** A conversation of the demo with its id, its times and what it is about. */
interface DatedConversation extends Omit<DemoConversation, 'daysAgo'> {
  readonly id: string;
  readonly email: string;
  readonly startedAt: Date;
  readonly orderId: string | null;
  /** Whether the client of the order reads it on their own page: one for each order. */
  readonly isChat?: boolean;
}

const DEMO: readonly DemoConversation[] = [
  {
    kind: 'mail',
    status: 'new',
    subject: 'Tapis reçu avec une tache',
    language: 'fr',
    name: 'Hind Tazi',
    labels: ['Réclamation'],
    daysAgo: 0.2,
    lines: [
      ['incoming', 0, 'Bonjour, le tapis est arrivé ce matin avec une tache. Que puis-je faire ?'],
    ],
  },
  {
    kind: 'mail',
    status: 'new',
    subject: 'سؤال عن مقاسات البلغة',
    language: 'ar',
    name: 'أمين السباعي',
    daysAgo: 0.4,
    lines: [['incoming', 0, 'مرحبًا، هل يتوفر المقاس 43 باللون الأسود؟']],
  },
  {
    kind: 'mail',
    status: 'waiting',
    subject: 'Gift wrapping',
    language: 'en',
    name: 'Laura Smith',
    daysAgo: 2,
    lines: [
      ['incoming', 0, 'Hello, can you wrap the lantern as a gift?'],
      ['outgoing', 3, 'Hello Laura, yes, at no cost. Which colour would you like?'],
    ],
  },
  {
    kind: 'carrier',
    status: 'open',
    subject: 'Ramassage de jeudi',
    language: 'fr',
    name: 'Atlas Livraison',
    daysAgo: 3,
    lines: [
      ['incoming', 0, 'Notre livreur passera jeudi entre 15 h et 17 h.'],
      ['note', 1, 'Prévoir douze colis.'],
    ],
  },
  {
    kind: 'team',
    status: 'open',
    subject: 'Vitrine de décembre',
    language: 'fr',
    name: '',
    daysAgo: 5,
    lines: [
      ['outgoing', 0, 'Les lanternes sont prêtes pour la vitrine.'],
      ['outgoing', 2, 'Je m’en occupe samedi matin.'],
    ],
  },
  {
    kind: 'mail',
    status: 'closed',
    subject: 'Facture de ma commande',
    language: 'fr',
    name: 'Karim Bennani',
    labels: ['Facture'],
    daysAgo: 40,
    lines: [
      ['incoming', 0, 'Bonjour, pouvez-vous m’envoyer la facture ?'],
      ['outgoing', 5, 'Bonjour Karim, elle vient de partir par e-mail.'],
      ['incoming', 6, 'Bien reçue, merci.'],
    ],
  },
];

const REPLIES = [
  {
    name: 'Départ du colis',
    body: 'Bonjour {name},\n\nVotre commande {number} part aujourd’hui.',
    bodyAr: 'مرحبًا {name}،\n\nيغادر طلبك {number} المتجر اليوم.',
    bodyEn: 'Hello {name},\n\nYour order {number} leaves today.',
  },
  {
    name: 'Retour accepté',
    body: 'Bonjour {name},\n\nLe retour de la commande {number} est accepté jusqu’au {deadline}.',
    bodyAr: 'مرحبًا {name}،\n\nقُبل إرجاع الطلب {number} إلى غاية {deadline}.',
    bodyEn: 'Hello {name},\n\nThe return of order {number} is accepted until {deadline}.',
  },
];

/** Letters of the year before the conversations above, which are those of the last days. */
const LETTERS_OF_A_YEAR = 180;
const DAYS_OF_A_YEAR = 365;
const LATEST_LETTER_DAYS = 6;
const SEED = 20_261_128;
/** Of the letters, those whose writer thanks for the answer. */
const THANKS_SHARE = 0.45;

/** With whom the conversations of carriers and of the marketplace are. */
const OTHERS = {
  carrier: { name: 'Atlas Livraison', email: 'exploitation@atlas.exemple.ma' },
  marketplace: { name: 'Équipe de la place de marché', email: 'vendeurs@exemple.ma' },
} as const;

/** An order about which its client may write. */
interface WrittenOrder {
  readonly id: string;
  readonly number: number;
  readonly orderDate: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

function selectOrders(tx: Tx, storeId: string): Promise<WrittenOrder[]> {
  const { id, number, orderDate, clientId } = orders;
  const { firstName, lastName, email } = clients;
  return tx
    .select({ id, number, orderDate, firstName, lastName, email })
    .from(orders)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(eq(orders.storeId, storeId))
    .orderBy(desc(number));
}

/** A client writes in the language of their name, one in eight of the others in English. */
function languageOf({ firstName }: WrittenOrder, { letters }: Topic, random: Random) {
  const wanted = /\p{Script=Arabic}/u.test(firstName) ? 'ar' : random.chance(0.125) ? 'en' : 'fr';
  const letter: Letter | undefined = letters[wanted];
  return letter ? ({ language: wanted, letter } as const) : undefined;
}

/** A closed conversation of the last year with the client of one of the store's orders. */
function letterOf(
  id: string,
  { known, random, now }: { known: readonly WrittenOrder[]; random: Random; now: Date },
): DatedConversation | undefined {
  const topic = random.pick(TOPICS);
  const days = random.between(LATEST_LETTER_DAYS, DAYS_OF_A_YEAR);
  const startedAt = subMilliseconds(
    now,
    days * millisecondsInDay + random.between(0, 8 * millisecondsInHour),
  );
  const order = known.find(({ orderDate }) => orderDate < startedAt);
  const written = order && languageOf(order, topic, random);
  if (!order || !written) return undefined;
  const { language, letter } = written;
  const filled = (text: string) => text.replaceAll('{number}', String(order.number));
  const answeredAfter = random.between(1, 6);
  const sender =
    topic.kind === 'carrier' || topic.kind === 'marketplace'
      ? OTHERS[topic.kind]
      : {
          name: `${order.firstName} ${order.lastName}`,
          email: order.email ?? `client${order.number}@exemple.ma`,
        };
  return {
    id,
    kind: topic.kind,
    status: 'closed',
    subject: filled(letter.subject),
    language,
    ...sender,
    ...(topic.label !== null && { labels: [topic.label] }),
    startedAt,
    orderId: topic.kind === 'order' ? order.id : null,
    lines: [
      ['incoming', 0, filled(letter.question)],
      ['outgoing', answeredAfter, filled(letter.answer)],
      ...(random.chance(THANKS_SHARE)
        ? ([['incoming', answeredAfter + random.between(1, 20), letter.thanks]] as const)
        : []),
    ],
  };
}

/** The letters of the year and the conversations of the last days of a store. */
async function conversationsOf(
  tx: Tx,
  store: DemoStore,
  now: Date,
): Promise<readonly DatedConversation[]> {
  const short = store.id.slice('str_'.length);
  const random = seededRandom(SEED);
  const known = await selectOrders(tx, store.id);
  const letters = Array.from({ length: LETTERS_OF_A_YEAR }, (_, index) =>
    letterOf(`cnv_${short}y${index}`, { known, random, now }),
  );
  const latest = DEMO.map(({ daysAgo, ...demo }, index) => ({
    ...demo,
    id: `cnv_${short}${index}`,
    email: demo.name === '' ? '' : `client${index}@exemple.ma`,
    startedAt: subMilliseconds(now, daysAgo * millisecondsInDay),
    orderId: null,
  }));
  const chatted = new Set<string>();
  const written = letters.flatMap((letter) => {
    if (!letter) return [];
    const isChat = letter.orderId !== null && !chatted.has(letter.orderId);
    if (letter.orderId !== null) chatted.add(letter.orderId);
    return [{ ...letter, isChat }];
  });
  return [...written, ...latest];
}

/** Who writes to the store in conversations of each kind. */
const AUTHORS = {
  mail: 'client',
  order: 'client',
  candidate: 'client',
  marketplace: 'marketplace',
  carrier: 'carrier',
  team: 'staff',
} as const;

function messagesOf(store: DemoStore, demo: DatedConversation): MessageInsert[] {
  const [author] = store.staff;
  return demo.lines.map(([direction, hours, body], place) => {
    const at = addMilliseconds(demo.startedAt, hours * millisecondsInHour);
    const isIncoming = direction === 'incoming';
    const outside = AUTHORS[demo.kind];
    return {
      id: `msg_${demo.id.slice('cnv_'.length)}${place}`,
      storeId: store.id,
      conversationId: demo.id,
      direction,
      status: direction === 'note' ? null : 'delivered',
      authorType: isIncoming ? outside : 'staff',
      authorId: isIncoming ? null : (author?.id ?? null),
      authorName: isIncoming ? demo.name : `${author?.firstName} ${author?.lastName}`,
      authorEmail: isIncoming ? demo.email : null,
      body,
      sentAt: direction === 'outgoing' ? at : null,
      deliveredAt: direction === 'note' ? null : at,
      createdAt: at,
    };
  });
}

function rowOf(store: DemoStore, demo: DatedConversation, messages: readonly MessageInsert[]): Row {
  const shown = messages.filter(({ direction }) => direction !== 'note');
  const [first, last] = [messages[0], shown.at(-1)];
  const answered = shown.find(({ direction }) => direction === 'outgoing');
  const isAsked = first?.direction === 'incoming';
  const createdAt = demo.startedAt;
  const isAwaited = last?.direction === 'incoming' && demo.status !== 'closed';
  const labels = [...(demo.labels ?? [])];
  return {
    id: demo.id,
    storeId: store.id,
    kind: demo.kind,
    status: demo.status,
    subject: demo.subject,
    language: demo.language,
    participants: demo.name === '' ? [] : [{ name: demo.name, email: demo.email }],
    linkKind: demo.orderId === null ? null : 'order',
    linkId: demo.orderId,
    chatOrderId: demo.isChat ? demo.orderId : null,
    labels,
    labelKeys: labels.map((label) => label.toLocaleLowerCase()),
    awaitingSince: isAwaited ? last.createdAt : null,
    answerDueAt: isAwaited ? answerDeadline(store.availability, last.createdAt) : null,
    firstAnsweredAt: (isAsked && answered?.createdAt) || null,
    firstAnswerMs:
      isAsked && answered
        ? openTimeBetween(store.availability, createdAt, answered.createdAt)
        : null,
    lastMessageAt: last?.createdAt ?? createdAt,
    lastMessageId: last?.id ?? null,
    lastDirection: last?.direction ?? null,
    lastText: last?.body ?? '',
    messagesCount: shown.length,
    createdAt,
    updatedAt: last?.createdAt ?? createdAt,
  };
}

/** Writes the conversations and the saved replies of a demo store, whose orders are written. */
export async function writeConversations(tx: Tx, store: DemoStore, now: Date): Promise<void> {
  const short = store.id.slice('str_'.length);
  const written = (await conversationsOf(tx, store, now)).map((demo) => ({
    demo,
    messages: messagesOf(store, demo),
  }));
  await tx
    .insert(conversations)
    .values(written.map(({ demo, messages }) => rowOf(store, demo, messages)));
  await tx.insert(conversationMessages).values(written.flatMap(({ messages }) => messages));
  await tx.insert(conversationTexts).values(
    written.map(({ demo: { id, subject, name, email }, messages }) => ({
      conversationId: id,
      storeId: store.id,
      searchText: foldForSearch(
        [subject, name, email, ...messages.map(({ body }) => body)].join(' '),
      ),
    })),
  );
  await tx.insert(savedReplies).values(
    REPLIES.map((reply, index) => ({
      id: `srp_${short}${index}`,
      storeId: store.id,
      nameKey: foldForSearch(reply.name),
      ...reply,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
