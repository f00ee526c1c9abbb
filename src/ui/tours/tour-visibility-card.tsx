import { styled } from 'styled-components';
import type { Tour } from '#openapi/types.generated';
import { Card } from '../kit/layout/card';
import { VisibilityConditionLine, VisibilityMessage } from '../records/visibility';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Conditions = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-12) var(--space-24);
  margin-block-start: var(--space-20);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Whether guests see the tour, with each condition. */
export function TourVisibilityCard({ tour: { isVisible, visibility } }: { tour: Tour }) {
  const t = useText('tours');
  const lacking = visibility.filter(({ isMet }) => !isMet).length;
  return (
    <Card>
      <VisibilityMessage isVisible={isVisible}>
        {isVisible ? t('visibility.visible') : t('visibility.hidden', { count: lacking })}
      </VisibilityMessage>
      <Conditions aria-label={t('visibility.label')}>
        {visibility.map(({ condition, isMet }) => (
          <VisibilityConditionLine
            key={condition}
            isMet={isMet}
            title={t(isMet ? `visibility.is.${condition}` : `visibility.lacks.${condition}`)}
            state={t(isMet ? 'visibility.met' : 'visibility.unmet')}
          />
        ))}
      </Conditions>
    </Card>
  );
}
