import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import {
  type DatedStepAhead,
  isCourseKnown,
  type PayoutStepAhead,
  payoutStepsAhead,
} from '#domain/payouts/payout-course';
import {
  PAYOUT_STATUSES,
  type PayoutAction,
  type PayoutStatus,
} from '#domain/payouts/payout-lifecycle';
import type { PayoutReason } from '#domain/payouts/payout-reasons';
import type { PayoutHistoryEntry } from '#openapi/types.generated';
import ClosedIcon from '~icons/solar/calendar-mark-bold';
import AccountIcon from '~icons/solar/card-bold';
import BankIcon from '~icons/solar/card-transfer-bold';
import AnswerIcon from '~icons/solar/chat-round-line-bold';
import PaidIcon from '~icons/solar/check-circle-bold';
import DecisionIcon from '~icons/solar/hourglass-bold';
import RetryIcon from '~icons/solar/restart-bold';
import type { IconType } from '../../kit/icon';
import type { TimelineEntry } from '../../kit/layout/timeline';
import { useNow } from '../../lists/use-now';
import { RecordHistory } from '../../records/record-history';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PAYOUT_STATUS_CHIPS } from '../payout-status-chip';
import { AnswerFiles } from './answer-files';

const AHEAD_ICONS: Record<PayoutStepAhead, IconType> = {
  close: ClosedIcon,
  changeAccount: AccountIcon,
  retry: RetryIcon,
  answer: AnswerIcon,
  decide: DecisionIcon,
  process: BankIcon,
  pay: PaidIcon,
};

function isStatus(status: string): status is PayoutStatus {
  return (PAYOUT_STATUSES as readonly string[]).includes(status);
}

/** Statuses in which the money is not on its way. */
function isWrong(status: string): boolean {
  return status === 'failed' || status === 'on_hold';
}

/** The payout's history: who moved it, when and why; and what happens next, and when. */
export function HistoryCard({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const list = useText('orders');
  const upcoming = useUpcomingEntries(payout);
  return (
    <RecordHistory
      history={courseOf(payout)}
      upcoming={upcoming}
      textsOf={({ action, actor, reasonCode, to, files }) => ({
        // Written by the server only, from the domain's lifecycle and reasons.
        action: t(`history.${action as PayoutAction}`),
        who: actor.name ?? list(`actor.${actor.type}`),
        reason: reasonCode === null ? undefined : t(`reasons.${reasonCode as PayoutReason}`),
        icon: PAYOUT_STATUS_CHIPS[isStatus(to) ? to : 'scheduled'].icon,
        isWrong: isWrong(to),
        extra: files.length > 0 && <AnswerFiles payoutId={payout.id} files={files} />,
      })}
    />
  );
}

/** Payouts older than their histories end with their payment. */
function courseOf(payout: PayoutWithEntries): readonly PayoutHistoryEntry[] {
  const { history, status, paidAt } = payout;
  if (isCourseKnown(payout, history) || paidAt === null) return history;
  const paid = { action: 'pay', from: 'processing', to: status, at: paidAt } as const;
  const actor = { type: 'marketplace', id: null, name: null } as const;
  return [
    ...history,
    { ...paid, actor, reasonCode: null, note: null, visibility: 'staff', files: [] },
  ];
}

function useUpcomingEntries(payout: PayoutWithEntries): TimelineEntry[] {
  const t = useText('payouts');
  const format = useFormat();
  const now = useNow();
  return payoutStepsAhead(payout, payout.trouble).map(({ step, at }: DatedStepAhead, index) => ({
    id: step,
    stage: index === 0 ? 'next' : 'later',
    icon: AHEAD_ICONS[step],
    title: t(`course.${step}`),
    ...(at && { time: t('course.on', { day: format.day(at, now) }) }),
    children: t(`course.means.${step}`),
  }));
}
