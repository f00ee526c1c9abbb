import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { PublicProductSummary } from '#openapi/types.generated';
import { Picture } from '../storefront-parts/shop-layout';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
  color: var(--text);
  font: 400 var(--text-body) var(--font-body);
  &:hover {
    text-decoration: none;
  }
  &:hover > strong {
    text-decoration: underline;
  }
  & > strong {
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

export interface ProductTileProps {
  product: PublicProductSummary;
  /** Whether it is among the first visible tiles, whose pictures are fetched before others. */
  isFirst: boolean;
}

/** A product on sale: picture, name, store and price. */
export function ProductTile({ product, isFirst }: ProductTileProps) {
  const t = useText('shop');
  const { money } = useFormat();
  const localized = useLocalizedName();
  const { price, priceMax, store, coverThumbnailUrl, id } = product;
  return (
    <Tile to={`/product/${id}`}>
      <Picture>
        {coverThumbnailUrl && (
          <img
            src={coverThumbnailUrl}
            alt=""
            width={280}
            height={280}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
          />
        )}
      </Picture>
      <strong dir="auto">{localized(product)}</strong>
      <small dir="auto">{localized({ name: store.name, nameAr: store.nameAr })}</small>
      <span>{price === priceMax ? money(price) : t('from', { price: money(price) })}</span>
    </Tile>
  );
}
