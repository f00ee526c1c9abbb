import { LANGUAGES, languageRecords } from '#domain/format/languages';
import GlobeIcon from '~icons/solar/global-linear';
import { useApplication } from '../app/application-context';
import { StaticMenu } from '../kit/static-menu';
import { useChooseLanguage } from './use-choose-language';
import { useLanguage } from './use-language';
import { useText } from './use-text';

const items = LANGUAGES.map((id) => ({ id, label: languageRecords[id].name, lang: id }));

/** So that Arabic is written in its own letters at once; a browser fetches it only for Arabic text. */
function fetchArabicFont(): void {
  void document.fonts?.load('1rem "Readex Pro Variable"', 'ا').catch(() => undefined);
}

export interface LanguageSwitchProps {
  withArrow?: boolean | undefined;
  /** Only the globe shows, where there is no room for the language's name. */
  compact?: boolean | undefined;
}

/** Français, العربية, English: each in its own words. */
export function LanguageSwitch({ withArrow = false, compact = false }: LanguageSwitchProps) {
  const t = useText('common');
  const { languages } = useApplication();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <StaticMenu
      label={t('language')}
      icon={GlobeIcon}
      items={items}
      value={language}
      withArrow={withArrow}
      trigger={compact ? '' : undefined}
      onOpen={() => {
        languages.preload();
        fetchArabicFont();
      }}
      onChoose={choose}
    />
  );
}
