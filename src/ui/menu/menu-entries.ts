import { matchPath } from 'react-router';
import { mayOpen, type PageHandle } from '../portal-context/page-handle';
import type { MenuEntry, MenuSection } from '../routing/portal-route';

const SECTIONS = [
  'start',
  'sales',
  'catalogue',
  'clients',
  'finances',
  'store',
] as const satisfies MenuSection[];

/** Whether the page at a path belongs to an entry. */
export function isActive(
  { to, pages = [`${to}/*`] }: Pick<MenuEntry, 'to' | 'pages'>,
  pathname: string,
): boolean {
  return pages.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** An entry as shown to the user. */
export interface VisibleEntry extends Omit<MenuEntry, 'section' | 'order'> {
  /** The user sees the entry, but may not open its page. */
  readonly locked: boolean;
}

export interface VisibleGroup {
  /** Its text's key under `menu.groups`; the first group has none. */
  readonly text: Exclude<MenuSection, 'start'> | null;
  readonly entries: readonly VisibleEntry[];
}

function visibleEntry(
  page: PageHandle,
  permissions: ReadonlySet<string>,
): (MenuEntry & VisibleEntry)[] {
  const { menu } = page;
  if (!menu) return [];
  const locked = !mayOpen(page, permissions);
  return locked && !menu.known ? [] : [{ ...menu, locked }];
}

/**
 * The side menu (specification, section 2), without settings and logout, which are no pages: the
 * pages that name their place in it, limited to these permissions. Empty groups are left out.
 */
export function visibleGroups(
  permissions: ReadonlySet<string>,
  pages: readonly PageHandle[],
): VisibleGroup[] {
  const visible = pages
    .flatMap((page) => visibleEntry(page, permissions))
    .toSorted((one, other) => one.order - other.order);
  return SECTIONS.map((section) => ({
    text: section === 'start' ? null : section,
    entries: visible.filter((entry) => entry.section === section),
  })).filter(({ entries }) => entries.length > 0);
}
