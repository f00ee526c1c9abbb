import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { stockState } from '#domain/products/stock-policy';
import type { ProductSummary } from '#openapi/types.generated';
import BoxIcon from '~icons/solar/box-linear';
import { iconMask } from '../kit/icon-mask';
import { NameText } from '../kit/name-text';
import { useProductName } from '../links/product-name';
import { productPath } from '../links/product-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { LanguageMarks } from './language-marks';
import { ProductPicture } from './product-picture';
import { priceInWords } from './product-price';
import { stockAttributes } from './stock-level';

const Name = styled(Link)`
  --icon: ${iconMask(BoxIcon)};
  display: block;
  color: inherit;
  font-weight: var(--weight-strong);
`;
const Muted = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Line = styled(Muted)`
  display: block;
`;

/** A figure of a product: the button that shows it, its content, and the figure in words. */
export interface Figure {
  attributes: (product: ProductSummary) => object;
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
      attributes: stockAttributes,
      show: (product) => {
        const state = stockState(product);
        const words = t(`stock.${state}`);
        if (state === 'not_counted') return words;
        return (
          <>
            {words}
            <span>{pieces(product)}</span>
          </>
        );
      },
      say: (product) => {
        const state = stockState(product);
        const words = t(`stock.${state}`);
        return state === 'not_counted' ? words : `${words} ${pieces(product)}`;
      },
    };
    const priceFigure: Figure = {
      attributes: (product) => ({ 'data-price': product.price === null ? 'none' : '' }),
      show: price,
      say: price,
    };
    return {
      /** Picture, name and SKU, for a column of records. */
      name: (product: ProductSummary) => {
        const { text, lang } = nameOf(product);
        const path = productPath(product);
        const several = product.variantsCount > 1;
        return (
          <>
            {product.coverUrl && <ProductPicture product={product} />}
            <Name to={path} lang={lang} dir="auto" title={text}>
              <NameText>{text}</NameText>
            </Name>
            {several ? (
              <Line title={product.code}>
                <bdi dir="ltr">{product.code}</bdi>
                {` · ${t('variants', { count: product.variantsCount })}`}
              </Line>
            ) : (
              <Line dir="ltr" title={product.code}>
                {product.code}
              </Line>
            )}
          </>
        );
      },
      createdAt: ({ createdAt }: ProductSummary) => format.date(createdAt),
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

function usePriceText(): (product: ProductSummary) => string {
  const t = useText('products');
  const format = useFormat();
  return useMemo(() => {
    const words = {
      money: format.money,
      none: () => t('noPrice'),
      from: (price: string) => t('priceFrom', { price }),
    };
    return (product) => priceInWords(product, words);
  }, [t, format]);
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
