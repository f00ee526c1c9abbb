import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { media } from '../theme/breakpoints';

export interface EntryStyleProps {
  /** Icons only, with tooltips. */
  $mini: boolean;
}

/* In mini, figures are on the icon's corner. */
const miniStyles = css`
  position: relative;
  justify-content: center;
  min-block-size: 44px;
  padding: 0;
  & > span[aria-hidden='true'] {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    min-inline-size: 18px;
    min-block-size: 18px;
    padding-inline: 4px;
    line-height: 18px;
  }
`;

const entryStyles = css<EntryStyleProps>`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: 36px;
  margin-block-end: 2px;
  padding: 4px var(--space-12);
  border-radius: var(--radius-control);
  color: var(--text-2);
  font: 500 var(--text-table) var(--font-body);
  &:hover {
    background: var(--hover);
    color: var(--on-press);
    text-decoration: none;
  }
  /* A figure, or the lock, after the word. */
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
  ${({ $mini }) => $mini && miniStyles}
`;

export const EntryLink = styled(Link)<EntryStyleProps>`
  ${entryStyles}
  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
`;
export const EntryButton = styled.button<EntryStyleProps>`
  ${entryStyles}
`;
/** An entry that is visible but not a link. */
export const LockedEntry = styled.span<EntryStyleProps>`
  ${entryStyles}
  color: var(--text-disabled);
  cursor: not-allowed;
  &:hover {
    background: none;
    color: var(--text-disabled);
  }
`;
