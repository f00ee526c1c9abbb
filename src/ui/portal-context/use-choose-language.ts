import type { Language } from '#domain/format/languages';
import { toasts } from '../kit/feedback/toast-store';
import { useText } from '../text/use-text';
import { useApplication } from './application-context';

/** Changes the page's language; shows a message if its texts cannot be loaded. */
export function useChooseLanguage(): (language: Language) => void {
  const { languages } = useApplication();
  const t = useText('common');
  return (language) => {
    languages
      .choose(language)
      .catch(() => toasts.show({ title: t('languageFailed'), tone: 'error' }));
  };
}
