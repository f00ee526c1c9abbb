import { useFormikContext } from 'formik';
import { useRef } from 'react';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { MoneyField } from '../../kit/fields/number-field';
import { fieldId } from '../../kit/form/bound';
import { useFormField } from '../../kit/form/form-error-text';
import { useBufferedValue } from '../../kit/form/use-buffered-value';
import { variantsAtPrice, withPrice } from './variant-price-sync';

interface PriceFieldProps {
  label: string;
  required: boolean;
  readOnly: boolean;
  help?: string | undefined;
}

/** The price; variants with the same price follow it while it is typed. */
export function PriceField(props: PriceFieldProps) {
  const { value, error, change, leave } = useFormField<number | null>('price');
  const form = useFormikContext<ProductValuesForm>();
  const followers = useRef<ReadonlySet<number> | null>(null);
  const changeAll = (price: number | null) => {
    const { variants } = form.values;
    followers.current ??= variantsAtPrice(variants, value);
    if (followers.current.size > 0)
      void form.setFieldValue('variants', withPrice(variants, followers.current, price));
    change(price);
  };
  const [shown, type] = useBufferedValue(value, changeAll);
  return (
    <MoneyField
      {...props}
      id={fieldId('price')}
      name="price"
      value={shown}
      error={error}
      onChange={type}
      onBlur={() => {
        followers.current = null;
        leave();
      }}
    />
  );
}
