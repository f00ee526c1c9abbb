import { css } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { maskedIcon } from '../icon-mask';

/** Every cell, of the header too. */
export const cellStyles = css`
  & > * > tr > * {
    padding: 6px 12px;
    ${media.below('wide')} {
      padding-inline: 8px;
    }
    text-align: start;
    vertical-align: middle;
    font-weight: inherit;
    outline: none;
  }
  & > * > tr > :first-child {
    padding-inline-start: 24px;
  }
  & > * > tr > :last-child {
    padding-inline-end: 20px;
  }
  & > * > tr > [data-selecting] {
    inline-size: 42px;
    padding-inline-end: 0;
  }
  & > * > tr > [data-align='end'] {
    text-align: end;
  }
  & > * > tr > :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -4px;
    border-radius: 6px;
  }
`;
/**
 * A picture, a link and a second line, in dense rows beside the link. A long name never pushes the
 * other columns out. The link leads from the whole cell.
 */
export const recordStyles = css`
  & > tbody > tr > [data-record] {
    --record-start: 12px;
    --record-picture: var(--row-picture, 44px);
    position: relative;
    min-inline-size: 216px;
    max-inline-size: 0;
    padding-block: 4px;
    padding-inline-start: calc(var(--record-start) + var(--record-picture) + var(--space-12));
    white-space: nowrap;
    ${media.below('wide')} {
      --record-start: 8px;
    }
    &:first-child {
      --record-start: 24px;
    }
    & > img,
    &::before {
      position: absolute;
      inset-block-start: calc(50% - var(--record-picture) / 2);
      inset-inline-start: var(--record-start);
      inline-size: var(--record-picture);
      block-size: var(--record-picture);
    }
    &::before {
      content: '';
      border-radius: var(--radius-control);
      background: var(--sunk);
    }
    & > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & > a:first-child::before {
      ${maskedIcon(20)}
      /* The link's text has a direction of its own. */
      direction: ltr;
      position: absolute;
      inset-block-start: calc(50% - 10px);
      inset-inline-start: calc(var(--record-start) + var(--record-picture) / 2 - 10px);
      color: var(--text-disabled);
    }
    & > :is(a, span) {
      inline-size: fit-content;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* A long name has a second line; two lines of names and one of details fit into a row. */
    & > a {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.35;
      white-space: normal;
    }
  }
  :root[dir='rtl'] & > tbody > tr > [data-record] > a:first-child::before {
    direction: rtl;
  }
  &[data-density='dense'] > tbody > tr > [data-record] {
    overflow: hidden;
    text-overflow: ellipsis;
    & > :is(a, span) {
      display: inline;
      white-space: nowrap;
    }
    & > span {
      margin-inline-start: var(--space-8);
    }
  }
`;
/** The longest text never moves another column: it ends with an ellipsis. */
export const textStyles = css`
  & > * > tr > [data-text] {
    min-inline-size: 132px;
  }
  & > tbody > tr > [data-text] {
    max-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > tbody > tr > [data-text] > :is(bdi, span),
  & > tbody > tr > [data-text] [data-lines] > * {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* At the start of the cell, also where the text has another direction. */
  & > tbody > tr > [data-text] > :is(bdi, span) {
    display: block;
    inline-size: fit-content;
  }
  & > tbody > tr > [data-text] [data-lines] {
    align-items: flex-start;
  }
`;
