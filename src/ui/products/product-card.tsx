import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { INLINE_FIELDS, type InlineField } from '#domain/products/product-numbers';
import { stockState } from '#domain/products/stock-policy';
import type { ProductSummary } from '#openapi/types.generated';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { NameText } from '../kit/name-text';
import { useProductName } from '../links/product-name';
import { productPath } from '../links/product-path';
import { useText } from '../text/use-text';
import type { ProductActors } from './product-actors';
import { PriceText } from './product-cells';
import { ApprovalChip, PublicationChip } from './product-chips';
import { ProductEditLink } from './product-edit-link';
import { ProductMenu } from './product-menu';
import { ProductPicture } from './product-picture';

/** The dialog in which a figure is changed. */
const InlineDialog = lazyComponent(() => import('./inline-edit/inline-editor'), 'InlineDialog');

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;
/* Lines as high in Arabic as in French. */
const Stack = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  line-height: 24px;
  min-inline-size: 0;
`;
/* Names of any length leave the card its height: one line, and the whole name on the page. */
const OneLine = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Name = styled(OneLine)`
  font-weight: var(--weight-strong);
  & > a {
    color: inherit;
  }
`;
const Muted = styled.span<{ $short: boolean }>`
  color: ${({ $short }) => ($short ? 'var(--warning-text)' : 'var(--text-2)')};
`;

/* Above each other, so that the name keeps its width; together 88 px, without making the card higher. */
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  margin-block: -12px;
`;

interface ProductCardProps {
  product: ProductSummary;
  actors: ProductActors;
  archived: boolean;
  /** Whether the user's role may change products. */
  mayEdit: boolean;
}

/**
 * A product on a phone, as high as its picture: one line for the name, one for price and stock, and
 * the state in which it is. The form is one press away, as in the table.
 */
export function ProductCard({ product, actors, archived, mayEdit }: ProductCardProps) {
  const t = useText('products');
  const name = useProductName()(product);
  const [figure, setFigure] = useState<InlineField | null>(null);
  const { quantity, status, approvalState } = product;
  const stock = stockState(product);
  return (
    <Line>
      <ProductPicture product={product} large />
      <Stack>
        <Name dir="auto" lang={name.lang} title={name.text}>
          <Link to={productPath(product)}>
            <bdi>
              <NameText>{name.text}</NameText>
            </bdi>
          </Link>
        </Name>
        <OneLine>
          <PriceText product={product} />
          {' · '}
          <Muted $short={stock === 'low_stock' || stock === 'out_of_stock'}>
            {stock === 'in_stock' || stock === 'low_stock'
              ? t('piecesInStock', { count: quantity })
              : t(`stock.${stock}`)}
          </Muted>
        </OneLine>
        {approvalState === 'under_review' && !archived ? (
          <ApprovalChip state={approvalState} />
        ) : (
          <PublicationChip status={archived ? 'archived' : status} />
        )}
      </Stack>
      <Actions>
        <ProductEditLink product={product} archived={archived} mayEdit={mayEdit} />
        <ProductMenu
          product={product}
          actors={actors}
          archived={archived}
          size="medium"
          onFigure={product.productType === 'simple' ? setFigure : undefined}
          figures={stock === 'not_counted' ? ['price'] : INLINE_FIELDS}
        />
      </Actions>
      {figure && (
        <Deferred>
          <InlineDialog product={product} field={figure} onClosed={() => setFigure(null)} />
        </Deferred>
      )}
    </Line>
  );
}
