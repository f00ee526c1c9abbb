import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import type { useListUrl } from './list-url';

interface NoRowsProps {
  title: string;
  text: string;
  /** The words of the way back to the whole list, where filters keep nothing of it. */
  clear: string | null;
  url: ReturnType<typeof useListUrl>;
}

/** A list without rows: there are none yet, or none that the filters keep. */
export function NoRows({ title, text, clear, url }: NoRowsProps) {
  return (
    <EmptyState
      title={title}
      action={
        clear !== null && (
          <Button variant="soft" onClick={() => url.clear(['tab', 'pageSize'])}>
            {clear}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
