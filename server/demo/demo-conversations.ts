import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { answerDeadline } from '#domain/conversations/first-answer';
import { foldForSearch } from '#domain/text/search-fold';
import type { Tx } from '../context';
import {
  conversationMessages,
  conversations,
  conversationTexts,
  savedReplies,
} from '../database/schema/conversations';
import type { DemoStore } from './demo-stores';

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

function hoursBefore(now: Date, { daysAgo }: DemoConversation, hours: number): Date {
  return subMilliseconds(now, daysAgo * millisecondsInDay - hours * millisecondsInHour);
}

function addressOf(name: string, index: number): string {
  return name === '' ? '' : `client${index}@exemple.ma`;
}

function messagesOf(
  store: DemoStore,
  conversationId: string,
  { demo, email }: { readonly demo: DemoConversation; readonly email: string },
  now: Date,
): MessageInsert[] {
  const [author] = store.staff;
  return demo.lines.map(([direction, hours, body], place) => {
    const at = hoursBefore(now, demo, hours);
    const isIncoming = direction === 'incoming';
    return {
      id: `msg_${conversationId.slice('cnv_'.length)}${place}`,
      storeId: store.id,
      conversationId,
      direction,
      status: direction === 'note' ? null : 'delivered',
      authorType: isIncoming ? (demo.kind === 'carrier' ? 'carrier' : 'client') : 'staff',
      authorId: isIncoming ? null : (author?.id ?? null),
      authorName: isIncoming ? demo.name : `${author?.firstName} ${author?.lastName}`,
      authorEmail: isIncoming ? email : null,
      body,
      sentAt: direction === 'outgoing' ? at : null,
      deliveredAt: direction === 'note' ? null : at,
      createdAt: at,
    };
  });
}

function rowOf(
  store: DemoStore,
  {
    id,
    demo,
    email,
  }: { readonly id: string; readonly demo: DemoConversation; readonly email: string },
  messages: readonly MessageInsert[],
): Row {
  const shown = messages.filter(({ direction }) => direction !== 'note');
  const [first, last] = [messages[0], shown.at(-1)];
  const answered = shown.find(({ direction }) => direction === 'outgoing');
  const createdAt = first?.createdAt ?? new Date(0);
  const isAwaited = last?.direction === 'incoming' && demo.status !== 'closed';
  const labels = [...(demo.labels ?? [])];
  return {
    id,
    storeId: store.id,
    kind: demo.kind,
    status: demo.status,
    subject: demo.subject,
    language: demo.language,
    participants: demo.name === '' ? [] : [{ name: demo.name, email }],
    labels,
    labelKeys: labels.map((label) => label.toLocaleLowerCase()),
    awaitingSince: isAwaited ? last.createdAt : null,
    answerDueAt: isAwaited ? answerDeadline(store.availability, last.createdAt) : null,
    firstAnsweredAt: answered?.createdAt ?? null,
    lastMessageAt: last?.createdAt ?? createdAt,
    lastMessageId: last?.id ?? null,
    lastDirection: last?.direction ?? null,
    lastText: last?.body ?? '',
    messagesCount: shown.length,
    createdAt,
    updatedAt: last?.createdAt ?? createdAt,
  };
}

/** Writes the conversations and the saved replies of a demo store. */
export async function writeConversations(tx: Tx, store: DemoStore, now: Date): Promise<void> {
  const short = store.id.slice('str_'.length);
  for (const [index, demo] of DEMO.entries()) {
    const id = `cnv_${short}${index}`;
    const email = addressOf(demo.name, index);
    const messages = messagesOf(store, id, { demo, email }, now);
    await tx.insert(conversations).values(rowOf(store, { id, demo, email }, messages));
    await tx.insert(conversationMessages).values(messages);
    const words = [demo.subject, demo.name, email, ...messages.map(({ body }) => body)];
    const searchText = foldForSearch(words.join(' '));
    await tx
      .insert(conversationTexts)
      .values({ conversationId: id, storeId: store.id, searchText });
  }
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
