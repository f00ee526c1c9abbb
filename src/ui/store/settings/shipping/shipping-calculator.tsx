import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readableNumber, type TypedNumber } from '#domain/format/unreadable-number';
import type { ShippingForm } from '#domain/stores/settings-forms';
import { shippingDaysOf, shippingFeeOf, shippingRuleFor } from '#domain/stores/shipping-fee';
import type { City } from '#openapi/types.generated';
import { Autocomplete } from '../../../kit/fields/autocomplete';
import { MoneyField } from '../../../kit/fields/number-field';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useCities, useCityOptions } from '../../use-cities';
import { useRuleTexts } from './use-rule-texts';

/** A typical basket, centimes. */
const USUAL_TOTAL = 25_000;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;
const Result = styled.div`
  padding: var(--space-16);
  border-radius: var(--radius-note);
  background: var(--sunk);
  & > b {
    display: block;
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
  & > p {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** The fee for a client of a chosen city by the rules in the form. */
export function ShippingCalculator() {
  const t = useText('storeSettings');
  const cities = useCities();
  const [cityId, setCityId] = useState<string | null>(null);
  const [total, setTotal] = useState<TypedNumber>(USUAL_TOTAL);
  const city = cities.find(({ id }) => id === cityId);
  return (
    <Card>
      <CardHeader title={t('shipping.try.title')} />
      <Fields>
        <Autocomplete
          label={t('shipping.try.city')}
          options={useCityOptions()}
          value={cityId}
          onChange={setCityId}
          emptyText={t('noCity')}
        />
        <MoneyField label={t('shipping.try.total')} value={total} onChange={setTotal} />
        <Result role="status">
          {city ? (
            <Outcome city={city} total={readableNumber(total) ?? 0} />
          ) : (
            <p>{t('shipping.try.none')}</p>
          )}
        </Result>
      </Fields>
    </Card>
  );
}

function Outcome({ city, total }: { city: City; total: number }) {
  const t = useText('storeSettings');
  const format = useFormat();
  const texts = useRuleTexts();
  const { rules } = useFormikContext<ShippingForm>().values;
  const fee = city.isDeliverable ? shippingFeeOf(rules, city, total) : null;
  const rule = shippingRuleFor(rules, city);
  const source = rule
    ? t('shipping.try.byRule', { place: texts.place(rule) })
    : t('shipping.try.byMarketplace');
  if (fee === null) {
    return (
      <>
        <b>{t('shipping.notDelivered')}</b>
        <p>{city.isDeliverable ? source : t('shipping.try.notServed')}</p>
      </>
    );
  }
  return (
    <>
      <b>{fee === 0 ? t('shipping.try.free') : format.money(fee)}</b>
      <p>{t('shipping.days', { count: shippingDaysOf(rules, city) })}</p>
      <p>{source}</p>
    </>
  );
}
