import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { BoundAutocomplete } from '../../kit/form/bound-autocomplete';
import { KitForm } from '../../kit/form/kit-form';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { useBrandOptions } from '../use-brand-options';
import { useCategoryOptions } from '../use-category-options';
import type { ValueFormProps } from './value-form-props';

interface ReferenceFormProps {
  formId: string;
  value: string | null;
  onChoose: (id: string) => void;
  children: ReactNode;
}

function ReferenceForm({ formId, value, onChoose, children }: ReferenceFormProps) {
  const t = useText('bulk');
  const codeText = useCodeText();
  return (
    <Formik
      initialValues={{ id: value }}
      validate={({ id }) => (id === null ? { id: 'required' } : {})}
      onSubmit={({ id }) => {
        if (id !== null) onChoose(id);
      }}
    >
      <KitForm id={formId} errorText={codeText}>
        {children}
        <p>{t('form.reviewed')}</p>
      </KitForm>
    </Formik>
  );
}

/** One category for all selected products. */
export function CategoryForm({ formId, chosen, onChoose }: ValueFormProps) {
  const t = useText('bulk');
  const options = useCategoryOptions();
  return (
    <ReferenceForm
      formId={formId}
      value={chosen?.kind === 'category' ? chosen.categoryId : null}
      onChoose={(categoryId) => onChoose({ kind: 'category', categoryId })}
    >
      <BoundAutocomplete
        name="id"
        label={t('form.category')}
        required
        options={options.map(({ value, label }) => ({ value, label: label.trim() }))}
        emptyText={t('form.noneFound')}
      />
    </ReferenceForm>
  );
}

/** One brand for all selected products. */
export function BrandForm({ formId, chosen, onChoose }: ValueFormProps) {
  const t = useText('bulk');
  const brands = useBrandOptions();
  return (
    <ReferenceForm
      formId={formId}
      value={chosen?.kind === 'brand' ? chosen.brandId : null}
      onChoose={(brandId) => onChoose({ kind: 'brand', brandId })}
    >
      <BoundAutocomplete
        {...brands}
        name="id"
        label={t('form.brand')}
        required
        emptyText={t('form.noneFound')}
      />
    </ReferenceForm>
  );
}
