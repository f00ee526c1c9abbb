import { styled } from 'styled-components';
import type { Invoice } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

export const FactList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-12);
    font-variant-numeric: tabular-nums;
  }
  & > li > :last-child {
    font-weight: var(--weight-strong);
  }
`;

/** The payments received for the invoice. */
export function PaymentsCard({ invoice: { payments } }: { invoice: Invoice }) {
  const t = useText('invoice');
  const format = useFormat();
  return (
    <Card>
      <CardHeader title={t('payments.title')} />
      {payments.length === 0 && <Muted>{t('payments.none')}</Muted>}
      <FactList>
        {payments.map(({ id, amount, receivedOn, reference }) => (
          <li key={id}>
            <span>
              {t('payments.received', { date: format.date(receivedOn) })}
              {reference && (
                <>
                  <br />
                  <Muted>
                    <bdi dir="ltr">{reference}</bdi>
                  </Muted>
                </>
              )}
            </span>
            <bdi>{format.money(amount)}</bdi>
          </li>
        ))}
      </FactList>
    </Card>
  );
}
