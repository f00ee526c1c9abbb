import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { InvoiceTotal } from '#openapi/types.generated';
import { StatStrip, StripCard } from '../lists/stat-strip';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { type InvoiceSum, invoiceSums } from './invoice-sums';

/** The sums of the filtered invoices by status; their room is reserved while loading. */
export function InvoiceTotals({ totals }: { totals: readonly InvoiceTotal[] | undefined }) {
  const t = useText('invoices');
  const format = useFormat();
  const noteOf = ({ id, count, amountDue }: InvoiceSum) => {
    if (amountDue > 0) return t('stillDue', { amount: bidiIsolate(format.money(amountDue)) });
    return t(id === 'credit_note' ? 'totals.notes' : 'totals.invoices', { count });
  };
  return (
    <StripCard aria-busy={!totals} aria-label={t('totals.label')}>
      <StatStrip
        waiting={!totals}
        stats={invoiceSums(totals ?? []).map((sum) => ({
          name: sum.id === 'credit_note' ? t('type.credit_note') : t(`tabs.${sum.id}`),
          value: <bdi>{format.money(sum.total)}</bdi>,
          note: noteOf(sum),
        }))}
      />
    </StripCard>
  );
}
