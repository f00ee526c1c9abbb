import type { FirstRead } from '#application/first-reads';
import type { Language } from '#domain/format/languages';
import type { Permission } from '#domain/permissions/permissions';
import type { IsoDay } from '#domain/time/casablanca-day';
import type shell from '../../../public/locales/fr/shell.json';
import type { IconType } from '../kit/icon';
import type { PageWithTexts } from './lazy-page-with-texts';

/** Records that wait for the store; their texts are under `menu.waits`. */
export type PendingKind = 'orders' | 'returns' | 'cancellations';

/** The groups of the menu; their texts are under `menu.groups`, the first one has none. */
export type MenuSection = 'start' | keyof typeof shell.menu.groups;

/** A page's entry in the menu (specification, section 2). */
export interface MenuPlace {
  readonly section: MenuSection;
  /** Its place among the entries of its group, the smallest first. */
  readonly order: number;
  /** Its text's key under `menu.entries` of the shell's texts. */
  readonly text: keyof typeof shell.menu.entries;
  readonly icon: IconType;
  readonly activeIcon: IconType;
  /** The icon is mirrored with the reading direction. */
  readonly mirrored?: boolean;
  /** Users without the page's permission still see the entry, locked. */
  readonly known?: boolean;
  /** Waiting work, shown as a figure. */
  readonly pending?: PendingKind;
  /** Patterns of the pages that mark it as active; the page and its subpaths when left out. */
  readonly pages?: readonly string[];
  /** Shown separately in the horizontal bar, not in its group. */
  readonly ungroupedInHorizontalMenu?: boolean;
}

/** An address of a page, as its route reads it. */
export interface PageAddress {
  /** The values of the path's parameters, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What the first queries of a page depend on, besides its address. */
export interface Reader {
  /** Whether the signed-in user has a permission. */
  readonly may: (permission: Permission) => boolean;
  /** The current day in Casablanca, by the server's time. */
  readonly today: IsoDay;
  /** The language of the page. */
  readonly language: Language;
}

/**
 * The queries that a page sends when it is first rendered, with the same arguments: they leave when
 * a link to the page is pressed.
 */
export type FirstReads = (address: PageAddress, reader: Reader) => readonly FirstRead[];

/**
 * A page of signed-in users, described once: the router, the menu, the palette and the tour read
 * it. Each subject lists its pages in `<subject>.routes.ts`.
 */
export interface PortalRoute {
  /** Its addresses below `/dashboard` (specification, section 2); links use the first. */
  readonly paths: readonly [string, ...string[]];
  /** Key of the page's title under `titles` of the shell's texts. */
  readonly title: keyof typeof shell.titles;
  /** The permission to see it; every user when left out. */
  readonly permission?: Permission;
  readonly page: PageWithTexts;
  /**
   * Fetches the file of the page's code without running its modules, for a page that others fetch
   * ahead; as `page.preload` when left out.
   */
  readonly fetchCode?: () => Promise<unknown>;
  /** What it reads first; nothing when left out. */
  readonly firstReads?: FirstReads;
  /**
   * The paths of the pages that users open from it first, as in `paths`: their code and texts are
   * fetched as soon as it is idle. Those without parameters are also read and rendered ahead.
   */
  readonly nextAtOnce?: readonly string[];
  /** The same for pages that users open later: fetched once somebody has used the page. */
  readonly next?: readonly string[];
  /**
   * The table of its list, by its name in the contract: an address without a query opens with the
   * table's default view.
   */
  readonly table?: string;
  /** How the page shows the records of that table: in rows when left out. */
  readonly shownAs?: 'columns';
  /**
   * Its name in `src/document-scripts/previews.ts`: the build writes the page as it is shown before the portal's app
   * has come.
   */
  readonly preview?: string;
  /**
   * The query of the records that wait for the user: on a phone, an address without a query opens
   * with it, unless the table has a default view.
   */
  readonly waiting?: string;
  /** Its entry in the menu; none when left out. */
  readonly menu?: MenuPlace;
}

/** An entry of the menu, with the address of its page. */
export interface MenuEntry extends MenuPlace {
  readonly to: string;
}

/** The menu entry of a page; undefined if it has none. */
export function menuEntryOf({ paths: [path], menu }: PortalRoute): MenuEntry | undefined {
  return menu && { ...menu, to: path === '' ? '/dashboard' : `/dashboard/${path}` };
}
