import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';

export type BadgeTone = 'error' | 'warning' | 'success' | 'info' | 'accent';

export interface BadgeProps {
  /** The element that carries the badge: an avatar, an icon. */
  children: ReactNode;
  /** A figure; nothing is shown at 0. Without it, a dot is shown. */
  count?: number | undefined;
  /** Larger figures are shown as "99+". */
  max?: number | undefined;
  /** The meaning of the figure or dot, for screen readers: "4 notifications", "en ligne". */
  label: string;
  tone?: BadgeTone | undefined;
}

const solids: Record<BadgeTone, string> = {
  error: 'background: var(--error-solid); color: var(--on-solid);',
  warning: 'background: var(--warning-solid); color: var(--on-solid);',
  success: 'background: var(--success-solid); color: var(--on-solid);',
  info: 'background: var(--info-solid); color: var(--on-solid);',
  accent: 'background: var(--accent); color: var(--on-accent);',
};

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`;
const Mark = styled.span<{ $tone: BadgeTone; $dot: boolean }>`
  position: absolute;
  inset-block-start: ${({ $dot }) => ($dot ? '0' : '-6px')};
  /* A longer figure grows outwards. */
  inset-inline-start: calc(100% - 10px);
  display: grid;
  place-items: center;
  min-inline-size: ${({ $dot }) => ($dot ? 10 : 18)}px;
  block-size: ${({ $dot }) => ($dot ? 10 : 18)}px;
  padding-inline: ${({ $dot }) => ($dot ? 0 : 4)}px;
  border-radius: var(--radius-round);
  box-shadow: 0 0 0 2px var(--paper);
  ${({ $tone }) => solids[$tone]}
  font: 700 11px / 18px var(--font-body);
  font-variant-numeric: tabular-nums;
`;

/** A figure or a dot on the corner of an element. */
export function Badge({ children, count, max = 99, label, tone = 'error' }: BadgeProps) {
  const dot = count === undefined;
  return (
    <Anchor>
      {children}
      {count !== 0 && (
        <>
          <Mark $tone={tone} $dot={dot} aria-hidden="true">
            {!dot && (count > max ? `${max}+` : count)}
          </Mark>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
