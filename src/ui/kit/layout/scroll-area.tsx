import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ScrollAreaProps {
  /** Names the scrollable area, which can also be scrolled by keyboard. */
  label: string;
  children: ReactNode;
  /** px; the height of its container by default. */
  maxHeight?: number | undefined;
}

/** The minimum length of the thumb, px (specification, section 9). */
const MIN_THUMB_LENGTH = 25;

/**
 * The browser scrolls; only its scrollbar is styled, on devices with a mouse. Touch devices keep
 * the native one (specification, section 9).
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

/** Content that scrolls separately inside a card or a panel. */
export function ScrollArea({ label, children, maxHeight }: ScrollAreaProps) {
  return (
    // A scrollable area must be reachable by keyboard.
    <Area $most={maxHeight} role="region" aria-label={label} tabIndex={0}>
      {children}
    </Area>
  );
}
