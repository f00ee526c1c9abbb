import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ProductSummary } from '#application/api/products-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { stockState } from '#domain/products/stock-policy';
import { useProductName } from '../links/product-name';
import { productPath } from '../links/product-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { LanguageMarks } from './language-marks';
import { ProductPicture } from './product-picture';
import { StockLevel } from './stock-level';

/*
 * Its width is what the columns leave, at least 136 px for the name: a long name never pushes the
 * other columns out.
 */
const Product = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-12);
  min-inline-size: 192px;
  contain: inline-size;
  & > :first-child {
    grid-row: 1 / span 2;
    align-self: center;
  }
  & > :nth-child(n + 2) {
    justify-self: start;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :nth-child(2) {
    align-self: end;
  }
  /* In dense rows the code is beside the name. */
  [data-density='dense'] & {
    grid-template-columns: auto minmax(0, auto) minmax(0, auto);
    justify-content: start;
    align-items: baseline;
    column-gap: var(--space-8);
    min-inline-size: 176px;
    & > :first-child {
      grid-row: 1;
      margin-inline-end: var(--space-4);
    }
    & > :nth-child(2) {
      align-self: baseline;
    }
  }
`;
const Name = styled(Link)`
  color: inherit;
  font-weight: var(--weight-strong);
  /* Picture and code lead there too. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Muted = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Day = styled.span`
  color: var(--text-2);
  white-space: nowrap;
`;

/** A figure of a product: as it is shown, and in words. */
export interface Figure {
  show: (product: ProductSummary) => ReactNode;
  say: (product: ProductSummary) => string;
}

/** The contents of the cells of a list of products, whose texts and formats are read once. */
export function useProductCells() {
  const t = useText('products');
  const format = useFormat();
  const nameOf = useProductName();
  const price = usePriceText();
  return useMemo(() => {
    const pieces = (product: ProductSummary) => format.number(product.quantity);
    const stock: Figure = {
      show: (product) => (
        <StockLevel
          product={product}
          words={t(`stock.${stockState(product)}`)}
          pieces={pieces(product)}
        />
      ),
      say: (product) => {
        const state = stockState(product);
        const words = t(`stock.${state}`);
        return state === 'not_counted' ? words : `${words} ${pieces(product)}`;
      },
    };
    const priceFigure: Figure = {
      show: (product) =>
        product.price === null ? <Muted>{price(product)}</Muted> : <b>{price(product)}</b>,
      say: price,
    };
    return {
      /** Picture, name and SKU. */
      name: (product: ProductSummary) => {
        const { text, lang } = nameOf(product);
        const path = productPath(product);
        const several = product.variantsCount > 1;
        return (
          <Product>
            <ProductPicture product={product} />
            <Name to={path} lang={lang} dir="auto" title={text}>
              {text}
            </Name>
            {several ? (
              <Muted>
                <bdi dir="ltr">{product.code}</bdi>
                {` · ${t('variants', { count: product.variantsCount })}`}
              </Muted>
            ) : (
              <Muted dir="ltr">{product.code}</Muted>
            )}
          </Product>
        );
      },
      /** The day a product was created, on one line. */
      createdAt: ({ createdAt }: ProductSummary) => <Day>{format.date(createdAt)}</Day>,
      stock,
      price: priceFigure,
      /** How complete the texts are in each language. */
      languages: (product: ProductSummary) => (
        <LanguageMarks
          product={product}
          label={(language, share) =>
            t('completeness', {
              language: t(`languages.${language}`),
              percent: format.percent(share),
            })
          }
        />
      ),
    };
  }, [t, format, nameOf, price]);
}

/** The one price, or the lowest of the variants' prices, or that there is none. */
function usePriceText(): (product: ProductSummary) => string {
  const t = useText('products');
  const format = useFormat();
  return useMemo(
    () =>
      ({ price, priceMax }: ProductSummary) => {
        if (price === null) return t('noPrice');
        const amount = format.money(price);
        return priceMax !== null && priceMax > price
          ? t('priceFrom', { price: bidiIsolate(amount) })
          : amount;
      },
    [t, format],
  );
}

/** The price on a card. */
export function PriceText({ product }: { product: ProductSummary }) {
  const price = usePriceText()(product);
  if (product.price === null) return <Muted>{price}</Muted>;
  return (
    <bdi>
      <b>{price}</b>
    </bdi>
  );
}
