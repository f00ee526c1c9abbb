import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { PlainTable } from '../charts/figure-table-view';
import { TwoLines } from '../kit/layout/two-lines';
import { NameText } from '../kit/name-text';
import { useProductName } from '../links/product-name';
import { productPath } from '../links/product-path';
import { ProductPicture } from '../products/product-picture';
import { media } from '../theme/breakpoints';

/** The fields of a product in every ranking. */
export interface RankedProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly coverUrl: string | null;
}

/* The table reaches the card's edges, as in lists. */
const FullBleed = styled.div`
  margin-inline: calc(-1 * var(--space-24));
  & :is(th, td):first-child {
    inline-size: 100%;
    max-inline-size: 0;
    padding-inline-start: var(--space-24);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-24);
  }
  & tbody tr {
    position: relative;
    block-size: 64px;
  }
  ${media.below('phone')} {
    & [data-later] {
      display: none;
    }
    & [data-lines] > :first-child {
      white-space: normal;
    }
    /* The words of a head one below another leave the names their room. */
    & thead th {
      white-space: normal;
    }
    & :is(th, td) {
      padding-inline: var(--space-8);
    }
  }
`;
const Product = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
`;
const ProductLink = styled(Link)`
  color: inherit;
`;

export interface ProductColumn<P> {
  readonly label: string;
  readonly cell: (product: P) => ReactNode;
  /** Left out on a phone. */
  readonly hideOnNarrow?: boolean;
}

interface ProductTableProps<P extends RankedProduct> {
  label: string;
  head: string;
  products: readonly P[];
  columns: readonly ProductColumn<P>[];
}

/** Products and their figures; each opens its page. */
export function ProductTable<P extends RankedProduct>(props: ProductTableProps<P>) {
  const { label, head, products, columns } = props;
  return (
    <FullBleed>
      <PlainTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                {...(column.hideOnNarrow ? { 'data-later': '' } : {})}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <th scope="row">
                <ProductCell product={product} />
              </th>
              {columns.map(({ label: name, cell, hideOnNarrow }) => (
                <td key={name} {...(hideOnNarrow ? { 'data-later': '' } : {})}>
                  {cell(product)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </FullBleed>
  );
}

function ProductCell({ product }: { product: RankedProduct }) {
  const { text, ...language } = useProductName()(product);
  return (
    <Product>
      <ProductPicture product={product} />
      <TwoLines dir="auto" below={<bdi dir="ltr">{product.code}</bdi>}>
        <ProductLink to={productPath(product)} title={text} {...language}>
          <NameText>{text}</NameText>
        </ProductLink>
      </TwoLines>
    </Product>
  );
}
