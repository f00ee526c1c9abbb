import { styled } from 'styled-components';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 22px;
  min-block-size: 22px;
  padding-inline: 5px;
  border: 1px solid var(--line);
  border-radius: var(--radius-chip);
  background: var(--paper);
  color: var(--on-press);
  font: var(--weight-strong) 0.75rem/1.125rem var(--font-body);
`;
