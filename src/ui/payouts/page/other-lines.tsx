import { styled } from 'styled-components';
import type { PayoutEntry } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted } from '../../kit/table/columns';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useEntryNote } from './use-entry-note';

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-12);
    padding-block: var(--space-8);
    border-block-start: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  & > li > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
`;

/** A payout's entries without an order or a booking: adjustments, the store's own fees, amounts carried over. */
export function OtherLines({ entries }: { entries: readonly PayoutEntry[] }) {
  const t = useText('payouts');
  const format = useFormat();
  const now = useNow();
  const noteOf = useEntryNote(format.language);
  return (
    <Card>
      <CardHeader title={t('page.others')} />
      <Lines>
        {entries.map((entry) => (
          <li key={entry.id}>
            <div>
              <span>{t(`kinds.${entry.kind}`)}</span>
              <Muted>
                {[format.moment(entry.occurredAt, now), noteOf(entry)].filter(Boolean).join(' · ')}
              </Muted>
            </div>
            <bdi>{format.money(entry.amount)}</bdi>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
