import { css } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** An option in a list of choices, for any library. */
export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 36px;
  padding: 6px 10px;
  border-radius: var(--radius-control);
  font: 400 var(--text-table) var(--font-body);
  outline: none;
  cursor: pointer;
  ${media.touch} {
    min-block-size: 44px;
  }
  &:is([data-focused], [data-hovered], [data-highlighted]) {
    background: var(--press);
  }
  &[data-disabled] {
    color: var(--text-2);
    cursor: not-allowed;
    & b {
      font-weight: 400;
    }
  }
  & svg {
    color: var(--accent-text);
  }
`;
