import { DEMO_LOOKS, DEMO_PAGES, demoPath } from '#domain/auth-demo/demo-pages';
import type { Role } from '#domain/permissions/permissions';
import { SETTINGS_TABS, type SettingsTab } from '#domain/stores/settings-tabs';
import { giveCarrier } from './carriers';
import { PUBLIC_PATHS } from './public-paths';
import {
  accountPath,
  archivedUsersPath,
  articlePath,
  cancellationPath,
  clientFormPath,
  clientPath,
  heldPayoutPath,
  invoiceDraftingPath,
  newPasswordPath,
  orderPath,
  payoutPath,
  plainProductFormPath,
  productFormPath,
  productPath,
  returnPath,
  returnsPath,
  sellInTwoMonths,
  userFormPath,
  userProfilePath,
  usersPath,
  variantsPath,
  verifyPath,
} from './screen-paths';
import {
  addPictures,
  choosePictureInLibrary,
  draftInvoice,
  leaveInvoiceForm,
  listLibrary,
  openOverlay,
  openPicture,
  openPictureInLibrary,
  openReceipt,
  raiseToasts,
  type ScreenSteps,
  saveInvalidEmail,
  showTooltip,
  showTooltipOfHeader,
  submitEmptyForm,
  typeWeakPassword,
  waitForAllSections,
  waitForChart,
  waitForRecord,
  waitForTable,
  waitForVariants,
} from './screen-steps';
import { seedLists } from './screens';
import type { JourneyStore } from './store';

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

/**
 * Every screen that axe checks in each language and mode. A new screen is a row here. What a user
 * reaches only in the course of a journey is checked in that journey.
 */
