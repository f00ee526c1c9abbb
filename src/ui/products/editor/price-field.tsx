import { useFormikContext } from 'formik';
import { useRef } from 'react';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
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

/** The price; variants with the same price follow it while it is typed, as far as it can be read. */
export function PriceField(props: PriceFieldProps) {
  const { value, error, change, leave } = useFormField<TypedNumber>('price');
  const form = useFormikContext<ProductValuesForm>();
  const followers = useRef<ReadonlySet<number> | null>(null);
  const changeAll = (price: TypedNumber) => {
    const { variants } = form.values;
    if (!isUnreadable(value)) followers.current ??= variantsAtPrice(variants, value);
    const followed = followers.current;
    if (followed && followed.size > 0 && !isUnreadable(price))
      void form.setFieldValue('variants', withPrice(variants, followed, price));
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
        // A price that is corrected later is still followed.
        if (!isUnreadable(shown)) followers.current = null;
        leave();
      }}
    />
  );
}
