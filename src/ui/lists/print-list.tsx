import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { provideListPrint } from '#application/lists/list-print.actors';
import { PRINT_LIMIT, type ReadPage } from '#application/lists/list-print.machine';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { Button } from '../kit/button';
import { ProgressBar } from '../kit/feedback/meter';
import { Dialog } from '../kit/overlays/dialog';
import type { DataColumn } from '../kit/table/data-table';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { PrintedSheet } from '../print/printed-sheet';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ProblemState } from './problem-state';

const Footer = styled.div`
  margin-block-start: var(--space-12);
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--line);
`;

/** The button that prints the list. */
export function PrintAction({ onPress }: { onPress: () => void }) {
  const t = useText('lists');
  return (
    <Footer>
      <Button variant="text" size="small" icon={PrintIcon} onClick={onPress}>
        {t('print.action')}
      </Button>
    </Footer>
  );
}

interface PrintProcessProps {
  readPage: ReadPage;
  onClosed: () => void;
  /** The printed content, a `PrintedSheet`; `rows` are those of the loaded pages. */
  sheet: (
    rows: readonly unknown[],
    printing: { total: number | null; onPrinted: () => void },
  ) => ReactNode;
}

/** Loads page after page, shows the progress, and renders all rows on a sheet. */
function PrintProcess({ readPage, onClosed, sheet }: PrintProcessProps) {
  const t = useText('lists');
  const { provide, inspection } = useApplication();
  const closed = useLatest(onClosed);
  const actor = useActorRef(provide(provideListPrint), { input: { readPage }, ...inspection });
  const snapshot = useSelector(actor, (current) => current);
  const { rows, total, problem } = snapshot.context;
  const cancel = () => actor.send({ type: 'print.cancel' });
  const isClosed = snapshot.status === 'done';
  useEffect(() => {
    if (isClosed) closed.current();
  }, [isClosed, closed]);
  if (snapshot.matches('ready')) {
    return sheet(rows, { total, onPrinted: () => actor.send({ type: 'sheet.close' }) });
  }
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={cancel}
      title={t('print.title')}
      footer={
        <Button variant="outline" onClick={cancel}>
          {t('print.cancel')}
        </Button>
      }
    >
      {problem && snapshot.matches('failed') ? (
        <ProblemState error={problem} onRetry={() => actor.send({ type: 'print.retry' })} />
      ) : (
        <ProgressBar
          label={t('print.collecting', { count: rows.length })}
          value={rows.length}
          max={Math.min(total ?? PRINT_LIMIT, PRINT_LIMIT)}
        />
      )}
    </Dialog>
  );
}

interface PrintListProps<R> extends Omit<PrintProcessProps, 'sheet'> {
  /** Title of the sheet. */
  title: string;
  columns: readonly DataColumn<R>[];
  rowId: (row: R) => string;
}

/**
 * Loads all rows of the filtered list, renders them on a sheet and opens the browser's print
 * dialog.
 */
export function PrintList<R>({ readPage, onClosed, ...list }: PrintListProps<R>) {
  return (
    <PrintProcess
      readPage={readPage}
      onClosed={onClosed}
      // The rows are those of the list that `readPage` belongs to.
      sheet={(rows, printing) => (
        <PrintedList {...list} {...printing} rows={rows as readonly R[]} />
      )}
    />
  );
}

interface PrintedListProps<R> extends Pick<PrintListProps<R>, 'title' | 'columns' | 'rowId'> {
  rows: readonly R[];
  total: number | null;
  onPrinted: () => void;
}

/** The printed list. */
function PrintedList<R>(props: PrintedListProps<R>) {
  const { title, columns, rowId, rows, total, onPrinted } = props;
  const t = useText('lists');
  const format = useFormat();
  const { clock } = useApplication();
  const [printedAt] = useState(() => new Date(clock.now()).toISOString());
  const shown = columns.filter(
    ({ pinned, interactive, rowHeader }) => !pinned && (rowHeader || !interactive),
  );
  const count = total ?? rows.length;
  return (
    <PrintedSheet title={title} onPrinted={onPrinted}>
      <h1>{title}</h1>
      <p>
        {format.date(printedAt)} ·{' '}
        {count > rows.length
          ? t('print.first', { count: rows.length, total: format.number(count) })
          : t('print.rows', { count })}
      </p>
      <table>
        <thead>
          <tr>
            {shown.map(({ id, header, align }) => (
              <th key={id} scope="col" data-end={align === 'end' ? '' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {shown.map(({ id, cell, align }) => (
                <td key={id} data-end={align === 'end' ? '' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  );
}
