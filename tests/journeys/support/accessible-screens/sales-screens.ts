import {
  cancellationPath,
  heldPayoutPath,
  invoiceDraftingPath,
  orderPath,
  payoutPath,
  plainProductFormPath,
  productFormPath,
  productPath,
  returnPath,
  returnsPath,
  taskBoardPath,
  variantsPath,
} from '../screen-paths';
import {
  addPictures,
  choosePictureInLibrary,
  draftInvoice,
  leaveInvoiceForm,
  listLibrary,
  openPicture,
  openPictureInLibrary,
  openReceipt,
  openTask,
  waitForChart,
  waitForRecord,
  waitForTable,
  waitForVariants,
} from '../screen-steps';
import { seedLists } from '../screens';
import { longGroup, PHONE_WIDTH, type ScreenGroup } from './screen-group';

/** Orders, products, requests, payments and invoices. */
export const SALES_SCREENS: readonly ScreenGroup[] = [
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
  longGroup(
    'The pages of an order and a product, and the other lists and forms',
    'store_admin',
    [
      { name: 'an order', path: orderPath, alsoOnPhone: true },
      { name: 'the order board', path: '/dashboard/kanban', alsoOnPhone: true },
      { name: 'the order board by city', path: '/dashboard/kanban?lane=city' },
      { name: 'the task board', path: taskBoardPath, alsoOnPhone: true },
      { name: 'a task', steps: openTask, alsoOnPhone: true },
      { name: 'the bookings', path: '/dashboard/booking', alsoOnPhone: true },
      { name: 'the calendar', path: '/dashboard/calendar', alsoOnPhone: true },
      { name: 'a week of the calendar', path: '/dashboard/calendar?view=week' },
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
    seedLists,
  ),
  longGroup('The screens of returns and cancellations', 'store_admin', [
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
  ]),
  longGroup('The screens of payments', 'store_admin', [
    { name: 'a payout', path: payoutPath, alsoOnPhone: true },
    { name: 'the payments', path: '/dashboard/payments', alsoOnPhone: true },
    { name: 'the payouts', path: '/dashboard/banking', alsoOnPhone: true },
  ]),
  longGroup('The screens of a payout on hold', 'store_admin', [
    { name: 'a payout on hold', path: heldPayoutPath, alsoOnPhone: true },
  ]),
  longGroup('The screens of invoices', 'store_admin', [
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
  ]),
  longGroup('The pictures of a product and of the library', 'store_admin', [
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
  ]),
];
