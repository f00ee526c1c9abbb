import type { ReactNode } from 'react';
import { PaperPrinting } from './paper-printing';
import { type LetterheadBearer, type Letterheads, useLetterheads } from './use-letterheads';

interface RecordPrintingProps {
  record: LetterheadBearer;
  onClosed: () => void;
  sheet: (letterheads: Letterheads, onPrinted: () => void) => ReactNode;
}

/** Prints the paper of one record that is no order, with the letterhead that it refers to. */
export function RecordPrinting({ record, onClosed, sheet }: RecordPrintingProps) {
  const letterheads = useLetterheads();
  return (
    <PaperPrinting
      paper={null}
      prepares={false}
      readOrders={async () => {
        await letterheads.read([record]);
        return [];
      }}
      onClosed={onClosed}
      sheet={(_, onPrinted) => sheet(letterheads, onPrinted)}
    />
  );
}
