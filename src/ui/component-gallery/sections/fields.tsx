import { useState } from 'react';
import { styled } from 'styled-components';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { formatMoney } from '#domain/format/money';
import type { TypedNumber } from '#domain/format/unreadable-number';
import { Autocomplete } from '../../kit/fields/autocomplete';
import { MultiSelect } from '../../kit/fields/multi-select';
import { MoneyField, NumberField } from '../../kit/fields/number-field';
import { PasswordField } from '../../kit/fields/password-field';
import { PhoneField } from '../../kit/fields/phone-field';
import { Select } from '../../kit/fields/select';
import { RangeSlider, Slider } from '../../kit/fields/slider';
import { TextArea } from '../../kit/fields/text-area';
import { TextField } from '../../kit/fields/text-field';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { Section } from '../section';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-20) var(--space-16);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const CITIES = ['tetouan', 'temara', 'teima', 'tendrara'] as const;
type City = (typeof CITIES)[number];

/** Every kind of field, in its states. */
export function Fields() {
  const t = useText('catalogue');
  return (
    <Section title={t('fields.title')} note={t('fields.note')} wide>
      <Grid>
        <TextFields />
        <NumberFields />
        <ChoiceFields />
        <Sliders />
      </Grid>
    </Section>
  );
}

function TextFields() {
  const t = useText('catalogue');
  const [name, setName] = useState(() => t('fields.nameValue'));
  const [about, setAbout] = useState(() => t('fields.aboutValue'));
  const [password, setPassword] = useState('Seller#2026');
  const [phone, setPhone] = useState('+212661420318');
  return (
    <>
      <TextField
        label={t('fields.name')}
        required
        help={t('fields.nameHelp')}
        value={name}
        onChange={setName}
      />
      <TextField
        label={t('fields.barcode')}
        help={t('fields.barcodeHelp')}
        dir="ltr"
        disabled
        value="6111245780127"
        onChange={() => undefined}
      />
      <PasswordField label={t('fields.password')} value={password} onChange={setPassword} />
      <PhoneField
        label={t('fields.phone')}
        help={t('fields.phoneHelp')}
        read={parsePhoneNumber}
        value={phone}
        onChange={setPhone}
      />
      <TextArea label={t('fields.about')} value={about} onChange={setAbout} />
    </>
  );
}

function NumberFields() {
  const t = useText('catalogue');
  const [price, setPrice] = useState<TypedNumber>(0);
  const [amount, setAmount] = useState<TypedNumber>(189_050);
  const [stock, setStock] = useState<TypedNumber>(12);
  return (
    <>
      <MoneyField
        label={t('fields.price')}
        required
        error={price === 0 ? t('fields.priceWrong') : undefined}
        value={price}
        onChange={setPrice}
      />
      <MoneyField
        label={t('fields.amount')}
        help={t('fields.amountHelp')}
        value={amount}
        onChange={setAmount}
      />
      <NumberField
        label={t('fields.stock')}
        unit={t('fields.stockUnit')}
        value={stock}
        onChange={setStock}
      />
    </>
  );
}

function ChoiceFields() {
  const t = useText('catalogue');
  const [status, setStatus] = useState<'published' | 'draft' | null>('published');
  const [city, setCity] = useState<City | null>('tetouan');
  const [cities, setCities] = useState<readonly City[]>(['tetouan', 'temara']);
  const options = CITIES.map((value) => ({
    value,
    label: t(`fields.${value}`),
    hint: t(`fields.${value}Hint`),
    disabled: value === 'tendrara',
  }));
  return (
    <>
      <Select
        label={t('fields.status')}
        options={[
          { value: 'published', label: t('fields.published') },
          { value: 'draft', label: t('fields.draft') },
        ]}
        value={status}
        onChange={setStatus}
      />
      <Autocomplete
        label={t('fields.city')}
        help={t('fields.cityHelp')}
        options={options}
        value={city}
        onChange={setCity}
      />
      <Autocomplete
        label={t('fields.searching')}
        options={[]}
        loading
        onInput={() => undefined}
        value={null}
        onChange={() => undefined}
      />
      <MultiSelect
        label={t('fields.cities')}
        options={options}
        selectAll
        value={cities}
        onChange={setCities}
      />
    </>
  );
}

function Sliders() {
  const t = useText('catalogue');
  const language = useLanguage();
  const [share, setShare] = useState(15);
  const [prices, setPrices] = useState<readonly [number, number]>([4_000, 200_000]);
  return (
    <>
      <Slider
        label={t('fields.share')}
        max={50}
        format={(value) => `${value}\u00a0%`}
        value={share}
        onChange={setShare}
      />
      <RangeSlider
        label={t('fields.priceRange')}
        max={300_000}
        step={1_000}
        format={(centimes) => formatMoney(centimes, language)}
        value={prices}
        onChange={setPrices}
      />
    </>
  );
}
