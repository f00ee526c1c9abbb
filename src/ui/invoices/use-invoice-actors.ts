import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import {
  createInvoiceActors,
  type InvoiceActors,
  type InvoiceOutcome,
  type InvoiceRow,
} from './invoice-actors';

/** The processes of the displayed invoices; shows the outcome of each action. */
export function useInvoiceActors(
  invoices: readonly InvoiceRow[],
  onOutcome?: (outcome: InvoiceOutcome) => void,
): InvoiceActors {
  const application = useApplication();
  const t = useText('invoices');
  const onOutcomeRef = useLatest((outcome: InvoiceOutcome) => {
    const number = outcome.record.number ?? '';
    toasts.show({ title: t(`toast.${outcome.action}`, { number }) });
    onOutcome?.(outcome);
  });
  return useRecordActors(invoices, () =>
    createInvoiceActors(application, (outcome) => onOutcomeRef.current(outcome)),
  );
}
