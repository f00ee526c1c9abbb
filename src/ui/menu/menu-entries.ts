import { matchPath } from 'react-router';
import type { Permission } from '#domain/permissions/permissions';
import BagActiveIcon from '~icons/solar/bag-4-bold-duotone';
import BagIcon from '~icons/solar/bag-4-linear';
import BillActiveIcon from '~icons/solar/bill-list-bold-duotone';
import BillIcon from '~icons/solar/bill-list-linear';
import BoxActiveIcon from '~icons/solar/box-bold-duotone';
import BoxIcon from '~icons/solar/box-linear';
import ChartActiveIcon from '~icons/solar/chart-square-bold-duotone';
import ChartIcon from '~icons/solar/chart-square-linear';
import NewsActiveIcon from '~icons/solar/document-text-bold-duotone';
import NewsIcon from '~icons/solar/document-text-linear';
import ForbiddenActiveIcon from '~icons/solar/forbidden-circle-bold-duotone';
import ForbiddenIcon from '~icons/solar/forbidden-circle-linear';
import HomeActiveIcon from '~icons/solar/home-2-bold-duotone';
import HomeIcon from '~icons/solar/home-2-linear';
import QuestionActiveIcon from '~icons/solar/question-circle-bold-duotone';
import QuestionIcon from '~icons/solar/question-circle-linear';
import ShopActiveIcon from '~icons/solar/shop-2-bold-duotone';
import ShopIcon from '~icons/solar/shop-2-linear';
import TuningActiveIcon from '~icons/solar/tuning-2-bold-duotone';
import TuningIcon from '~icons/solar/tuning-2-linear';
import UndoActiveIcon from '~icons/solar/undo-left-round-bold-duotone';
import UndoIcon from '~icons/solar/undo-left-round-linear';
import UsersActiveIcon from '~icons/solar/users-group-rounded-bold-duotone';
import UsersIcon from '~icons/solar/users-group-rounded-linear';
import WalletActiveIcon from '~icons/solar/wallet-money-bold-duotone';
import WalletIcon from '~icons/solar/wallet-money-linear';
import WidgetActiveIcon from '~icons/solar/widget-5-bold-duotone';
import WidgetIcon from '~icons/solar/widget-5-linear';
import type shell from '../../../public/locales/fr/shell.json';
import type { IconType } from '../kit/icon';

/** Records that wait for the store; their texts are under `menu.waits`. */
export type PendingKind = 'orders' | 'returns' | 'cancellations';

export interface MenuEntry {
  /** The path of its page. */
  readonly to: string;
  /** Its text's key under `menu.entries` of the shell's texts. */
  readonly text: keyof typeof shell.menu.entries;
  readonly icon: IconType;
  readonly activeIcon: IconType;
  /** The icon is mirrored with the reading direction. */
  readonly mirrored?: boolean;
  readonly permission: Permission;
  /** Users without the permission still see the entry, locked. */
  readonly known?: boolean;
  /** Waiting work, shown as a figure. */
  readonly pending?: PendingKind;
  /** Patterns of the pages that mark it as active; `to` and its subpaths when left out. */
  readonly pages?: readonly string[];
  /** Shown separately in the horizontal bar, not in its group. */
  readonly ungroupedInHorizontalMenu?: boolean;
}

export interface MenuGroup {
  /** Its text's key under `menu.groups`; the first group has none. */
  readonly text: keyof typeof shell.menu.groups | null;
  readonly entries: readonly MenuEntry[];
}

/**
 * The side menu (specification, section 2), without settings and logout, which are no pages. An
 * entry is shown only if its page is mounted in routes.tsx.
 */
