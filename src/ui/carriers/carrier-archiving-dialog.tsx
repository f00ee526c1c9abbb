import { useMemo } from 'react';
import { carrierArchiving, carrierStanding } from '#application/carriers/carrier-editing';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Carrier } from '#openapi/types.generated';
import { useRecordEdit } from '../forms/use-record-edit';
import { useSaved } from '../forms/use-saved';
import { toasts } from '../kit/feedback/toast-store';
import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

interface CarrierArchivingDialogProps {
  /** As it was when the dialog opened. */
  carrier: Carrier;
  onDone: () => void;
}

/** Confirms that a carrier is archived, or unarchived. */
export function CarrierArchivingDialog({ carrier, onDone }: CarrierArchivingDialogProps) {
  const t = useText('storeSettings');
  const problemText = useProblemText();
  const record = useMemo(() => carrierStanding(carrier), [carrier]);
  const edit = useRecordEdit({ editing: carrierArchiving, record, subject: null });
  const { snapshot, send } = edit;
  const action = carrier.isArchived ? 'unarchive' : 'archive';
  const values = { isArchived: !carrier.isArchived };
  const { problem } = snapshot.context;
  useSaved(edit, () => {
    toasts.show({ title: t(`carriers.done.${action}`) });
    onDone();
  });
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t(`carriers.question.${action}`, { name: bidiIsolate(carrier.name) })}
      description={t(`carriers.effect.${action}`)}
      confirmLabel={t(`carriers.actions.${action}`)}
      cancelLabel={t('cancel')}
      busy={snapshot.hasTag('busy')}
      error={problem ? problemText(problem) : undefined}
      onConfirm={() => send({ type: 'record.save', attempt: { values, changes: values } })}
      onCancel={onDone}
    />
  );
}
