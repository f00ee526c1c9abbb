import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { languageRecords } from '#domain/format/languages';
import { useDirection, useDocumentLanguage } from '../theme/document-language';

/** Passes the page's language to react-aria, which also sets the arrow keys' direction. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const own = languageRecords[useDocumentLanguage()];
  // The direction can be switched manually: react-aria needs a language with that direction.
  const fitting =
    own.direction === direction ? own : languageRecords[direction === 'rtl' ? 'ar' : 'fr'];
  return <I18nProvider locale={fitting.systemValue}>{children}</I18nProvider>;
}
