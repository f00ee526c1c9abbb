import { useState } from 'react';
import { useLazyDownloadPayoutStatementQuery } from '#application/api/payouts-endpoints.generated';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { PageHeader } from '../../kit/layout/page-header';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { BANKING_PATH } from '../../links/payout-path';
import { ListExport } from '../../lists/list-export';
import { PrintMenu, type PrintRequest } from '../../papers/print-menu';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PayoutStatusChip } from '../payout-status-chip';
import { usePayoutTexts } from '../use-payout-texts';

/** Loaded on demand: most visits never print. */
const PrintedStatement = lazyComponent(() => import('./printed-statement'), 'PrintedStatement');

const PAPERS = ['statement'] as const;

/** The payout's number, net, week and status, and its statement in print and as a file. */
export function PayoutHeader({ payout }: { payout: PayoutWithEntries | undefined }) {
  const t = useText('payouts');
  const texts = usePayoutTexts();
  const format = useFormat();
  return (
    <PageHeader
      crumbs={[
        { label: t('section') },
        { label: t('payouts'), to: BANKING_PATH },
        { label: payout?.number ?? t('page.loading') },
      ]}
      title={payout ? t('page.title', { number: bidiIsolate(payout.number) }) : t('page.loading')}
      status={payout && <PayoutStatusChip payout={payout} />}
      name={payout && <bdi>{format.money(payout.net)}</bdi>}
      subtitle={payout && texts.week(payout)}
      more={payout && <Statement payout={payout} />}
    />
  );
}

function Statement({ payout }: { payout: PayoutWithEntries }) {
  const [request, setRequest] = useState<PrintRequest<'statement'> | null>(null);
  const [fetchFile, { isFetching }] = useLazyDownloadPayoutStatementQuery();
  return (
    <>
      <ListExport
        fetchFile={(form) => fetchFile({ payoutId: payout.id, ...form })}
        busy={isFetching}
        fileName={payout.number}
      />
      <PrintMenu<'statement'> papers={PAPERS} onPrint={setRequest} />
      {request && (
        <Deferred>
          <PrintedStatement {...request} payout={payout} onClosed={() => setRequest(null)} />
        </Deferred>
      )}
    </>
  );
}
