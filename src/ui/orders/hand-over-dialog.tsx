import { errorsSchema } from '#domain/forms/errors-schema';
import { handOverErrors } from '#domain/orders/hand-over';
import { orderNumberText } from '#domain/orders/order-number';
import { CarrierField } from '../carriers/carrier-field';
import { DialogForm } from '../forms/dialog-form';
import { BoundTextField } from '../kit/form/bound-fields';
import { useSnapshot } from '../lists/use-snapshot';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { OrderActor } from './order-actors';

interface HandOverValues {
  carrier: string;
  keepCarrier: boolean;
  trackingNumber: string;
}

const schema = errorsSchema<HandOverValues>(handOverErrors);

/** Asks for the carrier that takes the parcel, and the tracking number. */
export function HandOverDialog({ actor }: { actor: OrderActor }) {
  const t = useText('orders');
  const snapshot = useSnapshot(actor);
  const mayKeep = usePermission('store.operations.edit');
  return (
    <DialogForm
      title={t('handOver.title', { number: orderNumberText(snapshot.context.record.number) })}
      initialValues={{ carrier: '', keepCarrier: mayKeep, trackingNumber: '' }}
      schema={schema}
      errorText={(_code, field) =>
        t(field === 'carrier' ? 'handOver.carrierRequired' : 'handOver.trackingRequired')
      }
      onAnswer={(values) => actor.send({ type: 'handOver.confirm', ...values })}
      onCancel={() => actor.send({ type: 'handOver.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('handOver.confirm')}
      cancelLabel={t('handOver.cancel')}
    >
      <CarrierField name="carrier" keepName="keepCarrier" />
      <BoundTextField
        name="trackingNumber"
        label={t('handOver.trackingNumber')}
        required
        maxLength={80}
        dir="ltr"
      />
    </DialogForm>
  );
}
