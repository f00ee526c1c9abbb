import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/**
 * A menu of the header: a native browser element, so that it works without a script. The frame's
 * script closes it by Escape, by a press outside it and by a link in it.
 */
export const DropDown = styled.details`
  position: relative;
  & > summary {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-8);
    min-block-size: 40px;
    min-inline-size: 40px;
    padding-inline: var(--space-12);
    border-radius: var(--radius-control);
    background: var(--press);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    list-style: none;
    white-space: nowrap;
    cursor: pointer;
    ${media.touch} {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

/** The surface below the button. */
export const DropDownPanel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  z-index: var(--z-menu);
  min-inline-size: 200px;
  max-inline-size: calc(100vw - 32px);
  padding: var(--space-4);
  border-radius: var(--radius-note);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  & a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--space-12);
    border-radius: var(--radius-control);
    color: var(--text);
    font: 400 var(--text-body) var(--font-body);
  }
  & a:hover {
    background: var(--hover);
    text-decoration: none;
  }
  & a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
`;
