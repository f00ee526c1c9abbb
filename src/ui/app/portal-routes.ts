import { accountRoutes } from '../account/account.routes';
import { afterSalesRoutes } from '../after-sales/after-sales.routes';
import { dashboardRoutes } from '../dashboards/dashboards.routes';
import { helpRoutes } from '../help/help.routes';
import { homeRoutes } from '../home/home.routes';
import { invoiceRoutes } from '../invoices/invoices.routes';
import { mediaRoutes } from '../media/media.routes';
import { orderRoutes } from '../orders/orders.routes';
import { paymentRoutes } from '../payments/payments.routes';
import { payoutRoutes } from '../payouts/payouts.routes';
import { permissionRoutes } from '../permissions/permissions.routes';
import { postRoutes } from '../posts/posts.routes';
import { productRoutes } from '../products/products.routes';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { storeRoutes } from '../store/store.routes';
import { tourRoutes } from '../tour/tour.routes';
import { userRoutes } from '../users/users.routes';

/**
 * Every page of signed-in users (specification, section 2). The router, the menu, the palette and
 * the tour read it.
 */
export const portalRoutes: readonly PortalRoute[] = [
  ...homeRoutes,
  ...dashboardRoutes,
  ...tourRoutes,
  ...orderRoutes,
  ...afterSalesRoutes,
  ...paymentRoutes,
  ...payoutRoutes,
  ...invoiceRoutes,
  ...productRoutes,
  ...mediaRoutes,
  ...storeRoutes,
  ...postRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...helpRoutes,
  ...permissionRoutes,
  {
    paths: ['blank'],
    title: 'blank',
    page: lazyPageWithTexts(() => import('./blank-page'), 'BlankPage'),
  },
];
