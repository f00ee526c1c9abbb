import { css } from 'styled-components';

/**
 * An area that takes what is dropped on it, with the attributes of `useDrop`, and `data-drop-target`
 * while something is dragged over it.
 */
export const dropArea = css`
  position: relative;
  outline: none;
  &[data-drop-target] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  /*
   * The pointer meets the area itself, not what is in it, nor the text of an empty area. The browser does
   * not tell that a drag has left an element that is gone meanwhile, and the area would never be entered
   * again.
   */
  &[data-drop-target]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  & > p {
    pointer-events: none;
  }
`;
