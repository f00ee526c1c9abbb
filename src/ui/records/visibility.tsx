import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import MetIcon from '~icons/solar/check-circle-bold';
import UnmetIcon from '~icons/solar/close-circle-bold';
import HiddenIcon from '~icons/solar/eye-closed-linear';
import VisibleIcon from '~icons/solar/eye-linear';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';

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
const Line = styled.li<{ $met: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--space-8);
  & > svg {
    color: ${({ $met }) => ($met ? 'var(--success-text)' : 'var(--error-text)')};
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  & > :is(button, a) {
    margin-block-start: var(--space-4);
  }
`;
const Title = styled.span<{ $met: boolean }>`
  font-weight: ${({ $met }) => ($met ? 400 : 'var(--weight-strong)')};
`;

/** Whether others see a record, as the title of the card that says why. */
export function VisibilityMessage({ isVisible, children }: VisibilityMessageProps) {
  return (
    <Message>
      <Sign $seen={isVisible}>
        <Icon of={isVisible ? VisibleIcon : HiddenIcon} />
      </Sign>
      {children}
    </Message>
  );
}

interface VisibilityMessageProps {
  isVisible: boolean;
  children: ReactNode;
}

interface VisibilityConditionProps {
  isMet: boolean;
  title: string;
  /** Whether it is met, for assistive technology. */
  state: string;
  /** How to meet it. */
  children?: ReactNode;
}

/** A condition of visibility, met or not. */
export function VisibilityConditionLine(props: VisibilityConditionProps) {
  const { isMet, title, state, children } = props;
  return (
    <Line $met={isMet} data-met={isMet}>
      <Icon of={isMet ? MetIcon : UnmetIcon} size={20} />
      <Text>
        <Title $met={isMet}>
          {title} <VisuallyHidden>{state}</VisuallyHidden>
        </Title>
        {children}
      </Text>
    </Line>
  );
}
