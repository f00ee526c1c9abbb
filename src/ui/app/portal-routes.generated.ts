// Written by `npm run generate` from the names of the files `*.routes.ts`. Do not edit.
import type { PortalRoute } from '../routing/portal-route';
import { routes as account } from '../account/account.routes';
import { routes as afterSales } from '../after-sales/after-sales.routes';
import { routes as app } from './app.routes';
import { routes as calendar } from '../calendar/calendar.routes';
import { routes as clients } from '../clients/clients.routes';
import { routes as dashboards } from '../dashboards/dashboards.routes';
import { routes as help } from '../help/help.routes';
import { routes as home } from '../home/home.routes';
import { routes as invoices } from '../invoices/invoices.routes';
import { routes as mail } from '../mail/mail.routes';
import { routes as media } from '../media/media.routes';
import { routes as orders } from '../orders/orders.routes';
import { routes as payments } from '../payments/payments.routes';
import { routes as payouts } from '../payouts/payouts.routes';
import { routes as permissions } from '../permissions/permissions.routes';
import { routes as pickups } from '../pickups/pickups.routes';
import { routes as posts } from '../posts/posts.routes';
import { routes as products } from '../products/products.routes';
import { routes as store } from '../store/store.routes';
import { routes as tasks } from '../tasks/tasks.routes';
import { routes as tour } from '../tour/tour.routes';
import { routes as tours } from '../tours/tours.routes';
import { routes as users } from '../users/users.routes';
import { routes as vacancies } from '../vacancies/vacancies.routes';

/**
 * Every page of signed-in users (specification, section 2). The router, the menu, the palette and
 * the tour read it.
 */
export const portalRoutes: readonly PortalRoute[] = [
  ...account,
  ...afterSales,
  ...app,
  ...calendar,
  ...clients,
  ...dashboards,
  ...help,
  ...home,
  ...invoices,
  ...mail,
  ...media,
  ...orders,
  ...payments,
  ...payouts,
  ...permissions,
  ...pickups,
  ...posts,
  ...products,
  ...store,
  ...tasks,
  ...tour,
  ...tours,
  ...users,
  ...vacancies,
];
