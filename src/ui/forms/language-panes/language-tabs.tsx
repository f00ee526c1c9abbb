import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { SegmentedControl } from '../../kit/fields/segmented-control';
import { useText } from '../../text/use-text';
import { NarrowOnly } from './pane-layout';

interface LanguageTabsProps {
  value: Language;
  onChange: (language: Language) => void;
  /** The share of a language's texts that is filled in, 0 to 1. */
  shareOf: (language: Language) => number;
}

/** The language being edited where only one fits; a dot marks incomplete languages. */
export function LanguageTabs({ value, onChange, shareOf }: LanguageTabsProps) {
  const t = useText('forms');
  return (
    <NarrowOnly>
      <SegmentedControl
        label={t('panes.languages')}
        value={value}
        onChange={onChange}
        segments={LANGUAGES.map((language) => ({
          value: language,
          label: languageRecords[language].name,
          ...(shareOf(language) < 1 && { mark: t('panes.incomplete') }),
        }))}
      />
    </NarrowOnly>
  );
}
