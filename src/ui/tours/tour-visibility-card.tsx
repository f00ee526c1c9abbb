import { styled } from 'styled-components';
import type { Tour } from '#application/api/tours-endpoints.generated';
import MetIcon from '~icons/solar/check-circle-bold';
import UnmetIcon from '~icons/solar/close-circle-bold';
import HiddenIcon from '~icons/solar/eye-closed-linear';
import VisibleIcon from '~icons/solar/eye-linear';
import { Icon } from '../kit/icon';
import { Card } from '../kit/layout/card';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Message = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;
const Sign = styled.span<{ $seen: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: ${({ $seen }) => ($seen ? 'var(--success-soft)' : 'var(--warning-soft)')};
  color: ${({ $seen }) => ($seen ? 'var(--success-text)' : 'var(--warning-text)')};
`;
const Conditions = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-12) var(--space-24);
  margin-block-start: var(--space-20);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Condition = styled.li<{ $met: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--space-8);
  font-weight: ${({ $met }) => ($met ? 400 : 'var(--weight-strong)')};
  & > svg {
    color: ${({ $met }) => ($met ? 'var(--success-text)' : 'var(--error-text)')};
  }
`;

/** Whether guests see the tour, with each condition. */
export function TourVisibilityCard({ tour: { isVisible, visibility } }: { tour: Tour }) {
  const t = useText('tours');
  const lacking = visibility.filter(({ isMet }) => !isMet).length;
  return (
    <Card>
      <Message>
        <Sign $seen={isVisible}>
          <Icon of={isVisible ? VisibleIcon : HiddenIcon} />
        </Sign>
        {isVisible ? t('visibility.visible') : t('visibility.hidden', { count: lacking })}
      </Message>
      <Conditions aria-label={t('visibility.label')}>
        {visibility.map(({ condition, isMet }) => (
          <Condition key={condition} $met={isMet} data-met={isMet}>
            <Icon of={isMet ? MetIcon : UnmetIcon} size={20} />
            <span>
              {t(isMet ? `visibility.is.${condition}` : `visibility.lacks.${condition}`)}{' '}
              <VisuallyHidden>{t(isMet ? 'visibility.met' : 'visibility.unmet')}</VisuallyHidden>
            </span>
          </Condition>
        ))}
      </Conditions>
    </Card>
  );
}
