import { LANGUAGES, languageRecords } from '#domain/format/languages';
import GlobeIcon from '~icons/solar/global-linear';
import { LightMenu } from '../kit/light-menu';
import { useChooseLanguage } from './use-choose-language';
import { useLanguage } from './use-language';
import { useText } from './use-text';

const items = LANGUAGES.map((id) => ({ id, label: languageRecords[id].name, lang: id }));

export interface LanguageSwitchProps {
  withArrow?: boolean | undefined;
  /** Only the globe shows, where there is no room for the language's name. */
  compact?: boolean | undefined;
}

/** Français, العربية, English: each in its own words. */
export function LanguageSwitch({ withArrow = false, compact = false }: LanguageSwitchProps) {
  const t = useText('common');
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <LightMenu
      label={t('language')}
      icon={GlobeIcon}
      items={items}
      value={language}
      withArrow={withArrow}
      trigger={compact ? '' : undefined}
      onChoose={choose}
    />
  );
}
