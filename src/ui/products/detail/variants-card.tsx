import { styled } from 'styled-components';
import type { Product } from '#application/api/products-endpoints.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import { below } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { VariantCards } from './variant-cards';
import { VariantsTable } from './variants-table';

const Frame = styled(Card)`
  overflow: hidden;
`;

/** Stock and price of each variant. */
export function VariantsCard({ product }: { product: Product }) {
  const t = useText('product');
  const onPhone = useMediaQuery(below('phone'));
  const { variants } = product;
  return (
    <Frame>
      <CardHeader
        title={t('variants.title')}
        aside={variants.length > 1 && t('variants.count', { count: variants.length })}
      />
      {onPhone ? <VariantCards variants={variants} /> : <VariantsTable variants={variants} />}
    </Frame>
  );
}
