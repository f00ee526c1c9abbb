import { styled } from 'styled-components';

export type CounterTone = 'neutral' | 'ink' | 'warning' | 'solid';

const toneStyles: Record<CounterTone, string> = {
  neutral: 'background: var(--press); color: var(--on-press);',
  ink: 'background: var(--ink); color: var(--on-ink);',
  warning: 'background: var(--warning-soft); color: var(--warning-text);',
  solid: 'background: var(--error-solid); color: var(--on-solid);',
};

/** A small figure next to a word: a tab's count, a menu entry's waiting work. */
export const Counter = styled.span<{ $tone?: CounterTone }>`
  display: inline-grid;
  place-items: center;
  min-inline-size: 22px;
  min-block-size: 20px;
  padding-inline: 6px;
  border-radius: var(--radius-chip);
  font: 700 0.75rem/1.25rem var(--font-body);
  font-variant-numeric: tabular-nums;
  /* The figure is still to come. */
  &:empty {
    visibility: hidden;
  }
  ${({ $tone = 'neutral' }) => toneStyles[$tone]}
`;