export const menuGroups: readonly MenuGroup[] = [
  {
    text: null,
    entries: [
      {
        to: '/dashboard',
        text: 'home',
        icon: HomeIcon,
        activeIcon: HomeActiveIcon,
        permission: 'dashboard.see',
        pages: ['/dashboard', '/dashboard/app'],
      },
      {
        to: '/dashboard/ecommerce',
        text: 'dashboard',
        icon: WidgetIcon,
        activeIcon: WidgetActiveIcon,
        permission: 'dashboard.see',
      },
      {
        to: '/dashboard/analytics',
        text: 'analytics',
        icon: ChartIcon,
        activeIcon: ChartActiveIcon,
        permission: 'dashboard.see',
      },
    ],
  },
  {
    text: 'sales',
    entries: [
      {
        to: '/dashboard/order',
        text: 'orders',
        icon: BagIcon,
        activeIcon: BagActiveIcon,
        permission: 'orders.see',
        pending: 'orders',
      },
      {
        to: '/dashboard/returns',
        text: 'returns',
        icon: UndoIcon,
        activeIcon: UndoActiveIcon,
        mirrored: true,
        permission: 'returns.see',
        pending: 'returns',
      },
      {
        to: '/dashboard/cancellations',
        text: 'cancellations',
        icon: ForbiddenIcon,
        activeIcon: ForbiddenActiveIcon,
        permission: 'orders.see',
        pending: 'cancellations',
      },
      {
        to: '/dashboard/payments',
        text: 'payments',
        icon: WalletIcon,
        activeIcon: WalletActiveIcon,
        permission: 'payments.see',
        pages: ['/dashboard/payments/*', '/dashboard/banking'],
      },
      {
        to: '/dashboard/invoice',
        text: 'invoices',
        icon: BillIcon,
        activeIcon: BillActiveIcon,
        permission: 'invoices.see',
      },
    ],
  },
  {
    text: 'catalogue',
    entries: [
      {
        to: '/dashboard/product',
        text: 'products',
        icon: BoxIcon,
        activeIcon: BoxActiveIcon,
        permission: 'products.see',
      },
    ],
  },
  {
    text: 'store',
    entries: [
      {
        to: '/dashboard/user/store',
        text: 'store',
        icon: ShopIcon,
        activeIcon: ShopActiveIcon,
        permission: 'store.see',
      },
      {
        to: '/dashboard/post',
        text: 'posts',
        icon: NewsIcon,
        activeIcon: NewsActiveIcon,
        permission: 'posts.see',
      },
      {
        to: '/dashboard/user/list',
        text: 'users',
        icon: UsersIcon,
        activeIcon: UsersActiveIcon,
        permission: 'users.see',
        known: true,
        pages: [
          '/dashboard/user/list',
          '/dashboard/user/cards',
          '/dashboard/user/new',
          '/dashboard/user/:id/edit',
        ],
      },
      {
        to: '/dashboard/store/settings',
        text: 'storeSettings',
        icon: TuningIcon,
        activeIcon: TuningActiveIcon,
        permission: 'store.see',
      },
      {
        to: '/dashboard/faqs',
        text: 'faq',
        icon: QuestionIcon,
        activeIcon: QuestionActiveIcon,
        permission: 'account.own',
        ungroupedInHorizontalMenu: true,
      },
    ],
  },
];

/** Whether the page at a path belongs to an entry. */
export function isActive({ to, pages = [`${to}/*`] }: MenuEntry, pathname: string): boolean {
  return pages.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** An entry as shown to the user. */
export interface VisibleEntry extends MenuEntry {
  readonly locked: boolean;
}

export interface VisibleGroup {
  readonly text: MenuGroup['text'];
  readonly entries: readonly VisibleEntry[];
}

/** The groups, limited to mounted pages and these permissions; empty groups are left out. */
export function visibleGroups(
  permissions: ReadonlySet<string>,
  isMounted: (path: string) => boolean,
): VisibleGroup[] {
  return menuGroups
    .map(({ text, entries }) => ({
      text,
      entries: entries
        .filter(({ to }) => isMounted(to))
        .map((entry) => ({ ...entry, locked: !permissions.has(entry.permission) }))
        .filter(({ locked, known = false }) => !locked || known),
    }))
    .filter(({ entries }) => entries.length > 0);
}
