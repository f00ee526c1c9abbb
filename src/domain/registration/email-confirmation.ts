import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** Validity of a code (ms): time to find the mail and to type it (OWASP, Forgot Password). */
export const CODE_LIFE_MS = 15 * millisecondsInMinute;

/** Validity of the link of the same mail (ms). Its token has 256 bits and cannot be guessed. */
export const CONFIRMATION_LINK_LIFE_MS = millisecondsInDay;

/** Wrong tries after which a code no longer works. */
export const MAX_WRONG_CODES = 5;

/** Minimum time between two mails to one user (ms). */
export const RESEND_WAIT_MS = millisecondsInMinute;

/** Maximum mails to one address within a period, whoever asks for them. */
export interface MailLimit {
  readonly mails: number;
  readonly withinMs: number;
}

/**
 * The limits of confirmation mails to one address. With {@link MAX_WRONG_CODES} tries for each, a
 * guesser has 50 tries a day for a million codes; NIST SP 800-63B (5.2.2) allows 100.
 */
export const MAIL_LIMITS: readonly MailLimit[] = [
  { mails: 5, withinMs: millisecondsInHour },
  { mails: 10, withinMs: millisecondsInDay },
];

/** How long an unconfirmed registration is kept (ms). */
export const UNCONFIRMED_LIFE_MS = 30 * millisecondsInDay;

/** The longest period of {@link MAIL_LIMITS} (ms): how far back sent mails are counted. */
export const MAIL_LIMIT_PERIOD_MS = Math.max(...MAIL_LIMITS.map(({ withinMs }) => withinMs));

/** When mails were sent, in ms since 1970: to the user, and to their address by anybody. */
export interface SentMails {
  readonly lastToUser: number | null;
  /** In any order. */
  readonly toAddress: readonly number[];
  /** Those that the user asked for, to any address; in any order. */
  readonly byUser?: readonly number[];
}

/** From when a limit allows one more mail; 0 if it never forbade it. */
function allowedByLimit({ mails, withinMs }: MailLimit, newestFirst: readonly number[]): number {
  const oldestCounted = newestFirst[mails - 1];
  return oldestCounted === undefined ? 0 : oldestCounted + withinMs;
}

/** The moment from which another mail may be sent, in ms since 1970; in the past if it may now. */
export function nextMailAt({ lastToUser, toAddress, byUser = [] }: SentMails): number {
  const afterLast = lastToUser === null ? 0 : lastToUser + RESEND_WAIT_MS;
  const limited = [toAddress, byUser].flatMap((sent) => {
    const newestFirst = sent.toSorted((a, b) => b - a);
    return MAIL_LIMITS.map((limit) => allowedByLimit(limit, newestFirst));
  });
  return Math.max(afterLast, ...limited);
}

/** A typed or pasted code, without blanks and hyphens; digits of any script become 0 to 9. */
export function normalizeCode(text: string): string {
  return text
    .replace(/[\s-]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** The error of a typed code before it is sent; undefined if it can be one. */
export function codeError(text: string): 'required' | 'code_incomplete' | undefined {
  const code = normalizeCode(text);
  if (code === '') return 'required';
  return /^\d{6}$/.test(code) ? undefined : 'code_incomplete';
}