export const SCREEN_GROUPS = [
  {
    name: 'The sign-in and error screens',
    role: null,
    screens: [
      { name: 'the sign-in', path: '/auth/jwt/login', alsoOnPhone: true, isStill: true },
      { name: 'the forgotten password', path: '/auth/jwt/forgot-password', alsoOnPhone: true },
      { name: 'the refusal (403)', path: '/403' },
      { name: 'the missing page (404)', path: '/404' },
      { name: 'the failure (500)', path: '/500' },
      { name: 'the maintenance', path: '/maintenance' },
    ],
  },
  {
    name: 'The home, the orders, the library and the import',
    role: 'store_admin',
    seed: seedLists,
    screens: [
      { name: 'the home', path: '/dashboard', steps: waitForTable, isStill: true },
      { name: 'the orders', path: '/dashboard/order' },
      { name: 'the library', path: '/dashboard/file-manager' },
      { name: 'the import', path: '/dashboard/product/import' },
    ],
  },
  {
    name: 'The products and their form',
    role: 'store_admin',
    seed: seedLists,
    screens: [
      { name: 'the products', path: '/dashboard/product' },
      { name: 'a new product', path: '/dashboard/product/new' },
      { name: 'the form of a product', path: productFormPath },
      {
        name: 'the variants of a product on a phone',
        path: variantsPath,
        steps: waitForVariants,
        within: '#variants',
        width: PHONE_WIDTH,
      },
    ],
  },
  {
    name: 'The screens of the own account',
    role: 'store_user',
    screens: [
      { name: 'the account with an invalid email', path: accountPath, steps: saveInvalidEmail },
      {
        name: 'a weak password',
        path: '/dashboard/user/account?tab=security',
        steps: typeWeakPassword,
      },
    ],
  },
  {
    name: 'The pages of an order and a product, and the other lists and forms',
    role: 'store_admin',
    isLong: true,
    seed: seedLists,
    screens: [
      { name: 'an order', path: orderPath, alsoOnPhone: true },
      { name: 'a product', path: productPath, steps: waitForChart },
      { name: 'a new order', path: '/dashboard/order/new' },
      { name: 'the tour', path: '/dashboard/walktour' },
      { name: 'the payments without a payout', path: '/dashboard/payments' },
      { name: 'the payouts without a payout', path: '/dashboard/banking' },
      { name: 'the invoices without an invoice', path: '/dashboard/invoice' },
      { name: 'the news', path: '/dashboard/post' },
      { name: 'a new article', path: '/dashboard/post/new' },
      { name: 'a new invoice', path: '/dashboard/invoice/new' },
    ],
  },
  {
    name: 'The screens of returns and cancellations',
    role: 'store_admin',
    isLong: true,
    screens: [
      {
        name: 'the returns',
        path: returnsPath,
        steps: waitForRecord('/dashboard/returns/'),
        alsoOnPhone: true,
      },
      { name: 'a return', path: returnPath, alsoOnPhone: true },
      { name: 'the receipt of a return', steps: openReceipt, width: PHONE_WIDTH },
      { name: 'a cancellation', path: cancellationPath, alsoOnPhone: true },
      {
        name: 'the cancellations',
        path: '/dashboard/cancellations',
        steps: waitForRecord('/dashboard/cancellations/'),
        alsoOnPhone: true,
      },
    ],
  },
  {
    name: 'The screens of payments',
    role: 'store_admin',
    isLong: true,
    screens: [
      { name: 'a payout', path: payoutPath, alsoOnPhone: true },
      { name: 'the payments', path: '/dashboard/payments', alsoOnPhone: true },
      { name: 'the payouts', path: '/dashboard/banking', alsoOnPhone: true },
    ],
  },
  {
    name: 'The screens of a payout on hold',
    role: 'store_admin',
    isLong: true,
    screens: [{ name: 'a payout on hold', path: heldPayoutPath, alsoOnPhone: true }],
  },
  {
    name: 'The screens of invoices',
    role: 'store_admin',
    isLong: true,
    screens: [
      {
        name: 'the form of an invoice',
        path: invoiceDraftingPath,
        steps: draftInvoice,
        width: 1280,
        alsoOnPhone: true,
      },
      { name: 'an invoice', steps: leaveInvoiceForm, width: 1280, alsoOnPhone: true },
      {
        name: 'the invoices',
        path: '/dashboard/invoice',
        steps: waitForRecord('/dashboard/invoice/'),
        width: 1280,
        alsoOnPhone: true,
      },
    ],
  },
  {
    name: 'The pictures of a product and of the library',
    role: 'store_admin',
    isLong: true,
    screens: [
      {
        name: 'the pictures of a product',
        path: plainProductFormPath,
        steps: addPictures,
        within: '#field-mediaIds',
      },
      { name: 'a picture of a product', steps: openPicture, within: '[role="dialog"]' },
      {
        name: 'a chosen picture of the library',
        path: '/dashboard/file-manager',
        steps: choosePictureInLibrary,
      },
      {
        name: 'a picture of the library',
        steps: openPictureInLibrary,
        within: '[role="dialog"]',
      },
      { name: 'the library as a list', steps: listLibrary },
    ],
  },
  {
    name: 'The dashboards',
    role: 'store_admin',
    isLong: true,
    seed: sellInTwoMonths,
    screens: [1440, 1280, PHONE_WIDTH].flatMap(dashboardsAt),
  },
  {
    name: 'The settings of the store',
    role: 'store_admin',
    isLong: true,
    seed: (store) => giveCarrier(store, { name: 'Rapide Colis', phone: '+212522487310' }),
    screens: [
      ...SETTINGS_TABS.map(settingsTab),
      { name: 'the store', path: '/dashboard/user/store', alsoOnPhone: true },
    ],
  },
  {
    name: 'The screens of users',
    role: 'store_admin',
    isLong: true,
    screens: [
      { name: 'the form of a user', path: userFormPath },
      { name: 'the profile of a user', path: userProfilePath },
      { name: 'the users', path: usersPath },
      { name: 'the archived users', path: archivedUsersPath },
      { name: 'the users as cards', path: '/dashboard/user/cards' },
      { name: 'a new user', path: '/dashboard/user/new' },
      { name: 'the own profile', path: '/dashboard/user/profile' },
    ],
  },
  {
    name: 'The screens of clients',
    role: 'store_user',
    isLong: true,
    screens: [
      { name: 'the clients without rows', path: '/dashboard/client' },
      { name: 'the page of a client', path: clientPath, alsoOnPhone: true },
      { name: 'the clients', path: '/dashboard/client', alsoOnPhone: true },
      { name: 'the form of a client', path: clientFormPath },
      { name: 'a new client', path: '/dashboard/client/new' },
    ],
  },
  {
    name: 'The demo pages for signed-out users',
    role: null,
    isLong: true,
    screens: DEMO_LOOKS.flatMap((look) =>
      DEMO_PAGES.map((page) => ({
        name: `the demo page ${page} in the look ${look}`,
        path: demoPath(look, page),
        alsoOnPhone: look === 'classic',
      })),
    ),
  },
  {
    name: 'The public pages, the registration and the choice of a password',
    role: null,
    isLong: true,
    screens: [
      { name: 'a new password', path: newPasswordPath },
      { name: 'the registration', path: '/auth/jwt/register', alsoOnPhone: true },
      {
        name: 'the registration with errors',
        path: '/auth/jwt/register',
        steps: submitEmptyForm,
      },
      { name: 'the confirmation of an address', path: verifyPath },
      { name: 'a confirmation link that no longer works', path: '/auth/jwt/verify' },
      ...publicPagesAt(1440),
    ],
  },
  {
    name: 'The pages of the identity providers',
    role: null,
    isLong: true,
    screens: [
      { name: 'sign-in with a password at a provider', path: '/auth/supabase/login' },
      { name: 'sign-in on the page of a provider', path: '/auth/auth0/login' },
      { name: 'registration at a provider', path: '/auth/amplify/register' },
      { name: 'the code of a provider', path: '/auth/amplify/verify' },
      { name: 'the link of a provider', path: '/auth/firebase/verify' },
      { name: 'a forgotten password at a provider', path: '/auth/firebase/forgot-password' },
      { name: 'a new password at a provider', path: '/auth/amplify/new-password' },
      { name: 'a missing link of a provider', path: '/auth/supabase/new-password' },
    ],
  },
  {
    name: 'The public pages on a phone',
    role: null,
    isLong: true,
    screens: publicPagesAt(PHONE_WIDTH),
  },
  {
    name: 'The sections of the component gallery',
    role: null,
    isLong: true,
    screens: [
      {
        name: 'all sections',
        path: '/components',
        steps: waitForAllSections,
        showsLoading: true,
      },
      ...['fields', 'dates', 'progress', 'timeline', 'details'].map(gallerySection),
      { name: 'the toasts', path: '/components?section=toasts', steps: raiseToasts },
    ],
  },
  {
    name: 'The overlays of the component gallery',
    role: null,
    isLong: true,
    screens: [
      {
        name: 'a dialog',
        path: '/components?section=overlays',
        steps: openOverlay(0, 'dialog'),
      },
      { name: 'a confirmation', steps: openOverlay(1, 'alertdialog') },
      { name: 'a notice', steps: openOverlay(2, 'alertdialog') },
      { name: 'a drawer from the start', steps: openOverlay(3, 'dialog') },
      { name: 'a drawer from the bottom', steps: openOverlay(6, 'dialog') },
      { name: 'a menu', steps: openOverlay(7, 'menu') },
      { name: 'a light menu', steps: openOverlay(8, 'menu') },
      { name: 'a popover', steps: openOverlay(9, 'dialog') },
      { name: 'a tooltip', steps: showTooltip },
      { name: 'a tooltip of the header', steps: showTooltipOfHeader },
    ],
  },
] as const satisfies readonly ScreenGroup[];

/** Each dashboard with charts, and with tables instead. */
function dashboardsAt(width: number): AccessibleScreen[] {
  return [
    'analytics',
    'ecommerce',
    'analytics?tables=series.categories.volume.gender.team',
    'ecommerce?tables=series.money.years',
    'figures',
  ].map((address) => ({
    name: `${address} (${width} px)`,
    path: `/dashboard/${address}`,
    width,
    isStill: true,
  }));
}

function settingsTab(tab: SettingsTab): AccessibleScreen {
  return {
    name: `the settings (${tab})`,
    path: `/dashboard/store/settings?tab=${tab}`,
    alsoOnPhone: true,
  };
}

/** All pages except the component gallery, which has a group of its own. */
function publicPagesAt(width: number): AccessibleScreen[] {
  const fixed = PUBLIC_PATHS.map(([path]) => path).filter((path) => path !== '/components');
  return [
    ...fixed.map((path) => ({ name: path, path, width })),
    { name: 'a product', path: ({ productId }) => `/product/${productId}`, width },
    { name: 'an article', path: articlePath, width },
  ];
}

function gallerySection(section: string): AccessibleScreen {
  return {
    name: `the section ${section}`,
    path: `/components?section=${section}`,
    showsLoading: true,
  };
}
