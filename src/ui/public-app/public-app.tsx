import type { i18n as I18n } from 'i18next';

import { BrowserRouter } from 'react-router';
import type { PublicApplication } from '#application/create-public-application';
import { Deferred } from '../kit/loading/deferred';
import { PublicAppProvider } from '../public-context/public-app-context';
import { LocalizedKitTexts } from '../text/localized-kit-texts';
import { TextsProvider } from '../text/texts-provider';
import { PublicAppRoutes } from './public-app-routes';

/**
 * All public pages that need a script, as rendered by public-app.tsx. They show messages in place,
 * without toasts.
 */
export function PublicApp({ visit, i18n }: { visit: PublicApplication; i18n: I18n }) {
  return (
    <TextsProvider i18n={i18n}>
      <PublicAppProvider visit={visit}>
        <LocalizedKitTexts>
          <BrowserRouter>
            <Deferred>
              <PublicAppRoutes />
            </Deferred>
          </BrowserRouter>
        </LocalizedKitTexts>
      </PublicAppProvider>
    </TextsProvider>
  );
}
