import * as z from 'zod/mini';
import { REFUSAL_REASONS, type RefusalReason } from '#domain/orders/order-lifecycle';
import { DialogForm } from '../forms/dialog-form';
import { BoundRadioGroup, BoundTextArea } from '../kit/form/bound-more-fields';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { OrderActor } from './order-actors';

const NOTE_LENGTH = 200;

const schema = z.object({
  reasonCode: z
    .nullable(z.enum(REFUSAL_REASONS))
    .check(z.refine((reason) => reason !== null, { error: 'required' })),
  note: z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' })),
});
type Values = { reasonCode: RefusalReason | null; note: string };

const EMPTY: Values = { reasonCode: null, note: '' };

/** The reason for refusing an order, and a message to the client. Only the reason is required. */
export function RefusalDialog({ actor }: { actor: OrderActor }) {
  const t = useText('orders');
  const snapshot = useSnapshot(actor);
  return (
    <DialogForm
      title={t('refusal.title', { number: snapshot.context.order.number })}
      description={t('refusal.explanation')}
      initialValues={EMPTY}
      schema={schema}
      errorText={() => t('refusal.reasonRequired')}
      onAnswer={(values) => actor.send({ type: 'refusal.confirm', ...values })}
      onCancel={() => actor.send({ type: 'refusal.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('refusal.confirm')}
      cancelLabel={t('refusal.keep')}
      danger
      width={480}
    >
      <BoundRadioGroup
        name="reasonCode"
        label={t('refusal.reason')}
        required
        variant="cards"
        options={REFUSAL_REASONS.map((value) => ({
          value,
          label: t(`refusal.reasons.${value}`),
        }))}
      />
      <BoundTextArea
        name="note"
        label={t('refusal.note')}
        aside={t('refusal.optional')}
        maxLength={NOTE_LENGTH}
        dir="auto"
      />
    </DialogForm>
  );
}
