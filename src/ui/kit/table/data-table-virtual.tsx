import type { ReactNode } from 'react';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { styled } from 'styled-components';
import { HEADER_HEIGHT } from './data-table-parts';

/** Rows and cells are boxes that the layout positions, instead of table elements. */
const Window = styled.div<{ $height: number }>`
  & [role='grid'] {
    display: block;
    block-size: ${({ $height }) => $height}px;
    overflow: auto;
  }
  & [role='row'] {
    display: block;
    inline-size: 100%;
  }
  & :is([role='gridcell'], [role='rowheader'], [role='columnheader']) {
    display: flex;
    align-items: center;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    white-space: nowrap;
  }
  & :is([role='gridcell'], [role='rowheader']) {
    box-shadow: inset 0 -1px 0 var(--line);
  }
  & [data-align='end'] {
    justify-content: flex-end;
  }
`;

interface VirtualTableProps {
  /** Height of the visible window on the rows, in px. */
  height: number;
  rowHeight: number;
  children: ReactNode;
}

/** Renders only the visible rows, for long tables without pages. */
export function VirtualTable({ height, rowHeight, children }: VirtualTableProps) {
  return (
    <Window $height={height}>
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: HEADER_HEIGHT }}>
        {children}
      </Virtualizer>
    </Window>
  );
}
