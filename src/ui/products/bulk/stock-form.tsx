import { Formik } from 'formik';
import { isUnreadable, readableNumber, type TypedNumber } from '#domain/format/unreadable-number';
import { STOCK_BOUNDS, type StockChange } from '#domain/products/bulk-change';
import { BoundNumberField } from '../../kit/form/bound-more-fields';
import { BoundSelect } from '../../kit/form/bound-select';
import { KitForm } from '../../kit/form/kit-form';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import type { ValueFormProps } from './value-form-props';

const STOCK_WAYS = ['set', 'raise', 'lower'] as const;

interface StockValues {
  how: (typeof STOCK_WAYS)[number];
  pieces: TypedNumber;
}

function valuesOf(change: StockChange | null): StockValues {
  if (!change) return { how: 'set', pieces: null };
  if (change.how === 'set') return { how: 'set', pieces: change.pieces };
  return { how: change.pieces < 0 ? 'lower' : 'raise', pieces: Math.abs(change.pieces) };
}

function changeOf({ how, pieces }: StockValues): StockChange {
  const count = readableNumber(pieces) ?? 0;
  if (how === 'set') return { how: 'set', pieces: count };
  return { how: 'add', pieces: how === 'raise' ? count : -count };
}

function errorsOf({ how, pieces }: StockValues): { pieces?: string } {
  if (pieces === null) return { pieces: 'required' };
  if (isUnreadable(pieces)) return { pieces: pieces.problem };
  if (how !== 'set' && pieces === 0) return { pieces: 'too_small' };
  return pieces > STOCK_BOUNDS.highest ? { pieces: 'too_large' } : {};
}

/** The available pieces of all products, or a number of pieces to add or remove. */
export function StockForm({ formId, chosen, onChoose }: ValueFormProps) {
  const t = useText('bulk');
  const codeText = useCodeText();
  return (
    <Formik
      initialValues={valuesOf(chosen?.kind === 'stock' ? chosen.change : null)}
      validate={errorsOf}
      onSubmit={(values) => onChoose({ kind: 'stock', change: changeOf(values) })}
    >
      <KitForm id={formId} errorText={codeText}>
        <BoundSelect
          name="how"
          label={t('form.stockHow')}
          options={STOCK_WAYS.map((value) => ({ value, label: t(`form.stock.${value}`) }))}
        />
        <BoundNumberField name="pieces" label={t('form.pieces')} required />
      </KitForm>
    </Formik>
  );
}
