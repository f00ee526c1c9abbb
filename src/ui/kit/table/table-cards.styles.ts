import { styled } from 'styled-components';

export const CardList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-4) var(--space-16) var(--space-16);
  &[data-refetching] {
    opacity: 0.6;
  }
  &[data-selecting] {
    padding-block-end: 120px;
  }
`;
export const RowCard = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  padding: var(--space-12);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  &[data-selectable] {
    -webkit-touch-callout: none;
    user-select: none;
  }
  &[data-selected] {
    background: linear-gradient(var(--accent-soft), var(--accent-soft)), var(--paper);
    --soft-fill: var(--paper);
    --text-2: var(--on-press);
  }
`;
