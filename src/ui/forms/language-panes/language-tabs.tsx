import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { SegmentedControl } from '../../kit/segmented-control';
import { useText } from '../../text/use-text';
import { NarrowOnly } from './pane-layout';

interface LanguageTabsProps {
  value: Language;
  onChange: (language: Language) => void;
  /** How much of a language is written, 0 to 1. */
  shareOf: (language: Language) => number;
}

/** Which language one writes where only one has room; a dot marks those that lack something. */
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
