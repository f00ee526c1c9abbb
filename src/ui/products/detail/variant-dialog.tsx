import { useEffect, useMemo, useState } from 'react';
import { useGetVariantQuery } from '#application/api/products-endpoints.generated';
import { variantDeletion } from '#application/products/variant-deletion';
import { countsPieces } from '#domain/products/stock-policy';
import type { Variant } from '#openapi/types.generated';
import { EditNotes } from '../../forms/edit-notes';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { toasts } from '../../kit/feedback/toast-store';
import { FactRow, FactRows } from '../../kit/layout/fact-rows';
import { Skeleton } from '../../kit/loading/skeleton';
import { Dialog } from '../../kit/overlays/dialog';
import { useLatest } from '../../kit/use-latest';
import { ProblemState } from '../../lists/problem-state';
import { usePermission } from '../../portal-context/use-permission';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { VariantChip, VariantPrice } from './variant-parts';

interface VariantDialogProps {
  variant: Pick<Variant, 'id' | 'sku'>;
  /** Its option values as text. */
  options: string;
  /** The product has other variants and may be changed. */
  deletable: boolean;
  onClose: () => void;
}

/** One variant as the server has it now, and its deletion. */
export function VariantDialog({ variant, options, deletable, onClose }: VariantDialogProps) {
  const t = useText('product');
  const { edit, isAsking, setIsAsking, remove } = useDeletion(variant, onClose);
  const mayDelete = usePermission('products.edit') && deletable;
  const busy = edit.snapshot.hasTag('busy');
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={<bdi dir="ltr">{variant.sku}</bdi>}
      description={options || undefined}
      footer={
        mayDelete &&
        (isAsking ? (
          <>
            <Button variant="outline" disabled={busy} onClick={() => setIsAsking(false)}>
              {t('variant.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={remove}>
              {t('variant.delete')}
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            {t('variant.askDelete')}
          </Button>
        ))
      }
    >
      <EditNotes edit={edit} onDiscard={() => undefined} />
      <RefusedVariant edit={edit} />
      {isAsking ? <p>{t('variant.question')}</p> : <VariantFacts variantId={variant.id} />}
    </Dialog>
  );
}

/** The refusal of the server, which names the variant by its place in the request. */
function RefusedVariant({ edit }: { edit: ReturnType<typeof useDeletion>['edit'] }) {
  const problemText = useProblemText();
  const { problem } = edit.snapshot.context;
  if (!problem?.errors || !edit.snapshot.matches({ editing: 'refused' })) return null;
  return (
    <Note tone="error" announce>
      {problemText(problem)}
    </Note>
  );
}

/** The process of deleting the variant; closes the dialog once it is gone. */
function useDeletion({ id, sku }: Pick<Variant, 'id' | 'sku'>, onClose: () => void) {
  const t = useText('product');
  const [isAsking, setIsAsking] = useState(false);
  const record = useMemo(() => ({ id, revision: null, values: { isDeleted: false } }), [id]);
  const edit = useRecordEdit({ editing: variantDeletion, record, subject: null });
  const { isDeleted } = edit.snapshot.context.record.values as { isDeleted: boolean };
  const close = useLatest(() => {
    toasts.show({ title: t('variant.deleted', { sku }) });
    onClose();
  });
  useEffect(() => {
    if (isDeleted) close.current();
  }, [isDeleted, close]);
  const remove = () => {
    const values = { isDeleted: true };
    edit.send({ type: 'record.save', attempt: { values, changes: values } });
  };
  return { edit, isAsking, setIsAsking, remove };
}

function VariantFacts({ variantId }: { variantId: string }) {
  const t = useText('product');
  const list = useText('products');
  const editor = useText('productEditor');
  const format = useFormat();
  const { currentData: variant, error, refetch } = useGetVariantQuery({ variantId });
  if (!variant) {
    return error ? <ProblemState error={error} onRetry={refetch} /> : <Skeleton $height="240px" />;
  }
  return (
    <FactRows>
      <FactRow name={t('variants.state')}>
        <VariantChip variant={variant} />
      </FactRow>
      {variant.barcode && (
        <FactRow name={t('variants.barcode')}>
          <bdi dir="ltr">{variant.barcode}</bdi>
        </FactRow>
      )}
      <FactRow name={t('variants.price')}>
        <VariantPrice variant={variant} />
      </FactRow>
      {variant.costPrice !== null && (
        <FactRow name={t('variant.costPrice')}>
          <bdi>{format.money(variant.costPrice)}</bdi>
        </FactRow>
      )}
      <FactRow name={editor('fields.stockPolicy')}>
        {list(`stockPolicy.${variant.stockPolicy}`)}
      </FactRow>
      {countsPieces(variant.stockPolicy) && (
        <FactRow name={t('variants.onHand')}>{format.number(variant.stockOnHand)}</FactRow>
      )}
      <FactRow name={t('variants.reserved')}>{format.number(variant.stockReserved)}</FactRow>
      {countsPieces(variant.stockPolicy) && (
        <>
          <FactRow name={t('variants.available')}>{format.number(variant.stockAvailable)}</FactRow>
          <FactRow name={t('variants.threshold')}>
            {format.number(variant.lowStockThreshold)}
          </FactRow>
        </>
      )}
    </FactRows>
  );
}
