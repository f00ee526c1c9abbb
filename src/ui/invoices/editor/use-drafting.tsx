import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { provideInvoiceDrafting } from '#application/invoices/invoice-drafting.actors';
import type { InvoiceCreation } from '#openapi/types.generated';
import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { useLatest } from '../../kit/use-latest';
import { invoiceEditPath, invoicePath } from '../../links/invoice-path';
import { useApplication } from '../../portal-context/application-context';
import { useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';

/** The process from the choice to the draft, and its messages. */
export function useDrafting() {
  const t = useText('invoiceEditor');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideInvoiceDrafting), { ...inspection });
  const { invoice, problem, wanted } = snapshot.context;
  const go = useLatest(() => {
    if (invoice) void navigate(invoiceEditPath(invoice), { replace: true });
  });
  const isDrafted = snapshot.matches('drafted');
  useEffect(() => {
    if (isDrafted) go.current();
  }, [isDrafted, go]);
  const failure = snapshot.matches('failed') && problem && (
    <Note
      tone="error"
      announce
      action={
        <Button variant="text" size="small" onClick={() => send({ type: 'failure.retry' })}>
          {t('choose.retry')}
        </Button>
      }
    >
      {problemText(problem)}
    </Note>
  );
  const standing = snapshot.matches('invoiced') && invoice && (
    <Note
      tone="info"
      announce
      action={
        <ButtonLink variant="text" size="small" to={invoicePath(invoice)}>
          {t('choose.open')}
        </ButtonLink>
      }
    >
      {t(wanted?.bookingId ? 'bookings.invoiced' : 'choose.invoiced')}
    </Note>
  );
  return {
    isBusy: snapshot.hasTag('busy'),
    note: failure || standing,
    start: (wanted: InvoiceCreation) => send({ type: 'draft.start', wanted }),
    /** Clears messages about an earlier choice. */
    forget: () => send({ type: 'failure.dismiss' }),
  };
}

/** The running process of a new invoice's page. */
export type Drafting = ReturnType<typeof useDrafting>;
