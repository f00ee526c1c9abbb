import { Formik } from 'formik';
import { useId } from 'react';
import * as z from 'zod/mini';
import { REFUSAL_REASONS, type RefusalReason } from '#domain/orders/order-lifecycle';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { BoundRadioGroup, BoundTextArea } from '../kit/form/bound-more-fields';
import { KitForm } from '../kit/form/kit-form';
import { validateWith } from '../kit/form/zod-formik';
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

/** Why an order is refused, and a word to the client. The reason is required, the word is not. */
export function RefusalDialog({ actor }: { actor: OrderActor }) {
  const t = useText('orders');
  const formId = useId();
  const snapshot = actor.getSnapshot();
  const busy = snapshot.hasTag('busy');
  const cancel = () => actor.send({ type: 'refusal.cancel' });
  return (
    <Formik
      initialValues={EMPTY}
      validate={validateWith(schema)}
      onSubmit={(values) => actor.send({ type: 'refusal.confirm', ...values })}
    >
      <Dialog
        open
        onClose={cancel}
        busy={busy}
        width={480}
        title={t('refusal.title', { number: snapshot.context.order.number })}
        description={t('refusal.explanation')}
        footer={
          <>
            <Button variant="outline" disabled={busy} onClick={cancel}>
              {t('refusal.keep')}
            </Button>
            <Button variant="danger" type="submit" form={formId} busy={busy}>
              {t('refusal.confirm')}
            </Button>
          </>
        }
      >
        <KitForm id={formId} errorText={() => t('refusal.reasonRequired')}>
          <BoundRadioGroup
            name="reasonCode"
            label={t('refusal.reason')}
            required
            look="cards"
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
          />
        </KitForm>
      </Dialog>
    </Formik>
  );
}
