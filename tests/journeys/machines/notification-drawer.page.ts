import { expect, type Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { notifications } from '../../../server/database/schema/notifications';
import { users } from '../../../server/database/schema/stores';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type { NotificationDrawerWorld } from '../../support/machine-scripts/notification-drawer.script';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { beginning, says } from './spoken';

const MARKS = 'PATCH /api/user/notifications';
/** More than any path of the machine marks. */
const UNREAD_COUNT = 6;

/** The drawer of the real portal as a world that the script can play in. */
export const notificationDrawerOnPage = (
  page: Page,
  { store, openPortal }: PageSetting,
): NotificationDrawerWorld => {
  const held = new HeldCalls(page);
  const drawer = page.getByRole('dialog', { name: says('notifications:title') });
  /** A call that was given up still stands before the one that replaced it. */
  const answerAll = async (answer: () => Promise<void>) => {
    await answer();
    while (held.waits(MARKS)) await answer();
  };

  return {
    begin: async () => {
      const { id } = await store.place();
      await isTold(store, id);
      await held.hold(MARKS);
      await openPortal('/dashboard/blank');
      await page.getByRole('button', { name: beginning('notifications:title') }).hover();
      // Its code comes with a pointer; its tooltip goes with it.
      await page.mouse.move(0, 0);
    },
    open: () => page.getByRole('button', { name: beginning('notifications:title') }).click(),
    close: () => drawer.getByRole('button', { name: says('common:close') }).click(),
    markOne: () =>
      drawer
        .getByRole('button', { name: says('notifications:markRead') })
        .first()
        .click(),
    markAll: () => drawer.getByRole('button', { name: says('notifications:markAllRead') }).click(),
    follow: async (which) => {
      const name = which === 'a read one' ? 'Nouvelle connue' : 'Nouvelle fraîche';
      await drawer.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(/\/order\/ord_/);
    },
    isMarked: () => answerAll(() => held.goOn(MARKS)),
    fails: () => answerAll(() => held.fail(MARKS, serverIsDown)),
    sees: async ({ isShown, isBusy }) => {
      await expect(drawer).toBeVisible({ visible: isShown });
      await expect(drawer.locator('[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0);
    },
  };
};

/** News of an order for the store's admin: some that he has not read, and one that he has. */
const isTold = async ({ market, id: storeId }: PageSetting['store'], orderId: string) => {
  const admin = and(eq(users.storeId, storeId), eq(users.role, 'store_admin'));
  const [user] = await market.database.db.select().from(users).where(admin);
  const now = new Date();
  const news = (title: string, readAt: Date | null) => ({
    ...{ id: newId('ntf', now.getTime()), storeId, userId: user?.id ?? '', kind: 'order' as const },
    ...{ severity: 'info' as const, title, titleEn: title, titleAr: title },
    ...{ body: 'Une commande', bodyEn: 'An order', bodyAr: 'طلب' },
    ...{ entityType: 'order', entityId: orderId, createdAt: now, readAt },
  });
  const fresh = Array.from({ length: UNREAD_COUNT }, () => news('Nouvelle fraîche', null));
  await market.database.db.insert(notifications).values([...fresh, news('Nouvelle connue', now)]);
};
