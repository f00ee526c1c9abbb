import { Suspense, useState } from 'react';
import { useLazyDownloadPayoutStatementQuery } from '#application/api/payouts-endpoints.generated';
import type { WholePayout } from '#application/payouts/whole-payout';
import { isolated } from '#domain/format/isolated';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { Button } from '../../kit/button';
import { lazyPiece } from '../../kit/lazy-piece';
import { PageHead } from '../../kit/page-head';
import { ExportButton } from '../../lists/export-button';
import { useText } from '../../text/use-text';
import { BANKING_PATH } from '../payout-path';
import { PayoutStatusChip } from '../payout-status-chip';
import { usePayoutWords } from '../use-payout-words';

/** Most visits never go to paper. */
const PrintedStatement = lazyPiece(() => import('./printed-statement'), 'PrintedStatement');

/** The payout's number, its week, how it stands, and its statement on paper and as a file. */
export function PayoutHead({ payout }: { payout: WholePayout | undefined }) {
  const t = useText('payouts');
  const words = usePayoutWords();
  return (
    <PageHead
      crumbs={[
        { label: t('section') },
        { label: t('payments'), to: '/dashboard/payments' },
        { label: t('payouts'), to: BANKING_PATH },
        { label: payout?.number ?? t('page.loading') },
      ]}
      title={payout ? t('page.title', { number: isolated(payout.number) }) : t('page.loading')}
      status={payout && <PayoutStatusChip status={payout.status} />}
      subtitle={payout && words.week(payout)}
      actions={payout && <Statement payout={payout} />}
    />
  );
}

function Statement({ payout }: { payout: WholePayout }) {
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
