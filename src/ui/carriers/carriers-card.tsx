import { useState } from 'react';
import type { Carrier } from '#openapi/types.generated';
import { EditableTableCard } from '../forms/editable-table';
import { EmptyState } from '../kit/feedback/empty-state';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { CarriersTable } from './carriers-table';
import { useCarriers } from './use-carriers';

const CarrierDialog = lazyComponent(() => import('./carrier-dialog'), 'CarrierDialog');
const CarrierArchivingDialog = lazyComponent(
  () => import('./carrier-archiving-dialog'),
  'CarrierArchivingDialog',
);

/** The open dialog; the form of a new carrier has none. */
type OpenDialog =
  | { readonly kind: 'form'; readonly carrier: Carrier | null }
  | { readonly kind: 'archiving'; readonly carrier: Carrier };

/** The store's carriers. Each change is saved at once. */
export function CarriersCard({ readOnly }: { readOnly: boolean }) {
  const t = useText('storeSettings');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <EditableTableCard
      title={t('carriers.title')}
      text={t('carriers.text')}
      add={
        readOnly
          ? null
          : { label: t('carriers.add'), onAdd: () => setOpen({ kind: 'form', carrier: null }) }
      }
    >
      <CarrierList
        readOnly={readOnly}
        onEdit={(carrier) => setOpen({ kind: 'form', carrier })}
        onArchiving={(carrier) => setOpen({ kind: 'archiving', carrier })}
      />
      <Deferred>
        {open?.kind === 'form' && <CarrierDialog carrier={open.carrier} onDone={close} />}
        {open?.kind === 'archiving' && (
          <CarrierArchivingDialog carrier={open.carrier} onDone={close} />
        )}
      </Deferred>
    </EditableTableCard>
  );
}

interface CarrierListProps {
  readOnly: boolean;
  onEdit: (carrier: Carrier) => void;
  onArchiving: (carrier: Carrier) => void;
}

function CarrierList(props: CarrierListProps) {
  const t = useText('storeSettings');
  const { data, error, refetch } = useCarriers();
  if (!data) {
    return error ? (
      <ProblemState error={error} onRetry={refetch} />
    ) : (
      <Skeleton $height="160px" $radius="0" />
    );
  }
  if (data.items.length === 0) {
    return <EmptyState title={t('carriers.empty.title')}>{t('carriers.empty.text')}</EmptyState>;
  }
  return <CarriersTable carriers={data.items} {...props} />;
}
