import { type ContactValues, contactOf } from '#application/tours/departure-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { guestContactErrors } from '#domain/tours/guest-forms';
import { DialogForm } from '../forms/dialog-form';
import { Note } from '../kit/feedback/note';
import { useSnapshot } from '../lists/use-snapshot';
import { useCodeText } from '../text/problem-text';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import type { BookingActor } from './booking-actors';
import { ContactFields } from './guest-fields';

const schema = errorsSchema<ContactValues>(guestContactErrors);

/** Who comes for held places; they pay when they come. */
export function BookingContactDialog({ actor }: { actor: BookingActor }) {
  const t = useText('tours');
  const codeText = useCodeText();
  const language = useLanguage();
  const snapshot = useSnapshot(actor);
  const { record: booking, problem } = snapshot.context;
  const [refusal] = Object.values(problem?.errors ?? {}).flat();
  return (
    <DialogForm<ContactValues>
      title={t('booking.question.bookOnTheSpot', { number: booking.number })}
      description={t('booking.effect.bookOnTheSpot')}
      initialValues={{ firstName: '', lastName: '', phoneNumber: '', email: '', language }}
      schema={schema}
      errorText={codeText}
      onAnswer={(values) => actor.send({ type: 'contact.confirm', contact: contactOf(values) })}
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('booking.actions.bookOnTheSpot')}
      cancelLabel={t('cancel')}
      width={520}
    >
      {refusal && (
        <Note tone="error" announce>
          {codeText(refusal)}
        </Note>
      )}
      <ContactFields />
    </DialogForm>
  );
}
