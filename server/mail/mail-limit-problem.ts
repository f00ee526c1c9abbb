import { millisecondsInMinute } from 'date-fns/constants';
import type { MailRefusal } from '#domain/mail/mail-limits';
import { type ProblemError, problem } from '../http/problem-error';

/**
 * The problem of a refused mail. Pages show the time of the next try in minutes, so it is rounded up
 * to a full one.
 */
export function mailLimitProblem({ party, until }: MailRefusal, now: Date): ProblemError {
  const retryAt = new Date(
    Math.ceil(until.getTime() / millisecondsInMinute) * millisecondsInMinute,
  );
  const code = party === 'recipient' ? 'recipient_mail_limit' : 'sender_mail_limit';
  const retryAfter = Math.ceil((retryAt.getTime() - now.getTime()) / 1000);
  return problem(429, code, { retryAfter, retryAt });
}
