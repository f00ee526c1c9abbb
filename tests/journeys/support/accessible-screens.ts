import { GALLERY_SCREENS } from './accessible-screens/gallery-screens';
import { SALES_SCREENS } from './accessible-screens/sales-screens';
import type { ScreenGroup } from './accessible-screens/screen-group';
import { STORE_SCREENS } from './accessible-screens/store-screens';
import { SIGN_IN_SCREENS, VISITOR_SCREENS } from './accessible-screens/visitor-screens';

/**
 * Every screen that axe checks in each language and mode. A new screen is a row of one of these
 * files. What a user reaches only in the course of a journey is checked in that journey.
 */
export const SCREEN_GROUPS: readonly ScreenGroup[] = [
  SIGN_IN_SCREENS,
  ...SALES_SCREENS,
  ...STORE_SCREENS,
  ...VISITOR_SCREENS,
  ...GALLERY_SCREENS,
];
