import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type OrderSummary,
  useGetOrderQuery,
  useListOrdersQuery,
} from '#application/api/orders-endpoints.generated';
import { provideInvoiceDrafting } from '#application/invoices/invoice-drafting.actors';
import { useApplication } from '../../app/application-context';
import { Autocomplete } from '../../kit/autocomplete';
import { Button, ButtonLink } from '../../kit/button';
import { Card, CardHead } from '../../kit/card';
import { Quiet, Stack } from '../../kit/columns';
import { Note } from '../../kit/note';
import { PageHead } from '../../kit/page-head';
import { useLatest } from '../../lists/use-latest';
import { useSettled } from '../../palette/use-settled';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { invoiceEditPath, invoicePath } from '../invoice-path';

/** A pause in typing after which the server is asked, in ms. */
const PAUSE_MS = 180;
const MOST = 10;

/** `/dashboard/invoice/new`: which order is invoiced; its draft is then edited at an address of its own. */
export function NewInvoicePage() {
  const t = useText('invoiceEditor');
  const list = useText('invoices');
  const drafting = useDrafting();
  const [params] = useSearchParams();
  const [orderId, setOrderId] = useState(params.get('order'));
  const change = (next: string | null) => {
    setOrderId(next);
    drafting.forget();
  };
  const start = () => {
    if (orderId) drafting.choose(orderId);
  };
  return (
    <>
      <PageHead
        crumbs={[
          { label: list('section') },
          { label: list('title'), to: '/dashboard/invoice' },
          { label: t('newTitle') },
        ]}
        title={t('newTitle')}
      />
      <Card>
        <CardHead title={t('choose.title')} />
        <Stack>
          <Quiet>{t('choose.text')}</Quiet>
          <OrderField value={orderId} onChange={change} />
          {drafting.note}
          <div>
            <Button busy={drafting.isBusy} disabled={orderId === null} onClick={start}>
              {t('choose.confirm')}
            </Button>
          </div>
        </Stack>
      </Card>
    </>
  );
}

/** The process from the choice to the draft, and what it has to say. */
function useDrafting() {
  const t = useText('invoiceEditor');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideInvoiceDrafting), { ...inspection });
  const { invoice, problem } = snapshot.context;
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
      {t('choose.invoiced')}
    </Note>
  );
  return {
    isBusy: snapshot.hasTag('busy'),
    note: failure || standing,
    choose: (orderId: string) => send({ type: 'order.choose', orderId }),
    /** What was said of another order is over. */
    forget: () => send({ type: 'failure.dismiss' }),
  };
}

interface OrderFieldProps {
  value: string | null;
  onChange: (orderId: string | null) => void;
}

/** The delivered orders that the server finds. */
function OrderField({ value, onChange }: OrderFieldProps) {
  const t = useText('invoiceEditor');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, PAUSE_MS);
  const { currentData, isFetching } = useListOrdersQuery({
    ...(q ? { q } : {}),
    status: ['delivered', 'invoiced', 'done'],
    sort: '-orderDate',
    ...{ page: 1, pageSize: MOST },
  });
  const { currentData: chosen } = useGetOrderQuery({ orderId: value ?? '' }, { skip: !value });
  const nameOf = ({ number, client }: Pick<OrderSummary, 'number' | 'client'>) =>
    `#${number} · ${client.firstName} ${client.lastName}`;
  return (
    <Autocomplete
      label={t('choose.label')}
      required
      placeholder={t('choose.placeholder')}
      emptyText={t('choose.none')}
      options={(currentData?.items ?? []).map((order) => ({
        value: order.id,
        label: nameOf(order),
        hint: format.money(order.total),
      }))}
      value={value}
      valueLabel={chosen && nameOf(chosen)}
      onChange={onChange}
      onInput={setTyped}
      loading={isFetching}
    />
  );
}
