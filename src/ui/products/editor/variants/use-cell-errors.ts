import { type FormikContextType, getIn } from 'formik';
import { useMemo } from 'react';
import type { ProductValues, VariantValues } from '#application/products/product-values';
import { cellErrors } from '#domain/products/variant-edits';
import { useErrorText } from '../../../kit/form/form-error-text';
import { serverErrorOf } from '../../../kit/form/server-errors';
import { VIEWS, type View } from './variant-views';

/** The view that shows a field's errors; errors of the whole variant are shown with its stock. */
const VIEW_OF: Readonly<Record<string, View>> = {
  price: 'price',
  compareAtPrice: 'price',
  costPrice: 'price',
  sku: 'sku',
  barcode: 'barcode',
  mediaIds: 'pictures',
};

/** Error texts by a variant's index, or a removed one's id, and by the view that shows them. */
export interface SheetErrors {
  readonly cells: Readonly<Record<string, Partial<Record<View, string>>>>;
  /** How many cells of a view have errors. */
  readonly counts: Readonly<Record<View, number>>;
  /** Each error's path, its place, and the view that shows it: links of the form's summary. */
  readonly paths: readonly { readonly path: string; readonly place: string; readonly view: View }[];
  /** Errors of the variants as a whole. */
  readonly variantErrors?: string | undefined;
}

/** A cell's place: its index among all variants, or the stored values of a removed one. */
interface ErrorPlace {
  readonly at: number;
  readonly kept: VariantValues | null;
}

/** The error text of the cell in this view. */
export function errorOf(
  { cells }: SheetErrors,
  view: View,
  { at, kept }: ErrorPlace,
): string | undefined {
  if (at >= 0) return cells[at]?.[view];
  return kept?.id ? cells[kept.id]?.stock : undefined;
}

/** The form's own errors as codes by path, in the server's notation. */
function pathsOf(errors: unknown): [path: string, code: string][] {
  return Array.isArray(errors)
    ? errors.flatMap((fields: unknown, at) =>
        Object.entries(fields ?? {}).flatMap(([field, code]) =>
          typeof code === 'string' ? [[`variants.${at}.${field}`, code] as [string, string]] : [],
        ),
      )
    : [];
}

/** All errors of the variants: by the sheet's own rules, of the form and of the server. */
export function useCellErrors(
  form: FormikContextType<ProductValues>,
  reservedOf: (variant: VariantValues) => number,
): SheetErrors {
  const text = useErrorText();
  const { values, errors, status, submitCount } = form;
  const { variants } = values;
  const own = useMemo(
    () => cellErrors(variants, (at) => (variants[at] ? reservedOf(variants[at]) : 0)),
    [variants, reservedOf],
  );
  const mine = submitCount > 0 ? errors.variants : undefined;
  const codes = new Map<string, string>(pathsOf(mine));
  if (typeof mine === 'string') codes.set('variants', mine);
  for (const path of Object.keys(getIn(status, 'serverErrors') ?? {})) {
    const code = serverErrorOf(status, path, getIn(values, path));
    if (code && /^variants(\.|$)/.test(path)) codes.set(path, code);
  }
  for (const [at, fields] of own)
    for (const [field, code] of Object.entries(fields)) codes.set(`variants.${at}.${field}`, code);
  const sentences = [...codes].map(([path, code]) => [path, text(code, path)] as const);
  // Equal errors are the same object, so that typing elsewhere in the form re-renders nothing here.
  const key = JSON.stringify(sentences);
  return useMemo(() => arranged(JSON.parse(key)), [key]);
}

function arranged(sentences: readonly (readonly [string, string])[]): SheetErrors {
  const cells: Record<string, Partial<Record<View, string>>> = {};
  const paths: { path: string; place: string; view: View }[] = [];
  let whole: string | undefined;
  for (const [path, sentence] of sentences) {
    const [, place, field = ''] = path.split('.');
    const view = VIEW_OF[field] ?? 'stock';
    if (place === undefined) {
      whole = sentence;
      continue;
    }
    cells[place] = { ...cells[place], [view]: sentence };
    paths.push({ path, place, view });
  }
  const count = (view: View) => Object.values(cells).filter((each) => each[view]).length;
  // All views are counted, so the record is complete.
  const counts = Object.fromEntries(VIEWS.map((view) => [view, count(view)])) as Record<
    View,
    number
  >;
  return { cells, counts, paths, variantErrors: whole };
}
