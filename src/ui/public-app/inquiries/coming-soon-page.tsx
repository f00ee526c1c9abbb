import { EMPTY_OPENING, type OpeningForm, openingFormSchema } from '#domain/contact/inquiry-form';
import { validateWith } from '../../kit/form/zod-formik';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { Countdown } from './countdown';
import { InquiryForm } from './inquiry-form';
import { InquiryPage } from './inquiry-page';

const validate = validateWith<OpeningForm>(openingFormSchema);

/** `/coming-soon`: the time until the opening, and a form to be notified of it. */
export function ComingSoonPage() {
  const t = useText('inquiries');
  const language = useLanguage();
  const inquiry = { subject: t('opening.subject'), message: t('opening.message') };
  return (
    <InquiryPage title={t('opening.title')} lead={t('opening.lead')}>
      <Countdown />
      <InquiryForm
        initial={EMPTY_OPENING}
        validate={validate}
        inquiryOf={(who) => ({ kind: 'contact', contact: { ...who, ...inquiry, language } })}
        label={t('opening.subject')}
      />
    </InquiryPage>
  );
}
