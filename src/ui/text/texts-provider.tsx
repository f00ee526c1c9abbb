import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type PageTexts, textStoreOf } from './page-texts';

const TextsContext = createContext<PageTexts | null>(null);

/** Provides the page's texts: one subscription to changes of the language for all components. */
export function TextsProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const { subscribe, current } = textStoreOf(i18n);
  const texts = useSyncExternalStore(subscribe, current, current);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** The page's texts in its language; renders again when the language changes. */
export function useTexts(): PageTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There are no texts here: put TextsProvider above this component.');
  return texts;
}
