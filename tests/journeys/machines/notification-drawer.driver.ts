import { expect, type Page } from '@playwright/test';
import { and, count, eq, isNull } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { notifications } from '../../../server/database/schema/notifications';
import { users } from '../../../server/database/schema/stores';
import { HeldRequests } from '../../support/browser/held-requests';
import type { NotificationDrawerDriver } from '../../support/machine-models/notification-drawer.model';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

const MARKS = 'PATCH /api/user/notifications';
/** Number of unread notifications, added again once all were read. */
const UNREAD_COUNT = 3;

/** The drawer of the real portal as the driver of its test model. */
export function createNotificationDrawerPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): NotificationDrawerDriver {
  const held = new HeldRequests(page);
  const drawer = page.getByRole('dialog', { name: exactText('notifications:title') });
  const markRead = drawer.getByRole('button', { name: exactText('notifications:markRead') });
  let orderId: string;
  /** An aborted request is still held before the one that replaced it. */
  const answerAll = async (answer: () => Promise<void>) => {
    await answer();
    while (held.isHeld(MARKS)) await answer();
  };
  /** The drawer shows the server's notifications; when all are read, new ones are added. */
  const somethingIsUnread = async () => {
    const unread = await unreadOf(store);
    await expect(markRead).toHaveCount(unread);
    if (unread > 0) return;
    await refetchAfter(page, () => notifyAdmin(store, orderId));
    await expect(markRead).toHaveCount(UNREAD_COUNT);
  };

  return {
    begin: async () => {
      orderId = (await store.place()).id;
      await notifyAdmin(store, orderId);
      await held.hold(MARKS);
      await openPortal('/dashboard/blank');
      await page.getByRole('button', { name: textStart('notifications:title') }).hover();
      // Hovering loads the drawer's code; moving away closes the tooltip.
      await page.mouse.move(0, 0);
    },
    open: () => page.getByRole('button', { name: textStart('notifications:title') }).click(),
    close: () => drawer.getByRole('button', { name: exactText('common:close') }).click(),
    markOne: async () => {
      await somethingIsUnread();
      await markRead.first().click();
    },
    markAll: async () => {
      await somethingIsUnread();
      await drawer.getByRole('button', { name: exactText('notifications:markAllRead') }).click();
    },
    follow: async (which) => {
      await somethingIsUnread();
      const isUnread = page.getByRole('button', { name: exactText('notifications:markRead') });
      const filter = which === 'a read one' ? { hasNot: isUnread } : { has: isUnread };
      const wanted = drawer.getByRole('listitem').filter(filter);
      await wanted.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/order\/ord_/);
    },
    settleMarking: () => answerAll(() => held.release(MARKS)),
    failMarking: () => answerAll(() => held.failOne(MARKS, answerUnavailable)),
    expectViewState: async ({ isShown, isBusy }) => {
      await expect(drawer).toBeVisible({ visible: isShown });
      await expect(drawer.locator('[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0);
    },
  };
}

/** The store's admin, who is signed in on the page. */
async function adminOf({ backend, id }: PageSetup['store']): Promise<string> {
  const admin = and(eq(users.storeId, id), eq(users.role, 'store_admin'));
  const [user] = await backend.database.db.select().from(users).where(admin);
  return user?.id ?? '';
}

/** How many of their notifications the admin has not read. */
async function unreadOf(store: PageSetup['store']): Promise<number> {
  const unread = and(eq(notifications.userId, await adminOf(store)), isNull(notifications.readAt));
  const { db } = store.backend.database;
  const [counted] = await db.select({ all: count() }).from(notifications).where(unread);
  return counted?.all ?? 0;
}

/** Adds notifications about an order for the store's admin: some unread, one read. */
async function notifyAdmin(store: PageSetup['store'], orderId: string) {
  const userId = await adminOf(store);
  const now = new Date();
  const news = (title: string, readAt: Date | null) => ({
    id: newId('ntf', now.getTime()),
    storeId: store.id,
    userId,
    kind: 'order' as const,
    severity: 'info' as const,
    title,
    titleEn: title,
    titleAr: title,
    body: 'Une commande',
    bodyEn: 'An order',
    bodyAr: 'طلب',
    entityType: 'order',
    entityId: orderId,
    createdAt: now,
    readAt,
  });
  const fresh = Array.from({ length: UNREAD_COUNT }, () => news('Nouvelle fraîche', null));
  const { db } = store.backend.database;
  await db.insert(notifications).values([...fresh, news('Nouvelle connue', now)]);
}
