import { css, styled } from 'styled-components';

/**
 * Where the columns do not fit, the first one and the actions stay visible while the rest scrolls.
 */
const frozenStyles = css`
  & :is(th, td):first-child,
  & [data-selecting] + :is(th, td),
  & [data-pinned] {
    position: sticky;
    z-index: 1;
  }
  & :is(th, td):first-child {
    inset-inline-start: 0;
  }
  & [data-selecting] + :is(th, td) {
    inset-inline-start: 42px;
  }
  & [data-pinned] {
    inset-inline-end: 0;
  }
  & td,
  & tbody th {
    background: linear-gradient(var(--row-tint), var(--row-tint)), var(--paper);
  }
  & thead th {
    inset-block-start: 0;
    transform: translateY(var(--head-shift, 0));
  }
  & thead :is(:first-child, [data-selecting] + th, [data-pinned]) {
    z-index: 3;
  }
  & tr > :is(th, td):first-child:not([data-selecting]),
  & tr > [data-selecting] + :is(th, td) {
    border-inline-end: 1px solid var(--line);
  }
  & tr > [data-pinned] {
    border-inline-start: 1px solid var(--line);
  }
`;

/** The container of the selection bar; isolates the stacking order inside. */
export const TableFrame = styled.div`
  position: relative;
  isolation: isolate;
  & tbody {
    transition: opacity var(--t-hover) var(--ease);
  }
  &[data-refetching] tbody {
    opacity: 0.6;
  }
`;
/**
 * Scrolls sideways only where the columns do not fit; otherwise the header sticks to the window.
 */
export const TableScroller = styled.div`
  overflow-x: clip;
  &[data-sideways] {
    overflow-x: auto;
    overflow-y: hidden;
    ${frozenStyles}
  }
`;
