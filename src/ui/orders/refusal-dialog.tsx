import { useFormikContext } from 'formik';
import * as z from 'zod/mini';
import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { REFUSAL_REASONS, type RefusalReason } from '#domain/orders/order-lifecycle';
import { orderNumberText } from '#domain/orders/order-number';
import { DialogForm } from '../forms/dialog-form';
import { BoundRadioGroup } from '../kit/form/bound-more-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { OrderActor } from './order-actors';
import { OutOfStockItems } from './out-of-stock-items';

const NOTE_LENGTH = 200;

const schema = z.object({
  reasonCode: z
    .nullable(z.enum(REFUSAL_REASONS))
    .check(z.refine((reason) => reason !== null, { error: 'required' })),
  note: z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' })),
  /** The items that are out of stock; null for all of the order. */
  outOfStock: z.nullable(z.array(z.string()).check(z.minLength(1, { error: 'required' }))),
});
type Values = {
  reasonCode: RefusalReason | null;
  note: string;
  outOfStock: string[] | null;
};

const EMPTY: Values = { reasonCode: null, note: '', outOfStock: null };

/**
 * The reason for refusing an order, what is out of stock, and a message to the client. Only the
 * reason is required.
 */
export function RefusalDialog({ actor }: { actor: OrderActor }) {
  const t = useText('orders');
  const snapshot = useSnapshot(actor);
  return (
    <DialogForm
      title={t('refusal.title', { number: orderNumberText(snapshot.context.record.number) })}
      description={t('refusal.explanation')}
      initialValues={EMPTY}
      schema={schema}
      errorText={() => t('refusal.reasonRequired')}
      hiddenFields={({ reasonCode }) => (reasonCode === 'out_of_stock' ? [] : ['outOfStock'])}
      onAnswer={({ outOfStock, ...values }) =>
        actor.send({ type: 'refusal.confirm', ...values, outOfStock: outOfStock ?? undefined })
      }
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
      <ItemsOutOfStock orderId={snapshot.context.record.id} />
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

/** Asked only for that reason. Until the items have been read, all of them are out of stock. */
function ItemsOutOfStock({ orderId }: { orderId: string }) {
  const { values } = useFormikContext<Values>();
  const isAsked = values.reasonCode === 'out_of_stock';
  const { currentData } = useGetOrderQuery({ orderId }, { skip: !isAsked });
  return isAsked && <OutOfStockItems items={currentData?.items ?? []} />;
}
