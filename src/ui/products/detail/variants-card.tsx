import { useState } from 'react';
import { styled } from 'styled-components';
import type { Product, Variant } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { useText } from '../../text/use-text';
import { below } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { VariantCards } from './variant-cards';
import { useOptionsText } from './variant-parts';
import { VariantsTable } from './variants-table';

/** Loaded with the first opened variant. */
const VariantDialog = lazyComponent(() => import('./variant-dialog'), 'VariantDialog');

const Frame = styled(Card)`
  overflow: hidden;
`;

/** Stock and price of each variant; each opens with its details. */
export function VariantsCard({ product }: { product: Product }) {
  const t = useText('product');
  const onPhone = useMediaQuery(below('phone'));
  const { variants } = product;
  const [opened, setOpened] = useState<Variant | null>(null);
  const optionsOf = useOptionsText(variants);
  return (
    <Frame>
      <CardHeader
        title={t('variants.title')}
        aside={variants.length > 1 && t('variants.count', { count: variants.length })}
      />
      {onPhone ? (
        <VariantCards variants={variants} onOpen={setOpened} />
      ) : (
        <VariantsTable variants={variants} onOpen={setOpened} />
      )}
      {opened && (
        <Deferred>
          <VariantDialog
            variant={opened}
            options={optionsOf(opened)}
            deletable={product.productType === 'variable' && !product.isArchived}
            onClose={() => setOpened(null)}
          />
        </Deferred>
      )}
    </Frame>
  );
}
