import { useSearchParams } from 'react-router';
import { useGetPublicProductQuery } from '#application/api/public-endpoints.generated';
import type { Inquiry } from '#application/inquiries/inquiry-sending.machine';
import {
  type ContactForm,
  contactFormSchema,
  EMPTY_CONTACT,
  SUBJECT_LENGTH,
} from '#domain/contact/inquiry-form';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { Language } from '#domain/format/languages';
import type { PublicProduct } from '#openapi/types.generated';
import { BoundTextField } from '../../kit/form/bound-fields';
import { BoundPhoneField } from '../../kit/form/bound-phone-field';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { validateWith } from '../../kit/form/zod-formik';
import { Skeleton } from '../../kit/loading/skeleton';
import { useLocalizedName } from '../../text/localized';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { InquiryForm } from './inquiry-form';
import { InquiryPage } from './inquiry-page';

const validate = validateWith<ContactForm>(contactFormSchema);

function letterOf(values: ContactForm, language: Language, storeId: string | null): Inquiry {
  const { phoneNumber, subject, ...rest } = values;
  const orNone = (text: string) => text.trim() || null;
  const optional = { phoneNumber: orNone(phoneNumber), subject: orNone(subject) };
  return { kind: 'contact', contact: { ...rest, ...optional, storeId, language } };
}

/**
 * `/contact-us`: a message to the marketplace, or, with `product`, to the store that sells it. A
 * product that is no longer on sale leads to the marketplace.
 */
export function ContactPage() {
  const [parameters] = useSearchParams();
  const productId = parameters.get('product');
  return productId === null ? <Letter product={null} /> : <LetterAbout productId={productId} />;
}

function LetterAbout({ productId }: { productId: string }) {
  const t = useText('inquiries');
  const { currentData, isError } = useGetPublicProductQuery({ productId });
  if (currentData) return <Letter product={currentData} />;
  if (isError) return <Letter product={null} />;
  return (
    <InquiryPage title={t('contact.title')} lead={t('contact.lead')}>
      <Skeleton $height="520px" />
    </InquiryPage>
  );
}

function Letter({ product }: { product: PublicProduct | null }) {
  const t = useText('inquiries');
  const language = useLanguage();
  const localized = useLocalizedName();
  const store = product && localized({ ...product.store });
  return (
    <InquiryPage
      title={store === null ? t('contact.title') : t('contact.storeTitle', { store })}
      lead={t(store === null ? 'contact.lead' : 'contact.storeLead')}
    >
      <InquiryForm
        initial={{
          ...EMPTY_CONTACT,
          subject: product ? localized(product).slice(0, SUBJECT_LENGTH) : '',
        }}
        validate={validate}
        inquiryOf={(values) => letterOf(values, language, product?.store.id ?? null)}
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
