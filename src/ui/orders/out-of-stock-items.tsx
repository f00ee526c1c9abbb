import { useField } from 'formik';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { OrderItem } from '#openapi/types.generated';
import { Note } from '../kit/feedback/note';
import { Checkbox } from '../kit/fields/checkbox';
import { Muted, Stack } from '../kit/table/columns';
import { useLocalizedName } from '../text/localized';
import { useText } from '../text/use-text';

/**
 * The articles that are out of stock, all of the order at first. The value of the field is null
 * for all of them, otherwise the chosen ids.
 */
export function OutOfStockItems({ items }: { items: readonly OrderItem[] }) {
  const t = useText('orders');
  const localized = useLocalizedName();
  const [{ value }, { error, touched }, { setValue }] = useField<readonly string[] | null>(
    'outOfStock',
  );
  const chosen = value ?? items.map(({ id }) => id);
  const turn = (id: string, isOut: boolean) =>
    setValue(isOut ? [...chosen, id] : chosen.filter((one) => one !== id));
  const nameOf = (item: OrderItem) =>
    [localized(item), item.optionsText].filter(Boolean).join(' · ');
  const [only] = items;
  if (items.length < 2) {
    return (
      <Note tone="warning" title={only && bidiIsolate(nameOf(only))}>
        {t('refusal.offSale')}
      </Note>
    );
  }
  return (
    <Stack as="fieldset" style={{ gap: 'var(--space-8)' }}>
      <legend>
        {t('refusal.outOfStock')} <Muted>{t('refusal.offSale')}</Muted>
      </legend>
      {items.map((item) => (
        <Checkbox
          key={item.id}
          checked={chosen.includes(item.id)}
          onChange={(isOut) => void turn(item.id, isOut)}
        >
          <bdi>{nameOf(item)}</bdi>
        </Checkbox>
      ))}
      {touched && error && (
        <Note tone="error" announce>
          {t('refusal.itemRequired')}
        </Note>
      )}
    </Stack>
  );
}
