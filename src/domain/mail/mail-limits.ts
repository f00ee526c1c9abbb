import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { isAfter } from 'date-fns/isAfter';
import { subDays } from 'date-fns/subDays';

/** Maximum mails within a period. */
export interface MailLimit {
  readonly mails: number;
  readonly withinMs: number;
}

/** How far the marketplace trusts a store that sends mails. */
export type StoreStanding = 'unreviewed' | 'new' | 'established';

/** Days after its registration for which an active store counts as new. */
export const NEW_STORE_DAYS = 7;

/** A store as far as its standing depends on it. */
export interface SendingStore {
  readonly status: 'under_review' | 'active' | 'suspended';
  readonly createdAt: Date;
}

/** Whether a store passed the marketplace's review, and still has it. */
export function isReviewed({ status }: Pick<SendingStore, 'status'>): boolean {
  return status === 'active';
}

export function storeStanding(store: SendingStore, now: Date): StoreStanding {
  if (!isReviewed(store)) return 'unreviewed';
  return isAfter(store.createdAt, subDays(now, NEW_STORE_DAYS)) ? 'new' : 'established';
}

/** Maximum mails in an hour and in a day. */
function within(hour: number, day: number): readonly MailLimit[] {
  return [
    { mails: hour, withinMs: millisecondsInHour },
    { mails: day, withinMs: millisecondsInDay },
  ];
}

/**
 * Mails from a store's users to addresses that they type. `recipient` counts what the mailbox gets
 * of this class from all stores together. The limit of a store with less standing is lower, so that
 * such stores cannot use up what the others may send to the mailbox.
 */
interface SenderLimits {
  readonly recipient: readonly MailLimit[];
  readonly user: readonly MailLimit[];
  readonly store: readonly MailLimit[];
}

/** An invitation is for one person. A shop that adds its team at once is not hindered. */
const INVITATION: Readonly<Record<StoreStanding, SenderLimits>> = {
  unreviewed: { recipient: within(2, 3), user: within(5, 10), store: within(5, 10) },
  new: { recipient: within(3, 6), user: within(30, 60), store: within(30, 60) },
  established: { recipient: within(5, 10), user: within(60, 200), store: within(120, 400) },
};

/**
 * A client with an account gets many invoices on one day. An unreviewed store mails none (null): an
 * invoice consists of its words.
 */
const INVOICE: Readonly<Record<StoreStanding, SenderLimits | null>> = {
  unreviewed: null,
  new: { recipient: within(10, 20), user: within(60, 150), store: within(60, 150) },
  established: { recipient: within(30, 100), user: within(200, 600), store: within(300, 1000) },
};

/**
 * A store answers what its clients write, several times on one day. An unreviewed store has no
 * clients, and mails none of its words.
 */
const CONVERSATION: Readonly<Record<StoreStanding, SenderLimits | null>> = {
  unreviewed: null,
  new: { recipient: within(10, 30), user: within(60, 200), store: within(60, 200) },
  established: { recipient: within(30, 100), user: within(200, 1000), store: within(300, 3000) },
};

/** The classes of mails that a user of a store sends to an address of their choice. */
export const SENDER_LIMITS = {
  invitation: INVITATION,
  invoice: INVOICE,
  conversation: CONVERSATION,
} as const;

/** A class of mails that need a sender: a user and their store. */
export type SentMailClass = keyof typeof SENDER_LIMITS;

/**
 * Mails to the address of an account, that its user or a stranger asks for, by mailbox. One mailbox
 * may have several accounts. Each of these classes also has narrower limits for one account.
 * Null: the address was proved, or is the marketplace's own, and the mails have a limited cause.
 */
export const REQUESTED_LIMITS = {
  /** Proves an address, or tells its owner that it has an account. */
  addressProof: within(10, 20),
  /** A link to a new password. */
  passwordLink: within(10, 30),
  /** A code to link an identity. */
  linkCode: within(10, 30),
  /** Tells of a change that its user made. */
  securityNotice: within(20, 60),
  /** Tells of an undone change of an address; its link works once. */
  undoneChange: null,
  /** Events of a store, for its staff. */
  staffNotice: null,
  /** Confirms an application to the address that a form names. */
  application: within(5, 10),
  /** Tickets, changes and offers, to the address that a guest of a tour gave. */
  tourNews: within(30, 100),
  /** Messages to the marketplace. */
  inquiry: null,
} as const satisfies Record<string, readonly MailLimit[] | null>;

/** What limits the mails of a template. */
export type MailClass = SentMailClass | keyof typeof REQUESTED_LIMITS;

/** Whose mails a limit counts. */
export type LimitedParty = 'recipient' | 'user' | 'store';

/** A limit with the party whose mails it counts. */
export interface PartyLimit extends MailLimit {
  readonly party: LimitedParty;
}

export function isSentClass(mailClass: MailClass): mailClass is SentMailClass {
  return Object.hasOwn(SENDER_LIMITS, mailClass);
}

/**
 * All limits of a class of mails. `standing` of the sender's store; null without a sender.
 * @returns null if stores of this standing may not send such mails at all
 */
export function limitsOf(
  mailClass: MailClass,
  standing: StoreStanding | null,
): PartyLimit[] | null {
  const of = (party: LimitedParty, limits: readonly MailLimit[]) =>
    limits.map((limit) => ({ party, ...limit }));
  if (!isSentClass(mailClass)) return of('recipient', REQUESTED_LIMITS[mailClass] ?? []);
  const limits = SENDER_LIMITS[mailClass][standing ?? 'unreviewed'];
  if (!limits) return null;
  const { recipient, user, store } = limits;
  return [...of('recipient', recipient), ...of('user', user), ...of('store', store)];
}

/** Why a mail may not be sent now: whose limit is reached, and from when it may be sent. */
export interface MailRefusal {
  readonly party: LimitedParty;
  readonly until: Date;
}

/**
 * The refusal of one more mail, or null if it may be sent at `now`.
 * @param counted each limit with the time of the mail that must leave its period first: the
 *   `mails`-th newest; null with fewer mails
 */
export function mailRefusal(
  counted: readonly { readonly limit: PartyLimit; readonly blocking: Date | null }[],
  now: Date,
): MailRefusal | null {
  let refusal: MailRefusal | null = null;
  for (const { limit, blocking } of counted) {
    if (!blocking) continue;
    const until = new Date(blocking.getTime() + limit.withinMs);
    if (until > now && (!refusal || until > refusal.until)) refusal = { party: limit.party, until };
  }
  return refusal;
}
