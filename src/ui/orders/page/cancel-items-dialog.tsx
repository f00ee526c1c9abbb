import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { cancelPiecesEditing } from '#application/orders/cancel-pieces-editing';
import { orderNumberText } from '#domain/orders/order-number';
import type { Order } from '#openapi/types.generated';
import { RecordForm } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { newRunId } from '../../kit/new-run-id';
import { Dialog } from '../../kit/overlays/dialog';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { CancelItemsFields } from './cancel-items-fields';
import { cancelItemsSchema, emptyValues } from './cancel-items-form';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

/** Error codes for which this form has its own texts. */
const OWN_ERROR_TEXTS = ['none_chosen', 'too_large', 'too_small', 'reason_required'] as const;

interface CancelItemsDialogProps {
  order: Order;
  onDone: () => void;
}

/**
 * Form by which the store cancels pieces of an accepted order: which pieces, why, and what is
 * refunded.
 */
export function CancelItemsDialog({ order, onDone }: CancelItemsDialogProps) {
  const t = useText('order');
  const errorText = useErrorText();
  // The order as it was when the form was opened: the sent values were calculated from it.
  const [opened] = useState(order);
  const [editing] = useState(() => cancelPiecesEditing(newRunId('pieces')));
  const schema = useMemo(() => cancelItemsSchema(opened), [opened]);
  const record = useMemo(
    () => ({ id: opened.id, revision: null, values: emptyValues(opened) }),
    [opened],
  );
  const edit = useRecordEdit({ editing, record, subject: null });
  const busy = edit.snapshot.hasTag('busy');
  const saved = () => {
    toasts.show({ title: t('pieces.saved', { number: orderNumberText(opened.number) }) });
    onDone();
  };
  return (
    <Dialog
      open
      width={560}
      onClose={onDone}
      busy={busy}
      title={t('pieces.title', { number: orderNumberText(opened.number) })}
      description={t('pieces.explanation')}
    >
      <RecordForm
        edit={edit}
        schema={schema}
        label={t('pieces.open')}
        onSaved={saved}
        errorText={errorText}
        fields={{
          items: { label: t('pieces.quantity') },
          reasonCode: { label: t('pieces.reason') },
          restock: { label: t('pieces.restock') },
          note: { label: t('pieces.note') },
        }}
      >
        <CancelItemsFields order={opened} />
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('pieces.keep')}
          </Button>
          <Button variant="danger" type="submit" busy={busy}>
            {t('pieces.confirm')}
          </Button>
        </Actions>
      </RecordForm>
    </Dialog>
  );
}

function useErrorText() {
  const t = useText('order');
  const codeText = useCodeText();
  return (code: string) => {
    const fault = OWN_ERROR_TEXTS.find((one) => one === code);
    return fault ? t(`pieces.faults.${fault}`) : codeText(code);
  };
}
