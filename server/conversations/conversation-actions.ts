import { snoozeError } from '#domain/conversations/conversation-form';
import {
  type ConversationAction,
  checkConversationAction,
  type StaffConversationAction,
} from '#domain/conversations/conversation-lifecycle';
import type {
  BulkConversationRequest,
  BulkConversationResult,
  BulkConversationRow,
  Conversation,
} from '#openapi/types.generated';
import type { Tx } from '../context';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { assertAssignable, assign, isAssignable } from './conversation-assignment';
import { presentConversation } from './conversation-presentation';
import type { ConversationUser } from './conversation-user';
import {
  type ConversationColumns,
  type ConversationRow,
  changeConversation,
  lockOwnConversation,
} from './conversations.repository';

/** The columns that an action writes, except `snooze`, which needs a time. */
function columnsOf(action: ConversationAction, to: string, now: Date): ConversationColumns {
  if (action === 'delete') return { archivedAt: now };
  // The transitions of the table end in a status, except the one above.
  const status = to as ConversationRow['status'];
  const hasEnded = action === 'close' || action === 'wait';
  return {
    status,
    snoozedUntil: null,
    ...(hasEnded && { awaitingSince: null, answerDueAt: null }),
  };
}

/** An action on a conversation that a user requests. */
export interface RequestedConversationAction {
  readonly conversationId: string;
  readonly action: StaffConversationAction;
  readonly principal: ConversationUser;
  readonly now: Date;
}

/**
 * Whether a user may take the action on the locked row.
 * @returns the status in which it ends
 * @throws ProblemError 403; 409 `action_not_allowed` with the current conversation
 */
async function assertActionAllowed(
  tx: Tx,
  row: ConversationRow,
  { action, principal, now }: Omit<RequestedConversationAction, 'conversationId'>,
): Promise<string> {
  const verdict = checkConversationAction(row.status, action, new Set(principal.permissions));
  if ('transition' in verdict) return verdict.transition.to;
  if (verdict.refusal === 'forbidden') throw forbidden();
  const current = await presentConversation(tx, row, principal, now);
  throw problem(409, verdict.refusal, { current });
}

/**
 * Carries out one action, checked on the locked row.
 * @throws ProblemError 404 unknown to the store; 403; 409 `action_not_allowed` with the current
 *   conversation
 */
export async function executeConversationAction(
  tx: Tx,
  requested: RequestedConversationAction,
): Promise<Conversation> {
  const { conversationId, action, principal, now } = requested;
  const row = await lockOwnConversation(tx, principal, conversationId);
  if (!row) throw notFound();
  const to = await assertActionAllowed(tx, row, requested);
  const after = await changeConversation(tx, row.id, columnsOf(action, to, now), now);
  return presentConversation(tx, after, principal, now);
}

/**
 * Hides a conversation until a time.
 * @param until ISO 8601
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` with the current
 *   conversation; 422 at `until`
 */
export async function snoozeConversation(
  tx: Tx,
  { until, ...requested }: Omit<RequestedConversationAction, 'action'> & { readonly until: string },
): Promise<Conversation> {
  const { conversationId, principal, now } = requested;
  const row = await lockOwnConversation(tx, principal, conversationId);
  if (!row) throw notFound();
  await assertActionAllowed(tx, row, { ...requested, action: 'snooze' });
  const snoozedUntil = new Date(until);
  const code = snoozeError(snoozedUntil, now);
  if (code) throw invalid({ until: [code] });
  const after = await changeConversation(tx, row.id, { status: 'snoozed', snoozedUntil }, now);
  return presentConversation(tx, after, principal, now);
}

/** One action for many conversations. */
interface RequestedBulkAction {
  readonly body: BulkConversationRequest;
  readonly principal: ConversationUser;
  readonly now: Date;
}

/** @throws ProblemError 403; 422 at `assigneeId` */
async function assertPossible(tx: Tx, { body, principal }: RequestedBulkAction): Promise<void> {
  if (body.action !== 'assign') {
    if (body.assigneeId !== undefined) throw invalid({ assigneeId: ['unknown_field'] });
    return;
  }
  if (!principal.permissions.includes('conversations.assign')) throw forbidden();
  if (body.assigneeId === undefined) throw invalid({ assigneeId: ['required'] });
  await assertAssignable(tx, principal.storeId, body.assigneeId);
}

/** Carries it out on one locked conversation; null if its status or its kind does not allow it. */
async function changeOne(
  tx: Tx,
  row: ConversationRow,
  { body, principal, now }: RequestedBulkAction,
): Promise<ConversationRow | null> {
  const { action, assigneeId = null, dryRun } = body;
  if (action === 'assign') {
    if (!(await isAssignable(tx, row, assigneeId))) return null;
    return dryRun ? row : assign(tx, row, { assigneeId, principal, now });
  }
  const verdict = checkConversationAction(row.status, action, new Set(principal.permissions));
  if (!('transition' in verdict)) return null;
  if (dryRun) return row;
  return changeConversation(tx, row.id, columnsOf(action, verdict.transition.to, now), now);
}

function rowOf(
  id: string,
  before: ConversationRow | undefined,
  after: ConversationRow | null | undefined,
): BulkConversationRow {
  const shown = after ?? before;
  const code = before ? 'action_not_allowed' : 'not_found';
  return {
    id,
    subject: shown?.subject ?? null,
    isDone: Boolean(after),
    code: after ? null : code,
    status: shown?.status ?? null,
    revision: shown?.revision ?? null,
  };
}

/**
 * Takes one action on many conversations, which are locked by id.
 * @returns the outcome for each, in the requested order
 * @throws ProblemError 403 the role may not assign; 422 at `assigneeId`
 */
export async function executeBulkConversationAction(
  tx: Tx,
  requested: RequestedBulkAction,
): Promise<BulkConversationResult> {
  const { body, principal } = requested;
  await assertPossible(tx, requested);
  const rows = new Map<string, BulkConversationRow>();
  for (const id of [...body.ids].sort()) {
    const before = await lockOwnConversation(tx, principal, id);
    rows.set(id, rowOf(id, before, before && (await changeOne(tx, before, requested))));
  }
  const results = body.ids.flatMap((id) => rows.get(id) ?? []);
  const doneCount = results.filter(({ isDone }) => isDone).length;
  return {
    action: body.action,
    dryRun: body.dryRun ?? false,
    doneCount,
    failedCount: results.length - doneCount,
    results,
  };
}
