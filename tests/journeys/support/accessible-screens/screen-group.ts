import type { Role } from '#domain/permissions/permissions';
import type { ScreenSteps } from '../screen-steps';
import type { JourneyStore } from '../store';

/** Width of a phone's window, in px. */
export const PHONE_WIDTH = 390;

/** A screen that axe checks. */
export interface AccessibleScreen {
  readonly name: string;
  /**
   * Its address, or a function that creates what the screen shows. Without a path, the screen is
   * what the steps make of the screen before it in its group, such as a dialog over that screen.
   */
  readonly path?: string | ((store: JourneyStore) => string | Promise<string>);
  /** What happens before the check. */
  readonly steps?: ScreenSteps;
  /** Selector of the checked part; the whole page by default. */
  readonly within?: string;
  /** Width of the window, in px; 1440 by default. */
  readonly width?: number;
  /** Whether the screen is checked a second time, in the window of a phone. */
  readonly alsoOnPhone?: boolean;
  /** Whether the screen shows components in their loading state on purpose. */
  readonly showsLoading?: boolean;
  /** Whether the screen must not shift while it loads. */
  readonly isStill?: boolean;
}

/** Screens that one test checks, one after the other, in one store and with one sign-in. */
export interface ScreenGroup {
  /** A plural, with its article. */
  readonly name: string;
  /** Null for a visitor. */
  readonly role: Role | null;
  /** Creates what several of the screens show. */
  readonly seed?: (store: JourneyStore) => Promise<void>;
  /** Whether the group is checked only in the long suite. */
  readonly isLong?: boolean;
  readonly screens: readonly AccessibleScreen[];
}

/** A group that only the long suite checks. */
export function longGroup(
  name: string,
  role: Role | null,
  screens: readonly AccessibleScreen[],
  seed?: (store: JourneyStore) => Promise<void>,
): ScreenGroup {
  return { name, role, isLong: true, screens, ...(seed && { seed }) };
}
