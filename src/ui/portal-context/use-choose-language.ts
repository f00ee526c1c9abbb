import type { Language } from '#domain/format/languages';
import { useText } from '../text/use-text';
import { useApplication } from './application-context';

/**
 * Changes the page's language; shows a message if its texts cannot be loaded. `preloadToasts` loads
 * the code of the message before.
 */
export function useChooseLanguage(): (language: Language) => void {
  const { languages } = useApplication();
  const t = useText('common');
  return (language) => {
    languages.choose(language).catch(async () => {
      const { toasts } = await import('../kit/feedback/toast-store');
      toasts.show({ title: t('languageFailed'), tone: 'error' });
    });
  };
}
