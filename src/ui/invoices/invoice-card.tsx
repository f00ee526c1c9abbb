import { styled } from 'styled-components';
import type { InvoiceSummary } from '#openapi/types.generated';
import type { InvoiceActor } from './invoice-actors';
import { DueCell, InvoiceCell, InvoiceClientCell, InvoiceTotalCell } from './invoice-cells';
import { InvoiceRowActions } from './invoice-row-actions';
import { InvoiceStatusChip } from './invoice-status-chip';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const SpreadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
  & a {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
  }
`;

interface InvoiceCardProps {
  invoice: InvoiceSummary;
  actor: InvoiceActor | undefined;
}

/** An invoice on a phone: number, client, amount, deadline, and the next step at the bottom. */
export function InvoiceCard({ invoice, actor }: InvoiceCardProps) {
  return (
    <Stack>
      <SpreadRow>
        <InvoiceCell invoice={invoice} />
        <InvoiceTotalCell invoice={invoice} />
      </SpreadRow>
      <InvoiceClientCell invoice={invoice} />
      <SpreadRow>
        <InvoiceStatusChip invoice={invoice} />
        <DueCell invoice={invoice} />
      </SpreadRow>
      <InvoiceRowActions invoice={invoice} actor={actor} wide />
    </Stack>
  );
}
