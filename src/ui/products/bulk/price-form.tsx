import { Formik } from 'formik';
import { BoundMoneyField, BoundNumberField } from '../../kit/form/bound-more-fields';
import { BoundSelect } from '../../kit/form/bound-select';
import { KitForm } from '../../kit/form/kit-form';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import {
  byPercent,
  PRICE_WAYS,
  priceChangeOf,
  priceValueErrors,
  priceValuesOf,
} from './price-values';
import type { ValueFormProps } from './value-form-props';

/** One price for all products, or a change of each one's own price. */
export function PriceForm({ formId, chosen, onChoose }: ValueFormProps) {
  const t = useText('bulk');
  const codeText = useCodeText();
  return (
    <Formik
      initialValues={priceValuesOf(chosen?.kind === 'price' ? chosen.change : null)}
      validate={priceValueErrors}
      onSubmit={(values) => onChoose({ kind: 'price', change: priceChangeOf(values) })}
    >
      {({ values }) => (
        <KitForm id={formId} errorText={codeText}>
          <BoundSelect
            name="how"
            label={t('form.priceHow')}
            options={PRICE_WAYS.map((value) => ({ value, label: t(`form.price.${value}`) }))}
          />
          {byPercent(values) ? (
            <BoundNumberField name="percent" label={t('form.percent')} unit="%" required />
          ) : (
            <BoundMoneyField name="amount" label={t('form.amount')} required />
          )}
        </KitForm>
      )}
    </Formik>
  );
}
