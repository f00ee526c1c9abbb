import { Formik } from 'formik';
import { useId } from 'react';
import * as z from 'zod/mini';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { BoundTextField } from '../kit/form/bound-fields';
import { KitForm } from '../kit/form/kit-form';
import { validateWith } from '../kit/form/zod-formik';
import { useText } from '../text/use-text';
import type { OrderActor } from './order-actors';

const filled = z.string().check(z.trim(), z.minLength(1, { error: 'required' }));
const schema = z.object({ carrier: filled, trackingNumber: filled });

const EMPTY = { carrier: '', trackingNumber: '' };

/** Which carrier takes the parcel, and the number it is followed by. */
export function HandOverDialog({ actor }: { actor: OrderActor }) {
  const t = useText('orders');
  const formId = useId();
  const snapshot = actor.getSnapshot();
  const busy = snapshot.hasTag('busy');
  const cancel = () => actor.send({ type: 'handOver.cancel' });
  const errorText = (_code: string, field: string) =>
    t(field === 'carrier' ? 'handOver.carrierRequired' : 'handOver.trackingRequired');
  return (
    <Formik
      initialValues={EMPTY}
      validate={validateWith(schema)}
      onSubmit={(values) => actor.send({ type: 'handOver.confirm', ...values })}
    >
      <Dialog
        open
        onClose={cancel}
        busy={busy}
        width={440}
        title={t('handOver.title', { number: snapshot.context.order.number })}
        footer={
          <>
            <Button variant="outline" disabled={busy} onClick={cancel}>
              {t('handOver.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {t('handOver.confirm')}
            </Button>
          </>
        }
      >
        <KitForm id={formId} errorText={errorText}>
          <BoundTextField name="carrier" label={t('handOver.carrier')} required maxLength={80} />
          <BoundTextField
            name="trackingNumber"
            label={t('handOver.trackingNumber')}
            required
            maxLength={80}
            dir="ltr"
          />
        </KitForm>
      </Dialog>
    </Formik>
  );
}
