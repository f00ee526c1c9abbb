import type { i18n as I18n } from 'i18next';
import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Application } from '#application/create-application';
import { ApplicationProvider } from './application-context';
import { routes } from './routes';

/** The whole portal: what main.tsx renders. */
export function Portal({ application, i18n }: { application: Application; i18n: I18n }) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <I18nextProvider i18n={i18n}>
      <ApplicationProvider application={application}>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
      </ApplicationProvider>
    </I18nextProvider>
  );
}
