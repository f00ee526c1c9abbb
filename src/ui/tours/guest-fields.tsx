import { parsePhoneNumber } from '#domain/contact/phone-number';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import { GUEST_KINDS, isOffered, type TourPrices } from '#domain/tours/tour-prices';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundNumberField, BoundRadioGroup } from '../kit/form/bound-more-fields';
import { BoundPhoneField } from '../kit/form/bound-phone-field';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Pair } from './form-layout';

const NAME_LENGTH = 80;

/** How many guests of each kind that the tour takes. */
export function GuestFields({ prices }: { prices: TourPrices }) {
  const t = useText('tours');
  const format = useFormat();
  return (
    <Pair>
      {GUEST_KINDS.filter((kind) => isOffered(kind, prices)).map((kind) => (
        <BoundNumberField
          key={kind}
          name={kind}
          label={t(`kinds.${kind}`)}
          help={format.money(prices[kind] ?? 0)}
        />
      ))}
    </Pair>
  );
}

/** Who books: name, telephone and, for the ticket, an email address and its language. */
export function ContactFields() {
  const t = useText('tours');
  return (
    <>
      <Pair>
        <BoundTextField
          name="firstName"
          label={t('contact.firstName')}
          required
          maxLength={NAME_LENGTH}
          dir="auto"
          autoComplete="off"
        />
        <BoundTextField
          name="lastName"
          label={t('contact.lastName')}
          required
          maxLength={NAME_LENGTH}
          dir="auto"
          autoComplete="off"
        />
      </Pair>
      <BoundPhoneField
        name="phoneNumber"
        label={t('contact.phoneNumber')}
        required
        read={parsePhoneNumber}
        autoComplete="off"
      />
      <BoundTextField
        name="email"
        type="email"
        label={t('contact.email')}
        help={t('contact.emailHelp')}
        dir="ltr"
        autoComplete="off"
      />
      <BoundRadioGroup
        name="language"
        label={t('contact.language')}
        options={LANGUAGES.map((value) => ({ value, label: languageRecords[value].name }))}
      />
    </>
  );
}
