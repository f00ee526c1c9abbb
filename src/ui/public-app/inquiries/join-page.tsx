import { EMPTY_JOIN, type JoinForm, joinFormSchema } from '#domain/contact/inquiry-form';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { Joinable } from '#domain/public-urls/document-for-path';
import { BoundPhoneField } from '../../kit/form/bound-phone-field';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { validateWith } from '../../kit/form/zod-formik';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { InquiryForm } from './inquiry-form';
import { InquiryPage } from './inquiry-page';

const validate = validateWith<JoinForm>(joinFormSchema);

/** `/join-wasaler`: for visitors who want to recommend products. */
export function JoinWasalerPage() {
  return <JoinPage product="wasaler" />;
}

/** `/join-seller`: for visitors who want to open a store. */
export function JoinSellerPage() {
  return <JoinPage product="seller" />;
}

function JoinPage({ product }: { product: Joinable }) {
  const t = useText('inquiries');
  const language = useLanguage();
  return (
    <InquiryPage title={t(`join.${product}.title`)} lead={t(`join.${product}.lead`)}>
      <InquiryForm
        initial={EMPTY_JOIN}
        validate={validate}
        inquiryOf={({ message, ...who }) => ({
          kind: 'join',
          join: { ...who, product, message: message.trim() || null, language },
        })}
        label={t('form')}
      >
        <BoundPhoneField
          name="phoneNumber"
          label={t('fields.phoneNumber')}
          read={parsePhoneNumber}
          required
        />
        <BoundTextArea
          name="message"
          label={t(product === 'seller' ? 'fields.goods' : 'fields.about')}
          dir="auto"
        />
      </InquiryForm>
    </InquiryPage>
  );
}
