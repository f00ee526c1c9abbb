import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import type { useListUrl } from './list-url';

interface EmptyListProps {
  /** Whether active filters may hide existing rows. */
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  title: string;
  text: string;
  /** Clears the filters. */
  clearLabel: string;
  /** An action that adds the first row to an empty list. */
  start?: ReactNode;
}

/** A list without rows: it has no rows yet, or none match the filters. */
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
