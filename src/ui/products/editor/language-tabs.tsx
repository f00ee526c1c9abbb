import { useFormikContext } from 'formik';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { languageCompleteness } from '#domain/products/completeness';
import { SHOWN_TEXTS } from '#domain/products/shown-texts';
import { SegmentedControl } from '../../kit/segmented-control';
import { useText } from '../../text/use-text';
import { NarrowOnly } from './pane-layout';
import { textField } from './text-fields';

interface LanguageTabsProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Which language one writes where only one has room; a dot marks those that lack something. */
export function LanguageTabs({ value, onChange }: LanguageTabsProps) {
  const t = useText('productEditor');
  const completeness = useCompleteness();
  return (
    <NarrowOnly>
      <SegmentedControl
        label={t('details.languages')}
        value={value}
        onChange={onChange}
        segments={LANGUAGES.map((language) => ({
          value: language,
          label: languageRecords[language].name,
          ...(completeness(language) < 1 && { mark: t('details.incomplete') }),
        }))}
      />
    </NarrowOnly>
  );
}

/** How much of a language's texts stands in the form, 0 to 1. */
export function useCompleteness(): (language: Language) => number {
  const { values } = useFormikContext<ProductValuesForm>();
  return (language) => {
    const [name, description, content] = SHOWN_TEXTS.map(
      (text) => values[textField(text, language)],
    );
    return languageCompleteness({
      ...{ name: name ?? null, description: description ?? null, content: content ?? null },
    });
  };
}
