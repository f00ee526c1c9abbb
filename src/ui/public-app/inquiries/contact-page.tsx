import type { Inquiry } from '#application/inquiries/inquiry-sending.machine';
import { type ContactForm, contactFormSchema, EMPTY_CONTACT } from '#domain/contact/inquiry-form';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { Language } from '#domain/format/languages';
import { BoundTextField } from '../../kit/form/bound-fields';
import { BoundPhoneField } from '../../kit/form/bound-phone-field';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { validateWith } from '../../kit/form/zod-formik';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { InquiryForm } from './inquiry-form';
import { InquiryPage } from './inquiry-page';

const validate = validateWith<ContactForm>(contactFormSchema);

function letterOf(values: ContactForm, language: Language): Inquiry {
  const { phoneNumber, subject, ...rest } = values;
  const orNone = (text: string) => text.trim() || null;
  const optional = { phoneNumber: orNone(phoneNumber), subject: orNone(subject) };
  return { kind: 'contact', contact: { ...rest, ...optional, language } };
}

/** `/contact-us`: a message to the marketplace, sent by mail. */
export function ContactPage() {
  const t = useText('inquiries');
  const language = useLanguage();
  return (
    <InquiryPage title={t('contact.title')} lead={t('contact.lead')}>
      <InquiryForm
        initial={EMPTY_CONTACT}
        validate={validate}
        inquiryOf={(values) => letterOf(values, language)}
        label={t('form')}
      >
        <BoundPhoneField
          name="phoneNumber"
          label={t('fields.phoneNumber')}
          read={parsePhoneNumber}
        />
        <BoundTextField name="subject" label={t('fields.subject')} dir="auto" />
        <BoundTextArea name="message" label={t('fields.message')} required dir="auto" />
      </InquiryForm>
    </InquiryPage>
  );
}
