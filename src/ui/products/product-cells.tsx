import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ProductSummary } from '#application/api/products-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { type StockState, stockState } from '#domain/products/stock-policy';
import BoxIcon from '~icons/solar/box-linear';
import { Meter, type MeterTone, Ring } from '../kit/feedback/meter';
import { Icon } from '../kit/icon';
import { useProductName } from '../links/product-name';
import { productPath } from '../links/product-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** Number of pieces at which the stock bar is full; larger stocks look the same. */
const FULL_STOCK = 80;

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
`;
/** Its base width is its minimum, so that a long name never pushes the other columns out. */
const TwoLineCell = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 136px;
  contain: inline-size;
  & > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Name = styled.span`
  font-weight: var(--weight-strong);
  /* Picture and code lead there too. */
  & > a {
    color: inherit;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
const Muted = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const NoWrap = styled.span`
  color: var(--text-2);
  white-space: nowrap;
`;
const Picture = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--row-picture, ${({ $size }) => $size}px);
  block-size: var(--row-picture, ${({ $size }) => $size}px);
  border-radius: var(--radius-control);
  background: var(--sunk);
  color: var(--text-disabled);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const Stock = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  inline-size: max-content;
  min-inline-size: 108px;
`;
const STOCK_COLOURS: Partial<Record<StockState, string>> = {
  low_stock: 'var(--warning-text)',
  out_of_stock: 'var(--error-text)',
};
const StockText = styled.div<{ $state: StockState }>`
  display: flex;
  justify-content: space-between;
  gap: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
  & > :first-child {
    white-space: nowrap;
    color: ${({ $state }) => STOCK_COLOURS[$state] ?? 'var(--text)'};
    font-weight: ${({ $state }) => (STOCK_COLOURS[$state] ? 'var(--weight-strong)' : 400)};
  }
`;
const Languages = styled.div`
  display: flex;
  gap: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

const STOCK_TONES: Record<Exclude<StockState, 'not_counted'>, MeterTone> = {
  in_stock: 'accent',
  low_stock: 'warning',
  out_of_stock: 'error',
  backorder: 'info',
};

/** A product's cover; a box as placeholder while the picture is still on another host. */
export function ProductPicture({
  product,
  size,
}: {
  product: Pick<ProductSummary, 'coverUrl'>;
  size: number;
}) {
  return (
    <Picture $size={size}>
      {product.coverUrl ? (
        <img src={product.coverUrl} alt="" loading="lazy" />
      ) : (
        <Icon of={BoxIcon} size={20} />
      )}
    </Picture>
  );
}

/** Picture, name and SKU. */
export function ProductCell({ product }: { product: ProductSummary }) {
  const t = useText('products');
  const name = useProductName()(product);
  const path = productPath(product);
  return (
    <Line>
      <ProductPicture product={product} size={44} />
      <TwoLineCell data-lines="">
        <Name lang={name.lang} dir="auto" title={name.text}>
          <Link to={path}>{name.text}</Link>
        </Name>
        <Muted>
          <bdi dir="ltr">{product.code}</bdi>
          {product.variantsCount > 1 && ` · ${t('variants', { count: product.variantsCount })}`}
        </Muted>
      </TwoLineCell>
    </Line>
  );
}

/** The day a product was created, on one line. */
export function DateCell({ date }: { date: string }) {
  const format = useFormat();
  return <NoWrap>{format.date(date)}</NoWrap>;
}

/** Stock as text, number and bar; without a number where it is not counted. */
export function StockCell({ product }: { product: ProductSummary }) {
  const t = useText('products');
  const format = useFormat();
  const state = stockState(product);
  const words = t(`stock.${state}`);
  return (
    <Stock>
      <StockText $state={state}>
        <span>{words}</span>
        {state !== 'not_counted' && <span>{format.number(product.quantity)}</span>}
      </StockText>
      {state !== 'not_counted' && (
        <Meter
          label={words}
          value={Math.max(0, Math.min(product.quantity, FULL_STOCK))}
          max={FULL_STOCK}
          height={4}
          tone={STOCK_TONES[state]}
        />
      )}
    </Stock>
  );
}

/** The one price, or the lowest of the variants' prices. */
export function PriceCell({ product }: { product: ProductSummary }) {
  const t = useText('products');
  const format = useFormat();
  if (product.price === null) return <Muted>{t('noPrice')}</Muted>;
  const price = format.money(product.price);
  const varies = product.priceMax !== null && product.priceMax > product.price;
  return (
    <bdi>
      <b>{varies ? t('priceFrom', { price: bidiIsolate(price) }) : price}</b>
    </bdi>
  );
}

/** How complete the texts are in each language. */
export function LanguagesCell({ product }: { product: ProductSummary }) {
  const t = useText('products');
  const format = useFormat();
  return (
    <Languages>
      {(['fr', 'en', 'ar'] as const).map((language) => {
        const share = product.completeness[language];
        const label = t('completeness', {
          language: t(`languages.${language}`),
          percent: format.percent(share),
        });
        return (
          <span key={language}>
            <Ring
              label={label}
              value={share * 100}
              size={18}
              tone={share === 1 ? 'accent' : share >= 0.5 ? 'warning' : 'error'}
            />
            <span aria-hidden="true" lang="en">
              {language.toUpperCase()}
            </span>
          </span>
        );
      })}
    </Languages>
  );
}
