import { useState } from 'react';
import {
  useLazyExportProductsQuery,
  useLazySearchProductsQuery,
  useSearchProductsQuery,
} from '#application/api/products-endpoints.generated';
import type { BulkInput } from '#application/bulk/bulk-context';
import type { BulkProduct } from '#domain/products/bulk-change';
import AddIcon from '~icons/solar/add-circle-linear';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { ListExport } from '../lists/list-export';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { useListSelection } from '../lists/use-list-selection';
import { useRecordList } from '../lists/use-record-list';
import { useRowEditing } from '../lists/use-row-editing';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import {
  PRODUCT_TABS,
  type ProductListState,
  readProductList,
  tabCount,
  toProductExport,
  toProductFilter,
  toProductQuery,
} from './product-list-query';
import { ProductsTable, useProductColumns } from './products-table';
import { ProductsToolbar } from './products-toolbar';
import { useProductActors } from './use-product-actors';

/** Loaded when the first dialog opens: most visits only view the list. */
const ProductDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'product-dialogs' */ './product-dialogs'),
  'ProductDialogs',
);
const BulkDialog = lazyComponent(
  () => import(/* webpackChunkName: 'bulk-dialog' */ '../bulk/bulk-dialog'),
  'BulkDialog',
);
/** Only some changes need a value. */
const VALUE_FORM = {
  Form: lazyComponent(() => import('./bulk/value-form'), 'ValueForm'),
  Submit: lazyComponent(() => import('./bulk/value-form'), 'SubmitValue'),
};
/** Loaded when the first row is selected. */
const BulkBar = lazyComponent(() => import('./bulk/bulk-bar'), 'BulkBar');

const PRODUCT_LIST = {
  table: 'products',
  firstColumn: 'name',
  readState: readProductList,
  toQuery: toProductQuery,
  useList: useSearchProductsQuery,
  useFetchPage: useLazySearchProductsQuery,
};

/** A change of many products, requested by the seller. */
type BulkRequest = Pick<BulkInput, 'kind' | 'chosen'> & { count: number };

/** The catalogue: products on sale, pending, or lacking a language or stock. */
export function ProductsPage() {
  const t = useText('products');
  const { url, state, table, list, shown, rows, print } = useRecordList(PRODUCT_LIST, t('title'));
  const mayImport = usePermission('products.import');
  const mayEdit = usePermission('products.edit');
  useRowEditing(mayEdit);
  const actors = useProductActors(rows);
  const columns = useProductColumns(actors, state.tab === 'archived');
  const withDialog = actors.withOpenDialog();
  const selection = useListSelection<BulkProduct, ReturnType<typeof toProductFilter>>({
    query: toProductFilter(state),
    rows,
    total: shown?.total ?? 0,
    summary: (counted) => t('selected', counted),
  });
  const mayBulk = usePermission('products.bulk');
  const [request, setRequest] = useState<BulkRequest | null>(null);
  const bar = (
    <Deferred>
      <BulkBar
        archived={state.tab === 'archived'}
        onAsk={(kind) => setRequest({ kind, chosen: selection.chosen(), count: selection.count })}
      />
    </Deferred>
  );
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={
          <>
            <ButtonLink variant="quiet" to="/dashboard/file-manager">
              {t('actions.library')}
            </ButtonLink>
            <ProductsExport state={state} />
          </>
        }
        actions={
          <>
            {mayImport && (
              <ButtonLink variant="outline" to="/dashboard/product/import">
                {t('actions.import')}
              </ButtonLink>
            )}
            {mayEdit && (
              <ButtonLink icon={AddIcon} to="/dashboard/product/new">
                {t('actions.new')}
              </ButtonLink>
            )}
          </>
        }
      />
      <TabbedList
        state={state}
        shown={shown}
        url={url}
        label={t('tabs.label')}
        tabs={PRODUCT_TABS.map((tab) => ({
          id: tab,
          label: t(`tabs.${tab}`),
          count: tabCount(tab, shown?.counts),
        }))}
      >
        <ProductsToolbar state={state} url={url}>
          <ListTools table={table} columns={columns} print={print} />
        </ProductsToolbar>
        <ProductsTable
          products={rows}
          actors={actors}
          list={list}
          state={state}
          url={url}
          mayImport={mayImport}
          columns={columns}
          table={table}
          selection={mayBulk ? { ...selection, actions: bar } : undefined}
        />
      </TabbedList>
      {withDialog && (
        <Deferred>
          <ProductDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
      {request && (
        <Deferred>
          <BulkDialog
            request={request}
            count={request.count}
            valueForm={VALUE_FORM}
            onPerformed={(records) =>
              records
                ? selection.keep(records.filter((record) => 'code' in record))
                : selection.clear()
            }
            onClosed={() => setRequest(null)}
          />
        </Deferred>
      )}
    </>
  );
}

function ProductsExport({ state }: { state: ProductListState }) {
  const t = useText('lists');
  const [fetchFile, { isFetching }] = useLazyExportProductsQuery();
  return (
    <ListExport
      fetchFile={(form) => fetchFile({ ...toProductExport(state), ...form })}
      busy={isFetching}
      fileName={t('export.products')}
      holdsCodes
    />
  );
}
