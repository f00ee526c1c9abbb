import { eq } from 'drizzle-orm';
import type { Permission } from '#domain/permissions/permissions';
import { localizedTitle } from '#domain/text/localized-title';
import {
  type CandidacyAction,
  type CandidacyStatus,
  checkCandidacyAction,
  isOpenCandidacy,
  type StaffCandidacyAction,
} from '#domain/vacancies/candidacy-lifecycle';
import type { Candidacy } from '#openapi/types.generated';
import type { Tx } from '../context';
import {
  addMailedMessage,
  openCandidateConversation,
} from '../conversations/candidate-conversation';
import { newId } from '../database/ids';
import { stores } from '../database/schema/stores';
import { forbidden, invalid, problem } from '../http/problem-error';
import { invitationText } from '../mail/candidacy-mail-texts';
import { queueMail } from '../mail/mail-outbox';
import {
  type CandidacyColumns,
  type CandidacyRecord,
  changeCandidacy,
  insertStep,
} from './candidacies.repository';
import { lockOwn } from './candidacy-change';
import { presentCandidacy } from './candidacy-presentation';
import type { VacancyUser } from './vacancy-user';

/** Characters of the answer with a refusal (contract: CandidacyActionRequest). */
const ANSWER_LIMIT = 4000;

/** A change of the status of a candidacy, by a user or by the candidate. */
export interface CandidacyStep {
  readonly action: CandidacyAction;
  readonly to: CandidacyStatus;
  /** Null for the candidate. */
  readonly userId: string | null;
  readonly now: Date;
  readonly change?: CandidacyColumns;
}

/** Writes a step and its line of the history. A slot of an ended candidacy is free again. */
export async function takeStep(
  tx: Tx,
  { candidacy, vacancy }: CandidacyRecord,
  { action, to, userId, now, change = {} }: CandidacyStep,
): Promise<CandidacyRecord> {
  const isOver = !isOpenCandidacy(to);
  const after = await changeCandidacy(
    tx,
    candidacy.id,
    {
      ...change,
      status: to,
      ...(isOver && { endedAt: now }),
      ...(isOver && to !== 'hired' && { interviewStartsAt: null, interviewEndsAt: null }),
    },
    now,
  );
  await insertStep(tx, {
    candidacyId: candidacy.id,
    at: now,
    actorType: userId === null ? 'candidate' : 'staff',
    actorId: userId,
    action,
    fromStatus: candidacy.status,
    toStatus: to,
  });
  return { candidacy: after, vacancy };
}

async function storeNameOf(tx: Tx, storeId: string): Promise<string> {
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  return store?.name ?? '';
}

/**
 * Mails the candidate what an action means for them, in their language. It is a message of the
 * conversation with them.
 */
async function tellCandidate(
  tx: Tx,
  { candidacy, vacancy }: CandidacyRecord,
  { action, answer, principal, now }: RequestedCandidacyAction & { readonly answer: string },
): Promise<void> {
  if (action !== 'invite' && action !== 'refuse') return;
  const { storeId, userId } = principal;
  const { id: candidacyId, email: recipient, language } = candidacy;
  const title = localizedTitle(vacancy, language);
  const storeName = await storeNameOf(tx, storeId);
  const wanted = { storeId, candidacyId, subject: title, now };
  const conversation = await openCandidateConversation(tx, wanted);
  if (!conversation) throw new Error('A locked candidacy is unknown.');
  const common = { candidacyId, title, storeName, conversationId: conversation.id };
  const to = { recipient, language, sender: { storeId, userId } };
  const mailId = newId('eml', now.getTime());
  await (action === 'invite'
    ? queueMail(tx, { template: 'interviewInvitation', data: common, ...to }, now, { id: mailId })
    : queueMail(tx, { template: 'candidacyAnswer', data: { ...common, answer }, ...to }, now, {
        id: mailId,
      }));
  const text = action === 'invite' ? invitationText(language, { title, storeName }) : answer;
  await addMailedMessage(tx, conversation, { mailId, text, principal, now });
}

/** The answer that a refusal needs; empty for every other action. @throws ProblemError 422 */
function answerOf({ action, body }: RequestedCandidacyAction): string {
  const answer = (body?.answer ?? '').normalize('NFC').trim();
  if (action !== 'refuse') {
    if (answer !== '') throw invalid({ answer: ['not_allowed'] });
    return '';
  }
  if (answer === '') throw invalid({ answer: ['required'] });
  if (answer.length > ANSWER_LIMIT) throw invalid({ answer: ['too_long'] });
  return answer;
}

/** A candidacy action that a user requests. */
export interface RequestedCandidacyAction {
  readonly candidacyId: string;
  readonly action: StaffCandidacyAction;
  readonly body: { readonly answer?: string } | undefined;
  readonly principal: VacancyUser;
  readonly now: Date;
}

/**
 * Carries out one action, checked on the locked row.
 * @returns the candidacy after the action
 * @throws ProblemError 404 unknown to this user; 403; 409 `action_not_allowed` with the current
 *   candidacy, or `store_unreviewed`; 422 at `answer`; 429 a limit of mails
 */
export async function executeCandidacyAction(
  tx: Tx,
  requested: RequestedCandidacyAction,
): Promise<Candidacy> {
  const { action, principal, now } = requested;
  const record = await lockOwn(tx, requested);
  const hasInterviewHours = record.vacancy.interviewRules.length > 0;
  const judged = checkCandidacyAction(
    { status: record.candidacy.status, hasInterviewHours },
    action,
    new Set<Permission>(principal.permissions),
  );
  if ('refusal' in judged) {
    if (judged.refusal === 'forbidden') throw forbidden();
    const current = await presentCandidacy(tx, record, principal);
    throw problem(409, judged.refusal, { current });
  }
  const answer = answerOf(requested);
  const { to } = judged.transition;
  if (to === 'archived') throw new Error('No candidacy is archived.');
  const { userId } = principal;
  const change = action === 'refuse' ? { answer } : {};
  const after = await takeStep(tx, record, { action, to, userId, now, change });
  await tellCandidate(tx, after, { ...requested, answer });
  return presentCandidacy(tx, after, principal);
}
