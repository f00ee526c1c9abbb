import { Formik, type FormikConfig } from 'formik';
import { memo, Suspense, useMemo, useRef } from 'react';
import type { EditedRecord } from '#application/editing/edited-record';
import type { SaveAim } from '#application/products/product-editor.machine';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { productCompleteSchema, productDraftSchema } from '#domain/products/product-form';
import type { Product } from '#openapi/types.generated';
import { changedValues } from '../../forms/changed-values';
import { validateWith } from '../../kit/form/zod-formik';
import { useLatest } from '../../kit/use-latest';
import { ProductPageSkeleton } from '../detail/product-page-skeleton';
import { EditorBody } from './editor-body';
import { AimProvider } from './save-aim';
import { EditorProvider, useProductEditor } from './use-product-editor';

interface EditorFormProps {
  /** Null before the product is created. */
  product: Product | null;
  record: EditedRecord<ProductValuesForm>;
}

const validateDraft = validateWith(productDraftSchema);
const validateComplete = validateWith(productCompleteSchema);

/**
 * The form of a product. The aim of the save decides which fields are required (specification,
 * section 5).
 */
export function EditorForm({ product, record }: EditorFormProps) {
  const editor = useProductEditor(record);
  const latest = useLatest(editor);
  const aim = useRef<SaveAim>('draft');
  const wiring = useMemo(
    () => ({
      validate: (values: ProductValuesForm) =>
        aim.current === 'draft' ? validateDraft(values) : validateComplete(values),
      onSubmit: (values: ProductValuesForm) => {
        const { record: known, send } = latest.current;
        const changes = changedValues(known.values, values);
        const hasWork = Object.keys(changes).length > 0 || aim.current === 'submit';
        if (hasWork) send({ type: 'record.save', aim: aim.current, attempt: { values, changes } });
      },
    }),
    [latest],
  );
  const body = useMemo(() => <EditorBody product={product} />, [product]);
  if (editor.snapshot.hasTag('loading')) return null;
  return (
    <EditorProvider value={editor}>
      <AimProvider value={aim}>
        {/* Texts that are still loading must not remove the page's header again. */}
        <Suspense fallback={<ProductPageSkeleton />}>
          <MemoizedFormik initialValues={editor.record.values} {...wiring}>
            {body}
          </MemoizedFormik>
        </Suspense>
      </AimProvider>
    </EditorProvider>
  );
}

/** Formik re-renders its fields with every render: here only when the record changes. */
const MemoizedFormik = memo(function QuietFormik(props: FormikConfig<ProductValuesForm>) {
  return <Formik<ProductValuesForm> {...props} validateOnChange={false} />;
});
