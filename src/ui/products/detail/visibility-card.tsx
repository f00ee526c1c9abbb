import { styled } from 'styled-components';
import type { Product } from '#openapi/types.generated';
import { Card } from '../../kit/layout/card';
import { VisibilityMessage } from '../../records/visibility';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import type { ProductActor } from '../product-actors';
import { ConditionLine } from './condition-line';

const Conditions = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-20) var(--space-24);
  margin-block-start: var(--space-20);
  ${media.below('desktop')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface VisibilityCardProps {
  product: Product;
  actor: ProductActor | undefined;
}

/** Whether shoppers see the product: each condition, and how to fix the unmet ones. */
export function VisibilityCard({ product, actor }: VisibilityCardProps) {
  const t = useText('product');
  const { isActive, visibility } = product;
  const lacking = visibility.filter(({ isMet }) => !isMet).length;
  return (
    <Card>
      <VisibilityMessage isVisible={isActive}>
        {isActive ? t('visibility.visible') : t('visibility.hidden', { count: lacking })}
      </VisibilityMessage>
      <Conditions aria-label={t('visibility.label')}>
        {visibility.map(({ condition, isMet }) => (
          <ConditionLine
            key={condition}
            condition={condition}
            isMet={isMet}
            product={product}
            actor={actor}
          />
        ))}
      </Conditions>
    </Card>
  );
}
