import type { InvoiceStatus, InvoiceType } from '#openapi/types.generated';
import BillCheckIcon from '~icons/solar/bill-check-bold';
import BillIcon from '~icons/solar/bill-list-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import MoneyIcon from '~icons/solar/hand-money-bold';
import DraftIcon from '~icons/solar/pen-2-bold';
import UndoIcon from '~icons/solar/undo-left-round-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

/**
 * The icon of each status: grey unfinished or closed, blue in progress, amber partial, red late,
 * green paid.
 */
const STATUS_CHIPS: Record<InvoiceStatus, { tone: Tone; icon: IconType }> = {
  draft: { tone: 'neutral', icon: DraftIcon },
  issued: { tone: 'info', icon: BillIcon },
  partially_paid: { tone: 'warning', icon: MoneyIcon },
  paid: { tone: 'success', icon: CheckIcon },
  overdue: { tone: 'error', icon: ClockIcon },
  credited: { tone: 'neutral', icon: UndoIcon },
};

/**
 * The status of an invoice, with the same word and hue everywhere; a credit note is marked as such.
 */
export function InvoiceStatusChip({
  invoice,
}: {
  invoice: { status: InvoiceStatus; type: InvoiceType };
}) {
  const t = useText('invoices');
  if (invoice.type === 'credit_note') {
    return (
      <StatusChip tone="neutral" icon={BillCheckIcon}>
        {t('creditNote')}
      </StatusChip>
    );
  }
  const { tone, icon } = STATUS_CHIPS[invoice.status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${invoice.status}`)}
    </StatusChip>
  );
}
