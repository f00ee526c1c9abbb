import type { ReactNode } from 'react';
import type { RequestAction } from '#application/after-sales/request-handling.machine';
import type { HistoryEntry } from '#openapi/types.generated';
import type { TimelineEntry } from '../../kit/layout/timeline';
import { MainCards, RecordCards, SideCards, Stack } from '../../kit/table/columns';
import { useNow } from '../../lists/use-now';
import { ClientCard } from '../../records/client-card';
import { LinkedConversations } from '../../records/linked-conversations';
import { RecordHistory } from '../../records/record-history';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { ClientRequest, RequestStatus } from '../request-kinds';
import { iconOf } from '../request-status-chip';
import { OrderCard } from './order-card';

interface RequestCardsProps {
  request: ClientRequest;
  /** The deadline, across the page. */
  deadline: ReactNode;
  /** The items of the request. */
  lineItems: ReactNode;
  /** The client's reason. */
  reason: ReactNode;
  /** The tasks about the request; null for a kind that has none. */
  tasks: ReactNode;
  /** The id of a return, which has conversations of its own. */
  returnId?: string;
  /** The statuses that may follow, the nearest first. */
  upcoming: readonly RequestStatus[];
  /** Whether a status means that one side's demand was not met. */
  isWrong: (status: string) => boolean;
}

/** The cards of a request's page: the client's reason before the items, the history last. */
export function RequestCards(props: RequestCardsProps) {
  const { request, deadline, lineItems, reason, tasks, returnId, upcoming, isWrong } = props;
  const order = { id: request.orderId, number: request.orderNumber };
  const wordsOf = useStepTexts();
  const aheadOf = useUpcomingEntries();
  return (
    <Stack>
      {deadline}
      <RecordCards>
        <SideCards>{reason}</SideCards>
        <MainCards>{lineItems}</MainCards>
        <SideCards>
          <OrderCard request={request} />
          <ClientCard client={request.client} />
          {tasks}
          <LinkedConversations order={order} {...(returnId && { returnId })} />
        </SideCards>
        <MainCards>
          <RecordHistory
            history={request.history}
            textsOf={(entry) => ({ ...wordsOf(entry), isWrong: isWrong(entry.to) })}
            upcoming={upcoming.map((status, index) => aheadOf(request, status, index === 0))}
          />
        </MainCards>
      </RecordCards>
    </Stack>
  );
}

type HistoryAction = RequestAction | 'request' | 'withdraw' | 'create';

/** The history of a request: each action, its author, and the reason if one was given. */
function useStepTexts() {
  const t = useText('requests');
  const list = useText('orders');
  return ({ action, actor, reasonCode, to }: HistoryEntry) => ({
    // Written by the server only, from the domain's lifecycles and reasons.
    action: t(`history.${action as HistoryAction}`),
    who: actor.name ?? list(`actor.${actor.type}`),
    reason: reasonCode === null ? undefined : reasonText(t, action, reasonCode),
    icon: iconOf(to),
  });
}

const DECISIONS = ['decline', 'dispute'];

function reasonText(t: ReturnType<typeof useText<'requests'>>, action: string, code: string) {
  return DECISIONS.includes(action)
    ? t(`decisions.${code as 'other'}`)
    : t(`reasons.${code as 'other'}`);
}

/** A possible next status, and its deadline if known. */
function useUpcomingEntries() {
  const t = useText('requests');
  const format = useFormat();
  const now = useNow();
  return (
    { deadlineAt }: ClientRequest,
    status: RequestStatus,
    isNext: boolean,
  ): TimelineEntry => ({
    id: status,
    stage: isNext ? 'next' : 'later',
    icon: iconOf(status),
    title: isNext ? t('course.next', { status: t(`status.${status}`) }) : t(`status.${status}`),
    ...(isNext && deadlineAt
      ? { time: t('deadline.answerBefore', { time: format.deadline(deadlineAt, now) }) }
      : {}),
  });
}
