import { LANGUAGES, languageRecords } from '#domain/format/languages';
import GlobeIcon from '~icons/solar/global-linear';
import { preloadToasts } from '../kit/feedback/load-toasts';
import { StaticMenu } from '../kit/overlays/static-menu';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { useApplication } from './application-context';
import { useChooseLanguage } from './use-choose-language';

const items = LANGUAGES.map((id) => ({ id, label: languageRecords[id].name, lang: id }));

/** Loads the Arabic font ahead: a browser fetches it only for Arabic text. */
function fetchArabicFont(): void {
  void document.fonts?.load('1rem "Readex Pro Variable"', 'ا').catch(() => undefined);
}

export interface LanguageSwitchProps {
  withArrow?: boolean | undefined;
  /** Shows only the globe icon, for places without room for the language's name. */
  compact?: boolean | undefined;
}

/** A menu of the languages, each with its own name: Français, العربية, English. */
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
        preloadToasts();
        fetchArabicFont();
      }}
      onChoose={choose}
    />
  );
}
