import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NameText } from '../name-text';
import { Muted } from '../table/columns';

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  &[data-end] {
    align-items: flex-end;
  }
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`;
const Strong = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  font-weight: var(--weight-strong);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const SecondLine = styled(Muted)`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface TwoLinesProps {
  children: ReactNode;
  /** The muted line. */
  below?: ReactNode;
  /** Names may have another direction than the page. */
  dir?: 'auto';
  /** At the cell's end, for figures. */
  end?: boolean;
  /** The whole text, where a line that is not a string may be cut. */
  title?: string | undefined;
}

/** A table cell with a main line, often a name, and a muted line. */
export function TwoLines({ children, below, dir, end = false, title }: TwoLinesProps) {
  return (
    <Lines data-lines="" title={title} {...(end ? { 'data-end': '' } : {})}>
      <Strong dir={dir} title={typeof children === 'string' ? children : undefined}>
        {typeof children === 'string' ? <NameText>{children}</NameText> : children}
      </Strong>
      {below && (
        <SecondLine title={typeof below === 'string' ? below : undefined}>{below}</SecondLine>
      )}
    </Lines>
  );
}
