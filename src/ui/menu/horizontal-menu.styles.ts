import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { media } from '../theme/breakpoints';

/** An item of the horizontal menu, 32 high. */
export const horizontalItemStyles = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 32px;
  padding-inline: 10px;
  border-radius: var(--radius-control);
  color: var(--on-press);
  font: 500 var(--text-table) var(--font-body);
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--hover);
    color: var(--text);
    text-decoration: none;
  }
  &:is([aria-current='page'], [data-active]) {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

export const HorizontalMenuLink = styled(Link)`
  ${horizontalItemStyles}
`;
