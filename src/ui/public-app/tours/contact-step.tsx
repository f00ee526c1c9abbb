import { Formik } from 'formik';
import {
  type GuestContactValues,
  guestContactOf,
  guestContactSchema,
  NO_GUEST_CONTACT,
} from '#domain/tours/guest-forms';
import { ContactFields } from '../../checkout/contact-fields';
import { StepBody, StepFooter } from '../../checkout/step-layout';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { KitForm } from '../../kit/form/kit-form';
import { validateWith } from '../../kit/form/zod-formik';
import { Card, CardHeader } from '../../kit/layout/card';
import { useCodeText, useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { PlaceBookingProcess } from './use-place-booking';

const CONTACT_FORM = 'contact-of-booking';
const validate = validateWith<GuestContactValues>(guestContactSchema);

/** The second step: who books. For a full departure: who waits. */
export function ContactStep({ process: { snapshot, send } }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  const codeText = useCodeText();
  const { language } = useFormat();
  const { contact, booking, choice } = snapshot.context;
  const isWaiting = snapshot.matches('full') || snapshot.matches('joining');
  const initial = contact ? { ...contact, email: contact.email ?? '' } : NO_GUEST_CONTACT;
  const give = (values: GuestContactValues) => {
    const given = { ...guestContactOf(values), language };
    send({ type: isWaiting ? 'waiting.join' : 'contact.give', contact: given });
  };
  return (
    <>
      <StepBody>
        {isWaiting && <FullNote process={{ snapshot, send }} />}
        <Card>
          <CardHeader title={t('booking.contact')} />
          <Formik<GuestContactValues> initialValues={initial} validate={validate} onSubmit={give}>
            <KitForm id={CONTACT_FORM} errorText={codeText} label={t('booking.contact')}>
              <ContactFields emailHelp={t(isWaiting ? 'booking.offerHelp' : 'booking.emailHelp')} />
            </KitForm>
          </Formik>
        </Card>
      </StepBody>
      <StepFooter
        total={{ label: t('booking.total'), amount: booking?.total ?? choice?.total ?? 0 }}
        back={
          <Button
            variant="outline"
            size="large"
            disabled={!snapshot.can({ type: 'step.back' })}
            onClick={() => send({ type: 'step.back' })}
          >
            {t('booking.back')}
          </Button>
        }
      >
        <Button type="submit" form={CONTACT_FORM} size="large" busy={snapshot.hasTag('busy')}>
          {t(isWaiting ? 'booking.join' : 'booking.continue')}
        </Button>
      </StepFooter>
    </>
  );
}

/** That the places were taken, and why the list could not be joined. */
function FullNote({ process: { snapshot } }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  const problemText = useProblemText();
  const { problem } = snapshot.context;
  const failed = problem !== null && problem.code !== 'slot_full';
  return (
    <>
      <Note tone="warning" announce title={t('booking.full')}>
        {t('booking.fullHint')}
      </Note>
      {failed && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
    </>
  );
}
