import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ComparedFigure, comparisonKind, verdictOf } from '#domain/metrics/figure-comparison';
import type { FigureName } from '#domain/metrics/figure-definitions';
import DownIcon from '~icons/solar/arrow-right-down-linear';
import SameIcon from '~icons/solar/arrow-right-linear';
import UpIcon from '~icons/solar/arrow-right-up-linear';
import { Icon } from '../kit/icon';
import { useFormat } from '../text/use-format';

const Mark = styled.span<{ $verdict: 'good' | 'bad' | 'neutral' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  & > svg,
  & > b {
    color: var(
      ${({ $verdict }) =>
        ({ good: '--success-text', bad: '--error-text', neutral: '--text-2' })[$verdict]}
    );
  }
  & > b {
    font-weight: var(--weight-strong);
  }
`;

const ARROWS = {
  more: UpIcon,
  fromNothing: UpIcon,
  less: DownIcon,
  same: SameIcon,
  nothing: SameIcon,
};

interface ChangeMarkProps {
  name: FigureName;
  figure: ComparedFigure;
  /** What it is compared with. */
  children: ReactNode;
}

/**
 * A figure's change: arrow, share, and what it is compared with. Hidden from assistive technology:
 * a sentence beside it says the same.
 */
export function ChangeMark({ name, figure, children }: ChangeMarkProps) {
  const change = useChangeText();
  const kind = comparisonKind(figure);
  return (
    <Mark $verdict={verdictOf(name, kind)} aria-hidden="true">
      <Icon of={ARROWS[kind]} size={14} />
      {figure.change !== null && (
        <b>
          <bdi dir="ltr">{change(figure.change)}</bdi>
        </b>
      )}
      <span>{children}</span>
    </Mark>
  );
}

/** A change as a share: "+12,4 %". One decimal, none from a hundred percent on. */
export function useChangeText() {
  const format = useFormat();
  return (share: number, signDisplay: 'exceptZero' | 'never' = 'exceptZero') =>
    format.number(share, {
      style: 'percent',
      maximumFractionDigits: Math.abs(share) < 1 ? 1 : 0,
      signDisplay,
    });
}
