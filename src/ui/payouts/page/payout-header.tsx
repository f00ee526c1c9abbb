import { Suspense, useState } from 'react';
import { useLazyDownloadPayoutStatementQuery } from '#application/api/payouts-endpoints.generated';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { Button } from '../../kit/button';
import { PageHeader } from '../../kit/layout/page-header';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { BANKING_PATH } from '../../links/payout-path';
import { ExportButton } from '../../lists/export-button';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PayoutStatusChip } from '../payout-status-chip';
import { usePayoutTexts } from '../use-payout-texts';

/** Loaded on demand: most visits never print. */
const PrintedStatement = lazyComponent(() => import('./printed-statement'), 'PrintedStatement');

/** The payout's number, net, week and status, and its statement in print and as a file. */
export function PayoutHeader({ payout }: { payout: PayoutWithEntries | undefined }) {
  const t = useText('payouts');
  const texts = usePayoutTexts();
  const format = useFormat();
  return (
    <PageHeader
      crumbs={[
        { label: t('section') },
        { label: t('payments'), to: '/dashboard/payments' },
        { label: t('payouts'), to: BANKING_PATH },
        { label: payout?.number ?? t('page.loading') },
      ]}
      title={payout ? t('page.title', { number: bidiIsolate(payout.number) }) : t('page.loading')}
      status={payout && <PayoutStatusChip status={payout.status} />}
      name={payout && <bdi>{format.money(payout.net)}</bdi>}
      subtitle={payout && texts.week(payout)}
      more={payout && <Statement payout={payout} />}
    />
  );
}

function Statement({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const [isPrinting, setPrinting] = useState(false);
  const [fetchFile, { isFetching }] = useLazyDownloadPayoutStatementQuery();
  return (
    <>
      <ExportButton
        fetchFile={() => fetchFile({ payoutId: payout.id })}
        busy={isFetching}
        fileName={payout.number}
      />
      <Button variant="outline" icon={PrintIcon} onClick={() => setPrinting(true)}>
        {t('page.print')}
      </Button>
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintedStatement payout={payout} onClosed={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
