import type { ReactNode } from 'react';
import type { HistoryEntry } from '#application/api/orders-endpoints.generated';
import type { RequestAction } from '#application/requests/request-handling.machine';
import { Columns, Stack } from '../../kit/columns';
import type { TimelineEntry } from '../../kit/timeline';
import { useNow } from '../../lists/use-now';
import { ClientCard } from '../../records/client-card';
import { Course } from '../../records/course';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { ClientRequest, RequestStatus } from '../request-kinds';
import { iconOf } from '../request-status-chip';
import { OrderCard } from './order-card';

interface RequestCardsProps {
  request: ClientRequest;
  /** What is due, across the page. */
  deadline: ReactNode;
  /** What it is about. */
  goods: ReactNode;
  /** Why the client asks. */
  reason: ReactNode;
  /** The statuses still before it, the nearest first. */
  ahead: readonly RequestStatus[];
  /** Whether a status is one in which a side did not get what it asked for. */
  isWrong: (status: string) => boolean;
}

/** What the page of a request says of it. */
export function RequestCards(props: RequestCardsProps) {
  const { request, deadline, goods, reason, ahead, isWrong } = props;
  const wordsOf = useStepWords();
  const aheadOf = useAhead();
  return (
    <Stack>
      {deadline}
      <Columns>
        <Stack>
          {goods}
          <Course
            history={request.history}
            wordsOf={(entry) => ({ ...wordsOf(entry), isWrong: isWrong(entry.to) })}
            ahead={ahead.map((status, index) => aheadOf(request, status, index === 0))}
          />
        </Stack>
        <Stack>
          {reason}
          <OrderCard request={request} />
          <ClientCard client={request.client} />
        </Stack>
      </Columns>
    </Stack>
  );
}

type Deed = RequestAction | 'request' | 'withdraw' | 'create';

/** What was done with a request, by whom, and why where a reason was given. */
function useStepWords() {
  const t = useText('requests');
  const list = useText('orders');
  return ({ action, actor, reasonCode, to }: HistoryEntry) => ({
    // Written by the server only, from the domain's lifecycles and reasons.
    deed: t(`history.${action as Deed}`),
    who: actor.name ?? list(`actor.${actor.type}`),
    reason: reasonCode === null ? undefined : reasonText(t, action, reasonCode),
    icon: iconOf(to),
  });
}

const DECISIONS = ['decline', 'dispute'];

const reasonText = (t: ReturnType<typeof useText<'requests'>>, action: string, code: string) =>
  DECISIONS.includes(action) ? t(`decisions.${code as 'other'}`) : t(`reasons.${code as 'other'}`);

/** A status that may come, and by when where it is known. */
function useAhead() {
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
