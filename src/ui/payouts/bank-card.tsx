import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useGetMyStoreQuery } from '#application/api/stores-endpoints.generated';
import { maskRib } from '#domain/stores/bank-account';
import type { Store } from '#openapi/types.generated';
import HistoryIcon from '~icons/solar/history-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { Card, CardHeader } from '../kit/layout/card';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { Muted } from '../kit/table/columns';
import { ProblemState } from '../lists/problem-state';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';

/** Loaded on demand: most visits only view the account. */
const BankForm = lazyComponent(() => import('./bank-form'), 'BankForm');
const BankHistory = lazyComponent(() => import('./bank-history'), 'BankHistory');

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** The bank account for payouts. */
export function BankCard() {
  const t = useText('payouts');
  const { currentData: store, error, refetch } = useGetMyStoreQuery();
  return (
    <Card>
      <CardHeader title={t('bank.title')} />
      {store && <Account store={store} />}
      {!store && error && <ProblemState error={error} onRetry={refetch} />}
      {!store && !error && <Skeleton $height="160px" />}
    </Card>
  );
}

function Account({ store }: { store: Store }) {
  const t = useText('payouts');
  const mayEdit = usePermission('store.identity.edit');
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton $height="280px" />}>
        <BankForm store={store} onDone={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <Parts>
      {store.payment ? (
        <KnownAccount payment={store.payment} />
      ) : (
        <Note tone="warning">{t('bank.none')}</Note>
      )}
      {mayEdit ? (
        <Button variant="soft" wide icon={EditIcon} onClick={() => setEditing(true)}>
          {t(store.payment ? 'bank.edit' : 'bank.add')}
        </Button>
      ) : (
        <Muted>{t('bank.adminOnly')}</Muted>
      )}
      <History storeId={store.id} />
    </Parts>
  );
}

function KnownAccount({ payment }: { payment: NonNullable<Store['payment']> }) {
  const t = useText('payouts');
  return (
    <FactRows>
      <FactRow name={t('bank.holderName')}>
        <bdi>{payment.holderName}</bdi>
      </FactRow>
      <FactRow name={t('bank.bankName')}>
        <bdi>{payment.bankName}</bdi>
      </FactRow>
      <FactRow name={t('bank.rib')}>
        <bdi dir="ltr" aria-label={t('bank.ribEnds', { digits: payment.rib.slice(-4) })} role="img">
          {maskRib(payment.rib)}
        </bdi>
      </FactRow>
    </FactRows>
  );
}

/** Who changed the account, for users who may read the audit log. */
function History({ storeId }: { storeId: string }) {
  const t = useText('payouts');
  const maySee = usePermission('audit.see');
  const [isOpen, setOpen] = useState(false);
  if (!maySee) return null;
  if (!isOpen) {
    return (
      <Button variant="quiet" size="small" icon={HistoryIcon} onClick={() => setOpen(true)}>
        {t('bank.history.open')}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton $height="64px" />}>
      <BankHistory storeId={storeId} />
    </Suspense>
  );
}
