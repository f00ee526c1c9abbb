import { useMemo } from 'react';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { PAYOUT_PARTS, payoutDifferences } from '#domain/payouts/payout-sums';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { FactRow, FactRows } from '../../kit/layout/fact-rows';
import { Stack } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** The payout's sums by kind, and whether its lines match them. */
export function SumsCard({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  return (
    <Card>
      <CardHeader title={t('page.sums')} />
      <Stack>
        <PayoutSumRows payout={payout} />
        <SumCheck payout={payout} />
      </Stack>
    </Card>
  );
}

/** Zero sums are omitted, except sales. */
export function PayoutSumRows({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const format = useFormat();
  const shown = PAYOUT_PARTS.filter((part) => part === 'grossSales' || payout[part] !== 0);
  return (
    <FactRows>
      {shown.map((part) => (
        <FactRow key={part} name={t(`parts.${part}`)}>
          <bdi>{format.money(payout[part])}</bdi>
        </FactRow>
      ))}
      <FactRow name={t(payout.status === 'paid' ? 'page.netPaid' : 'page.netToPay')} strong>
        <bdi>{format.money(payout.net)}</bdi>
      </FactRow>
    </FactRows>
  );
}

/** Sums the lines again, so that the seller can check the payout's sums. */
function SumCheck({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const format = useFormat();
  const differences = useMemo(() => payoutDifferences(payout, payout.entries), [payout]);
  if (differences.length === 0) {
    return (
      <Note tone="success" title={t('check.right')}>
        {payout.entries.length > 0 && t('check.rightText', { count: payout.entries.length })}
      </Note>
    );
  }
  return (
    <Note tone="error" title={t('check.wrong')}>
      {differences.map(({ part, stated, computed }) => (
        <p key={part}>
          {t('check.difference', {
            part: t(`parts.${part}`),
            counted: format.money(computed),
            amount: format.money(stated - computed),
          })}
        </p>
      ))}
    </Note>
  );
}
