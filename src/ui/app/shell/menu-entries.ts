import type { Permission } from '#domain/permissions/permissions';
import BagActiveIcon from '~icons/solar/bag-4-bold-duotone';
import BagIcon from '~icons/solar/bag-4-linear';
import BoxActiveIcon from '~icons/solar/box-bold-duotone';
import BoxIcon from '~icons/solar/box-linear';
import type shell from '../../../../public/locales/fr/shell.json';
import type { IconType } from '../../kit/icon';

export interface MenuEntry {
  /** Where it leads; pages below it count as it. */
  readonly to: string;
  /** Key of its word under `menu` of the shell's texts. */
  readonly text: keyof typeof shell.menu & ('orders' | 'products');
  readonly icon: IconType;
  readonly activeIcon: IconType;
  readonly permission: Permission;
  /** Work that waits, shown as a figure. */
  readonly waiting?: 'ordersToAccept';
}

export interface MenuGroup {
  readonly text: 'sales' | 'catalogue';
  readonly entries: readonly MenuEntry[];
}

/** The side menu. An entry stands here when its page exists. */
export const menuGroups: readonly MenuGroup[] = [
  {
    text: 'sales',
    entries: [
      {
        to: '/dashboard/order',
        text: 'orders',
        icon: BagIcon,
        activeIcon: BagActiveIcon,
        permission: 'orders.see',
        waiting: 'ordersToAccept',
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
];

/** The groups with what these permissions show; empty groups are left out. */
export function visibleGroups(permissions: ReadonlySet<string>): MenuGroup[] {
  return menuGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ permission }) => permissions.has(permission)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
