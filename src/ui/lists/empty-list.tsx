import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import type { useListUrl } from './list-url';

interface EmptyListProps {
  /** Whether filters keep what there is from sight. */
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  title: string;
  text: string;
  /** Takes the filters away. */
  clearLabel: string;
  /** What fills a list in which nothing is yet. */
  start?: ReactNode;
}

/** A list without rows: nothing there yet, or nothing that the filters keep. */
export function EmptyList({ filtered, url, title, text, clearLabel, start }: EmptyListProps) {
  const clear = (
    <Button variant="soft" onClick={() => url.clear(['tab', 'pageSize'])}>
      {clearLabel}
    </Button>
  );
  return (
    <EmptyState title={title} action={filtered ? clear : start}>
      {text}
    </EmptyState>
  );
}
