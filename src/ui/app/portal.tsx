import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import type { Application } from '#application/create-application';
import { Deferred } from '../kit/loading/deferred';
import { ApplicationProvider } from '../portal-context/application-context';
import { RouteTable } from '../portal-context/route-table-context';
import { TextsProvider } from '../text/texts-provider';
import { discoverRoutes, routes } from './routes';

/** The router of the portal, over the browser's history. */
export function createPortalRouter() {
  return createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes });
}

export interface PortalFrameProps {
  application: Application;
  i18n: I18n;
  router: { readonly routes: RouteObject[] };
  children: ReactNode;
}

/** What is around the pages of the portal, in the browser and at build time. */
export function PortalFrame({ application, i18n, router, children }: PortalFrameProps) {
  return (
    <TextsProvider i18n={i18n}>
      <ApplicationProvider application={application}>
        <RouteTable value={router}>
          <Deferred>{children}</Deferred>
        </RouteTable>
      </ApplicationProvider>
    </TextsProvider>
  );
}

export interface PortalProps extends Omit<PortalFrameProps, 'children'> {
  router: ReturnType<typeof createPortalRouter>;
}

/** The whole portal, rendered by main.tsx. */
export function Portal(props: PortalProps) {
  return (
    <PortalFrame {...props}>
      <RouterProvider router={props.router} />
    </PortalFrame>
  );
}
