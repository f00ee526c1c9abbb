import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import type { Visit } from '#application/create-visit';
import { KitTextsInLanguage } from '../text/kit-texts-in-language';
import { VisitProvider } from './visit-context';
import { VisitRoutes } from './visit-routes';

/** All public pages that need a program: what visit.tsx renders. They say everything in place: no toasts. */
export function VisitPortal({ visit, i18n }: { visit: Visit; i18n: I18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <VisitProvider visit={visit}>
        <KitTextsInLanguage>
          <BrowserRouter>
            <Suspense fallback={null}>
              <VisitRoutes />
            </Suspense>
          </BrowserRouter>
        </KitTextsInLanguage>
      </VisitProvider>
    </I18nextProvider>
  );
}
