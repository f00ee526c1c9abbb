import { useMemo } from 'react';
import { expectedPaymentDay } from '#domain/payouts/next-payout';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { PayoutSummary } from '#openapi/types.generated';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

type Dated = Pick<PayoutSummary, 'status' | 'periodStart' | 'periodEnd' | 'expectedAt' | 'paidAt'>;

/** A payout's week and its payment day, in the page's language. */
export function usePayoutTexts() {
  const t = useText('payouts');
  const format = useFormat();
  const now = useNow();
  return useMemo(
    () => ({
      week: ({ periodStart, periodEnd }: Dated) =>
        t('week', { from: format.day(periodStart, now), to: format.day(periodEnd, now) }),
      /** When it was or will be paid; a payout on hold or failed has no day. */
      due: (payout: Dated) => {
        const { status, paidAt } = payout;
        if (paidAt) return t('due.paid', { day: format.day(paidAt, now) });
        if (status === 'failed' || status === 'on_hold' || status === 'in_review') {
          return t(`due.${status}`);
        }
        const expected = expectedPaymentDay(payout);
        const day = format.day(expected, now);
        return casablancaDay(expected) < casablancaDay(now)
          ? t('due.late', { day })
          : t(status === 'open' ? 'due.about' : 'due.expected', { day });
      },
    }),
    [t, format, now],
  );
}
