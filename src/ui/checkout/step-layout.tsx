import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { amountsOf } from './cart-amounts';
import type { CheckoutProcess } from './use-checkout';

/** A step, its next button and the summary; on a phone the button is at the window's bottom. */
export const StepLayout = styled.div`
  display: grid;
  grid-template: 'step recap' auto 'way recap' 1fr / minmax(0, 1fr) 340px;
  align-items: start;
  gap: var(--space-24);
  & > section {
    grid-area: recap;
  }
  &:not(:has(> section)) {
    grid-template: 'step' auto 'way' auto / minmax(0, 1fr);
  }
  ${media.below('tablet')} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-16);
    & > section {
      order: 1;
    }
  }
`;
/** The contents and fields of a step. */
export const StepBody = styled.div`
  grid-area: step;
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;
  ${media.below('tablet')} {
    & :is(input, button, a) {
      scroll-margin-block-end: 112px;
    }
  }
`;
const NavigationRow = styled.div`
  grid-area: way;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  ${media.below('tablet')} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    order: 2;
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--space-16));
    padding: var(--space-12) var(--space-16) calc(var(--space-12) + env(safe-area-inset-bottom));
    background: var(--paper);
    box-shadow: 0 -1px 0 var(--line);
  }
`;
/**
 * On a phone, the mock-ups use the steps above for going back, and show the total in the footer.
 */
const Back = styled.div`
  ${media.below('tablet')} {
    display: none;
  }
`;
const MobileTotal = styled.p`
  display: none;
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  & > strong {
    display: block;
    color: var(--text);
    font: var(--weight-head) var(--text-h2) var(--font-head);
    white-space: nowrap;
  }
  ${media.below('tablet')} {
    display: block;
  }
`;
const ForwardAction = styled.div`
  ${media.below('tablet')} {
    display: flex;
    flex: 1 1 auto;
    /* A button may stand in a box of its own, for its tooltip. */
    & > *,
    & button {
      flex: 1 1 auto;
    }
  }
`;

export interface StepFooterProps {
  back: ReactNode;
  /** Shown on a phone, where the summary is below the step. */
  total: { label: string; amount: number };
  children: ReactNode;
}

/** The back and next buttons in a step's footer. */
export function StepFooter({ back, total: { label, amount }, children }: StepFooterProps) {
  const { money } = useFormat();
  return (
    <NavigationRow data-bottom-bar="">
      <Back>{back}</Back>
      <MobileTotal>
        {label}
        <strong>{money(amount)}</strong>
      </MobileTotal>
      <ForwardAction>{children}</ForwardAction>
    </NavigationRow>
  );
}

export interface StepNavigationProps {
  process: CheckoutProcess;
  back: ReactNode;
  children: ReactNode;
}

/** The footer of a step of the checkout, with the total of the cart. */
export function StepNavigation({ process, back, children }: StepNavigationProps) {
  const t = useText('checkout');
  const { shipping, total: amount } = amountsOf(process);
  const total = { label: t(shipping === null ? 'totalWithout' : 'total'), amount };
  return (
    <StepFooter back={back} total={total}>
      {children}
    </StepFooter>
  );
}
