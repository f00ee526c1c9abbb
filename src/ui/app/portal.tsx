import type { i18n as I18n } from 'i18next';
import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Application } from '#application/create-application';
import { ApplicationProvider } from '../portal-context/application-context';
import { RouteTable } from '../portal-context/route-table';
import { discoverRoutes, routes } from './routes';

/** The whole portal, rendered by main.tsx. */
export function Portal({ application, i18n }: { application: Application; i18n: I18n }) {
  const [router] = useState(() =>
    createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes }),
  );
  return (
    <I18nextProvider i18n={i18n}>
      <ApplicationProvider application={application}>
        <RouteTable value={router}>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
        </RouteTable>
      </ApplicationProvider>
    </I18nextProvider>
  );
}
