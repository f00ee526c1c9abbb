import { useFormikContext } from 'formik';
import type { ProductValuesForm } from '#application/products/product-form-values';
import type { Language } from '#domain/format/languages';
import { languageCompleteness } from '#domain/products/completeness';
import { SHOPPER_TEXTS } from '#domain/products/text-fallback';
import { textField } from './text-fields';

/** The share of a language's texts that are filled in the form, 0 to 1. */
export function useCompleteness(): (language: Language) => number {
  const { values } = useFormikContext<ProductValuesForm>();
  return (language) => {
    const [name, description, content] = SHOPPER_TEXTS.map(
      (text) => values[textField(text, language)],
    );
    return languageCompleteness({
      name: name ?? null,
      description: description ?? null,
      content: content ?? null,
    });
  };
}
