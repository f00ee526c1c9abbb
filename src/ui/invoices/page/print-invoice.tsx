import { useState } from 'react';
import type { PrintedOrder } from '#application/papers/paper-printing.machine';
import type { PaperChoice } from '#domain/papers/papers';
import type { Invoice } from '#openapi/types.generated';
import { PaperPrinting } from '../../papers/paper-printing';
import { useLetterheads } from '../../papers/use-letterheads';
import { PrintedInvoice } from './printed-invoice';

interface PrintInvoiceProps extends PaperChoice {
  /** Rejects with an ApiProblem. */
  readInvoice: () => Promise<Invoice>;
  onClosed: () => void;
}

/** Prints an invoice or a credit note; the history of its order, if it has one, records it. */
export function PrintInvoice({ readInvoice, onClosed, ...choice }: PrintInvoiceProps) {
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const letterheads = useLetterheads();
  const readOrders = async (): Promise<readonly PrintedOrder[]> => {
    const read = await readInvoice();
    await letterheads.read([read]);
    setInvoice(read);
    return read.orderId ? [{ id: read.orderId, allowedActions: [] }] : [];
  };
  return (
    <PaperPrinting
      paper="invoice"
      prepares={false}
      readOrders={readOrders}
      onClosed={onClosed}
      sheet={(_, onPrinted) =>
        invoice && (
          <PrintedInvoice
            {...choice}
            invoice={invoice}
            letterheads={letterheads}
            onPrinted={onPrinted}
          />
        )
      }
    />
  );
}
