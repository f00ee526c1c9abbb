import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { InlineField } from '#domain/products/product-numbers';
import type { ProductSummary } from '#openapi/types.generated';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import type { TableSelection } from '../kit/table/data-table-bar';
import { useProductName } from '../links/product-name';
import { productPath } from '../links/product-path';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { InlineCell } from './inline-edit/inline-cell';
import type { ProductActors } from './product-actors';
import { ProductCard } from './product-card';
import { type Figure, useProductCells } from './product-cells';
import { ApprovalChip } from './product-chips';
import { ProductEditLink } from './product-edit-link';
import { isFiltered, PRODUCT_SORTS, type ProductListState } from './product-list-query';
import { ProductMenu } from './product-menu';
import { PublishSwitch } from './publish-switch';

/** Loaded on demand: most lists have rows. */
const NoProducts = lazyComponent(() => import('./no-products'), 'NoProducts');

interface ProductsTableProps {
  products: readonly ProductSummary[];
  actors: ProductActors;
  list: ListQuery;
  state: ProductListState;
  url: ReturnType<typeof useListUrl>;
  /** Whether the user may import, so that an empty catalogue offers an import. */
  mayImport: boolean;
  columns: readonly DataColumn<ProductSummary>[];
  table: ListTable;
  /** Omitted for users who may not change many products at once. */
  selection: TableSelection | undefined;
}

/** The rows of the list, or the reason why there are none. */
export function ProductsTable(props: ProductsTableProps) {
  const { products, actors, list, state, url, mayImport, columns, table } = props;
  const t = useText('products');
  const nameOf = useProductName();
  const navigate = useNavigate();
  const mayEdit = usePermission('products.edit');
  const archived = state.tab === 'archived';
  const by = PRODUCT_SORTS.find((name) => state.sort.endsWith(name)) ?? 'createdAt';
  const sort = (next: TableSort) =>
    url.change({ sort: next.direction === 'desc' ? `-${next.by}` : next.by });
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={products}
      rowId={(product) => product.id}
      rowName={(product) => nameOf(product).text}
      {...tableStateOf(list, table)}
      pictured
      sort={{ by, direction: state.sort.startsWith('-') ? 'desc' : 'asc' }}
      onSort={sort}
      selection={props.selection}
      onOpen={(product) => navigate(productPath(product))}
      cardHeight={96}
      renderCard={(product) => (
        <ProductCard product={product} actors={actors} archived={archived} mayEdit={mayEdit} />
      )}
      empty={
        <Deferred>
          <NoProducts filtered={isFiltered(state)} url={url} mayImport={mayImport} />
        </Deferred>
      }
      error={
        list.error && products.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** Every column that the list of products can show. */
export function useProductColumns(
  actors: ProductActors,
  archived: boolean,
): readonly DataColumn<ProductSummary>[] {
  const t = useText('products');
  const cells = useProductCells();
  const mayPublish = usePermission('products.publish');
  const mayEdit = usePermission('products.edit');
  const mayPrice = usePermission('products.prices') && mayEdit;
  return useMemo(() => {
    const figure = (field: InlineField, shown: Figure, mayChange: boolean) => ({
      id: field,
      sortable: true,
      interactive: true,
      cell: (product: ProductSummary) => (
        <InlineCell
          product={product}
          field={field}
          archived={archived}
          mayChange={mayChange}
          figure={shown}
        />
      ),
    });
    return [
      {
        id: 'name',
        header: t('columns.name'),
        rowHeader: true,
        record: true,
        sortable: true,
        interactive: true,
        cell: cells.name,
      },
      {
        id: 'code',
        header: t('columns.code'),
        width: '140px',
        // The name has it as its second line.
        optional: true,
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      },
      {
        id: 'createdAt',
        header: t('columns.createdAt'),
        width: '134px',
        sortable: true,
        muted: true,
        hideBelow: 'wide',
        cell: cells.createdAt,
      },
      {
        ...figure('quantity', cells.stock, mayEdit),
        header: t('columns.inventoryType'),
        width: '144px',
      },
      {
        ...figure('price', cells.price, mayPrice),
        header: t('columns.price'),
        width: '138px',
        align: 'end',
      },
      {
        id: 'languages',
        header: t('columns.languages'),
        width: '120px',
        // Names need the room.
        hideBelow: 'stretch',
        cell: cells.languages,
      },
      {
        id: 'approvalState',
        header: t('columns.approvalState'),
        width: '164px',
        hideBelow: 'tablet',
        cell: (product) => <ApprovalChip state={product.approvalState} />,
      },
      {
        id: 'publish',
        header: t('columns.publish'),
        width: '64px',
        interactive: true,
        cell: (product) => (
          <PublishSwitch
            product={product}
            actors={actors}
            archived={archived}
            mayPublish={mayPublish}
          />
        ),
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        width: '96px',
        hideHeader: true,
        interactive: true,
        align: 'end',
        cell: (product) => (
          <>
            <ProductEditLink product={product} archived={archived} mayEdit={mayEdit} />
            <ProductMenu product={product} actors={actors} archived={archived} />
          </>
        ),
      },
    ];
  }, [t, cells, actors, archived, mayPublish, mayEdit, mayPrice]);
}
