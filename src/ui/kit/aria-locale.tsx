import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useDirection, useIntlLocale } from '../theme/document-language';

/** Tells react-aria the page's language, and with it the side the arrow keys go to. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const locale = useIntlLocale();
  const isRtl = locale.startsWith('ar');
  const fitting = isRtl === (direction === 'rtl') ? locale : direction === 'rtl' ? 'ar' : 'fr-FR';
  return <I18nProvider locale={fitting}>{children}</I18nProvider>;
}
