import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useGetCalendarImportQuery } from '#application/api/agenda-endpoints.generated';
import {
  calendarFileUpload,
  calendarImportRun,
  importRecord,
  NO_CALENDAR_FILE,
} from '#application/calendar/import-editing';
import type { ApiProblem } from '#application/ports/transport.port';
import { wallClockOf } from '#domain/calendar/entry-span';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { CalendarImport, CalendarImportItem } from '#openapi/types.generated';
import { useRecordEdit } from '../forms/use-record-edit';
import { useSaved } from '../forms/use-saved';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { Note } from '../kit/feedback/note';
import { toasts } from '../kit/feedback/toast-store';
import type { Tone } from '../kit/feedback/tone';
import { FileDrop } from '../kit/fields/file-drop';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const ACCEPTED = ['.ics', 'text/calendar'] as const;
const OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;
const TONES: Readonly<Record<(typeof OUTCOMES)[number], Tone>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  refused: 'error',
};
const FILE_CODES = [
  'not_calendar',
  'too_many_events',
  'line_too_long',
  'nested_too_deeply',
] as const;

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
const Items = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-4) var(--space-12);
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--line);
  }
  & p {
    grid-column: 1 / -1;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & b {
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
  padding-block-end: var(--space-8);
`;

interface ImportDialogProps {
  /** The import whose changes are shown; undefined before a file was read. */
  importId: string | undefined;
  onRead: (importId: string) => void;
  onDone: () => void;
}

/** The import of a calendar file: it shows first what it would change. */
export function ImportDialog({ importId, onRead, onDone }: ImportDialogProps) {
  const t = useText('calendar');
  return (
    <Dialog
      open
      onClose={onDone}
      title={importId ? t('import.review') : t('import.title')}
      width={600}
    >
      {importId ? <Review importId={importId} onDone={onDone} /> : <ChooseFile onRead={onRead} />}
    </Dialog>
  );
}

/** The sentence for a file that cannot be read. */
function useFileProblemText(): (problem: ApiProblem) => string {
  const t = useText('calendar');
  const problemText = useProblemText();
  return (problem) => {
    const [code] = problem.errors?.['file'] ?? [];
    const own = FILE_CODES.find((one) => one === code);
    return own ? t(`import.errors.${own}`) : problemText(problem);
  };
}

function ChooseFile({ onRead }: Pick<ImportDialogProps, 'onRead'>) {
  const t = useText('calendar');
  const problemText = useFileProblemText();
  const edit = useRecordEdit({
    editing: calendarFileUpload,
    record: NO_CALENDAR_FILE,
    subject: null,
  });
  const { snapshot, send, record } = edit;
  useSaved(edit, () => record.id && onRead(record.id));
  const { problem } = snapshot.context;
  const read = ([file]: readonly File[]) => {
    if (file) send({ type: 'record.save', attempt: { values: { file }, changes: { file } } });
  };
  return (
    <>
      <FileDrop
        label={t('import.file')}
        help={t('import.help')}
        chooseLabel={t('import.choose')}
        accept={ACCEPTED}
        progress={snapshot.hasTag('busy') ? { label: t('import.reading') } : undefined}
        error={problem ? problemText(problem) : undefined}
        onFiles={read}
      />
      <Actions />
    </>
  );
}

interface ReviewProps {
  importId: string;
  onDone: () => void;
}

function Review({ importId, onDone }: ReviewProps) {
  const { currentData, error, refetch } = useGetCalendarImportQuery({ importId });
  if (currentData) return <Changes read={currentData} onDone={onDone} />;
  return error ? <ProblemState error={error} onRetry={refetch} /> : <Skeleton $height="240px" />;
}

function Changes({ read, onDone }: { read: CalendarImport; onDone: () => void }) {
  const t = useText('calendar');
  const problemText = useProblemText();
  const record = useMemo(() => importRecord(read), [read]);
  const edit = useRecordEdit({ editing: calendarImportRun, record, subject: null });
  const { snapshot, send } = edit;
  const { problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const { counts, items, status, fileName } = read;
  const isOver = status === 'finished';
  useSaved(edit, () => toasts.show({ title: t('import.done') }));
  const values = { isRun: true };
  return (
    <>
      <p>{t('import.file_of', { name: fileName })}</p>
      {isOver && <Note tone="success">{t('import.done')}</Note>}
      {problem && (
        <Note tone="error" announce title={t('import.failed')}>
          {problemText(problem)}
        </Note>
      )}
      <Counts>
        {OUTCOMES.map((outcome) => (
          <Chip key={outcome} tone={TONES[outcome]}>
            {t(`import.outcomes.${outcome}`, { count: counts[outcome] })}
          </Chip>
        ))}
      </Counts>
      <Items>
        {items.map((item) => (
          <Item key={`${item.line}`} item={item} />
        ))}
      </Items>
      <Actions>
        <Button variant="outline" disabled={busy} onClick={onDone}>
          {isOver ? t('import.close') : t('import.cancel')}
        </Button>
        {!isOver && (
          <Button
            busy={busy}
            disabledReason={counts.new + counts.changed === 0 ? t('import.nothing') : undefined}
            onClick={() => send({ type: 'record.save', attempt: { values, changes: values } })}
          >
            {t('import.run')}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** When an event of a file is. */
function useTimes(): (item: CalendarImportItem) => string {
  const t = useText('calendar');
  const format = useFormat();
  return ({ startsAt, endsAt, day, lastDay }) => {
    if (day) {
      const [from, to] = [day, lastDay ?? day].map((one) =>
        format.date(casablancaInstant(one, 12)),
      );
      return from === to ? `${from}` : t('toolbar.days', { from, to });
    }
    if (!startsAt) return '';
    const from = format.dateTime(startsAt);
    if (!endsAt || endsAt === startsAt) return from;
    const isOneDay = wallClockOf(startsAt).slice(0, 10) === wallClockOf(endsAt).slice(0, 10);
    const to = isOneDay ? format.time(endsAt) : format.dateTime(endsAt);
    return t('toolbar.days', { from, to });
  };
}

/** An event of the file: what the import does with it, and why not. */
function Item({ item }: { item: CalendarImportItem }) {
  const t = useText('calendar');
  const format = useFormat();
  const times = useTimes();
  const { outcome, title, line, isRecurring, changes, reasons } = item;
  const facts = [
    times(item),
    ...(isRecurring ? [t('import.recurring')] : []),
    ...(outcome === 'refused' ? [t('import.line', { line })] : []),
  ].filter((fact) => fact !== '');
  return (
    <li>
      <b dir="auto">{title || t('import.line', { line })}</b>
      <Chip tone={TONES[outcome]}>{t(`import.outcome.${outcome}`)}</Chip>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {changes.length > 0 && (
        <p>
          {t('import.changes', {
            fields: format.list(changes.map((field) => t(`import.fields.${field}`))),
          })}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{t(`import.reasons.${reason}`)}</p>
      ))}
    </li>
  );
}
