import { productsQueries } from '#application/api/products-queries.generated';
import { firstRead } from '#application/first-reads';
import BoxActiveIcon from '~icons/solar/box-bold-duotone';
import BoxIcon from '~icons/solar/box-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { FirstReads, PortalRoute } from '../routing/portal-route';
import { readProductList, toProductQuery } from './product-list-query';

const EDITOR_TEXTS = [
  'products',
  'productEditor',
  'product',
  'forms',
  'variants',
  'media',
] as const;

const readProduct: FirstReads = ({ params: { productId = '' } }) => [
  firstRead(productsQueries.endpoints.getProduct, { productId }),
];

function fetchEditor() {
  return import(/* webpackChunkName: 'product-editor' */ './editor/product-editor-page-code');
}

/** Half a megabyte of modules, which run only for those who open the form. */
async function loadEditor() {
  return (await fetchEditor()).runProductEditor();
}

/** The pages of products. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['product'],
    title: 'products',
    permission: 'products.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-products' */ './products-page')),
      'ProductsPage',
      // With those of the pages that the list fetches ahead: one request instead of three.
      ['lists', 'inlineEdit', ...EDITOR_TEXTS],
    ),
    nextAtOnce: ['product/:productId', 'product/:productId/edit'],
    table: 'products',
    preview: 'products',
    firstReads: ({ search }, { language }) => [
      firstRead(
        productsQueries.endpoints.searchProducts,
        toProductQuery(readProductList(search), language),
      ),
    ],
    menu: {
      section: 'catalogue',
      order: 10,
      text: 'products',
      icon: BoxIcon,
      activeIcon: BoxActiveIcon,
    },
  },
  {
    paths: ['product/import'],
    title: 'import',
    permission: 'products.import',
    page: lazyPageWithTexts(() => import('./import/product-import-page'), 'ProductImportPage', [
      'imports',
      'products',
    ]),
  },
  {
    paths: ['product/new'],
    title: 'productNew',
    permission: 'products.edit',
    page: lazyPageWithTexts(loadEditor, 'NewProductPage', EDITOR_TEXTS),
  },
  {
    paths: ['product/:productId/edit'],
    title: 'productEdit',
    permission: 'products.edit',
    page: lazyPageWithTexts(loadEditor, 'EditProductPage', EDITOR_TEXTS),
    fetchCode: fetchEditor,
    firstReads: readProduct,
  },
  {
    paths: ['product/:productId'],
    title: 'product',
    permission: 'products.see',
    page: lazyPageWithTexts(
      () => import(/* webpackChunkName: 'product' */ './detail/product-page'),
      'ProductPage',
      ['products', 'product', 'forms', 'media'],
    ),
    firstReads: readProduct,
  },
];
