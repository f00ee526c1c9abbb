import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { languageRecords } from '#domain/format/languages';
import { useDirection, useDocumentLanguage } from '../theme/document-language';

/** Tells react-aria the page's language, and with it the side the arrow keys go to. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const own = languageRecords[useDocumentLanguage()];
  // The direction can be switched by hand: react-aria only knows it by a language that reads so.
  const fitting =
    own.direction === direction ? own : languageRecords[direction === 'rtl' ? 'ar' : 'fr'];
  return <I18nProvider locale={fitting.systemValue}>{children}</I18nProvider>;
}
