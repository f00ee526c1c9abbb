import { Fragment } from 'react';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Language } from '#domain/format/languages';
import { PAYOUT_PARTS } from '#domain/payouts/payout-sums';
import { TotalRows } from '../../papers/total-rows';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import { type StatementRow, SUM_COLUMNS, statementRows } from './statement-rows';
import { useEntryNote } from './use-entry-note';

interface StatementPartProps {
  payout: PayoutWithEntries;
  language: Language;
}

/** The sums by kind and the net; zero sums are omitted, except sales. */
export function StatementSums({ payout, language }: StatementPartProps) {
  const t = useTextIn('payouts', language);
  const format = formatIn(language);
  const shown = PAYOUT_PARTS.filter((part) => part === 'grossSales' || payout[part] !== 0);
  return (
    <TotalRows>
      {shown.map((part) => (
        <Fragment key={part}>
          <dt>{t(`parts.${part}`)}</dt>
          <dd>
            <bdi>{format.money(payout[part])}</bdi>
          </dd>
        </Fragment>
      ))}
      <dt data-strong="">{t(payout.status === 'paid' ? 'page.netPaid' : 'page.netToPay')}</dt>
      <dd data-strong="">
        <bdi>{format.money(payout.net)}</bdi>
      </dd>
    </TotalRows>
  );
}

interface StatementLinesProps extends StatementPartProps {
  /** Whether the page has room for the net only. */
  isNarrow: boolean;
}

/** A line for each order and booking, then the other entries. */
export function StatementLines({ payout, language, isNarrow }: StatementLinesProps) {
  const t = useTextIn('payouts', language);
  const format = formatIn(language);
  const columns = isNarrow ? SUM_COLUMNS.filter((column) => column === 'net') : SUM_COLUMNS;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('columns.line')}</th>
          <th scope="col">{t('columns.date')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-end="">
              {t(`parts.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statementRows(payout).map((row) => (
          <tr key={row.id}>
            <td>
              <LineName row={row} language={language} />
            </td>
            <td>{format.date(row.entry.occurredAt)}</td>
            {columns.map((column) => (
              <td key={column} data-end="">
                <bdi>{row.sums[column] === 0 ? '—' : format.amount(row.sums[column])}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of a line's order or booking; without one, the kind of the entry and what it is for. */
function LineName({ row: { number, entry }, language }: { row: StatementRow; language: Language }) {
  const t = useTextIn('payouts', language);
  const note = useEntryNote(language)(entry);
  if (entry.booking) return t('page.booking', { number: bidiIsolate(entry.booking.number) });
  if (number !== null) return <bdi dir="ltr">{number}</bdi>;
  return (
    <>
      {t(`kinds.${entry.kind}`)}
      {note && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
    </>
  );
}
