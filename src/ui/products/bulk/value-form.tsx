import type { BulkStepProps } from '../../bulk/bulk-process';
import { Button } from '../../kit/button';
import { useText } from '../../text/use-text';
import { PriceForm } from './price-form';
import { BrandForm, CategoryForm } from './reference-forms';
import { StockForm } from './stock-form';
import type { ValueFormProps } from './value-form-props';

/** The form of an action's value: a price, pieces, a category or a brand. */
export function ValueForm({ snapshot, send, formId }: BulkStepProps & { formId: string }) {
  const { kind, change } = snapshot.context;
  const form: ValueFormProps = {
    formId,
    chosen: change,
    onChoose: (next) => send({ type: 'change.choose', change: next }),
  };
  if (kind === 'price') return <PriceForm {...form} />;
  if (kind === 'stock') return <StockForm {...form} />;
  return kind === 'category' ? <CategoryForm {...form} /> : <BrandForm {...form} />;
}

/** Submits the form; loaded with the form's code, so that a press always has an effect. */
export function SubmitValue({ formId }: { formId: string }) {
  const t = useText('bulk');
  return (
    <Button type="submit" form={formId}>
      {t('form.next')}
    </Button>
  );
}
