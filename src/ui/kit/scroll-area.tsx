import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ScrollAreaProps {
  /** Names what is scrolled; it can be scrolled by keyboard too. */
  label: string;
  children: ReactNode;
  /** px; as high as its container when left out. */
  maxHeight?: number | undefined;
}

/** The least length of the thumb, px (specification, section 9). */
const MIN_THUMB_LENGTH = 25;

/**
 * The browser still scrolls: only its bar is drawn by us, where a mouse points. Fingers keep the
 * native one (specification, section 9).
 */
const Area = styled.div<{ $most: number | undefined }>`
  max-block-size: ${({ $most }) => ($most === undefined ? '100%' : `${$most}px`)};
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: 4px;
  }
  @media (hover: hover) and (pointer: fine) {
    /* Where a bar can be drawn, these two of the page would forbid it. */
    @supports selector(::-webkit-scrollbar-thumb) {
      scrollbar-width: auto;
      scrollbar-color: auto;
      &::-webkit-scrollbar {
        inline-size: 10px;
        block-size: 10px;
      }
      &::-webkit-scrollbar-track,
      &::-webkit-scrollbar-corner {
        background: transparent;
      }
      &::-webkit-scrollbar-thumb {
        min-block-size: ${MIN_THUMB_LENGTH}px;
        min-inline-size: ${MIN_THUMB_LENGTH}px;
        /* Its see-through border makes it 6 px thick in a target of 10. */
        border: 2px solid transparent;
        border-radius: var(--radius-round);
        background: var(--line-strong) padding-box;
      }
      &::-webkit-scrollbar-thumb:hover {
        background-color: var(--input-line);
      }
    }
  }
`;

/** Content that scrolls on its own inside a card or a panel. */
export function ScrollArea({ label, children, maxHeight }: ScrollAreaProps) {
  return (
    // What scrolls must be reachable by keyboard.
    <Area $most={maxHeight} role="region" aria-label={label} tabIndex={0}>
      {children}
    </Area>
  );
}
