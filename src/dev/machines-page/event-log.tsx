import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../ui/kit/feedback/empty-state';
import { useText } from '../../ui/text/use-text';
import { media } from '../../ui/theme/breakpoints';
import type { MonitorSnapshot } from '../monitor/machine-monitor';
import { addressOf, type Entry } from '../recording/entry';
import { placeOf } from './machines-page.styles';

const ROW = 32;
/** Rows rendered outside the view, so that a turn of the wheel shows no empty rows. */
const BEYOND = 4;

/* One component has the styles of all rows: hundreds of components of their own would be too
   slow in a burst of events. */
const Frame = styled.div`
  position: relative;
  block-size: 340px;
  overflow: auto;
  overscroll-behavior: contain;
  & > button {
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: 92px minmax(90px, 150px) minmax(120px, 1fr) minmax(0, 1.4fr);
    align-items: center;
    gap: var(--space-8);
    inline-size: 100%;
    block-size: ${ROW}px;
    padding-inline: var(--space-24);
    color: var(--text);
    text-align: start;
    white-space: nowrap;
    /* Cut to nothing, its words would help nobody: a telephone scrolls to the side. */
    ${media.below('phone')} {
      min-inline-size: 640px;
    }
  }
  & code {
    overflow: hidden;
    font: 400 0.75rem / 1.125rem ui-monospace, monospace;
    text-overflow: ellipsis;
    unicode-bidi: isolate;
  }
  & > button:hover {
    background: var(--hover);
  }
  & > [aria-current='true'] {
    background: var(--accent-soft2);
  }
  & > [data-ignored='true']:not([aria-current='true']) {
    color: var(--text-2);
  }
`;

export function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}

function shortStates(ids: readonly string[]): string {
  return ids.map(placeOf).join(', ');
}

const letters = new WeakMap<Entry, string>();

/** The searchable text of an entry, computed once. */
function lettersOf(entry: Entry): string {
  const known = letters.get(entry);
  if (known !== undefined) return known;
  const { event, machine, actor, from, to, guards, changes } = entry;
  const all = JSON.stringify([event, machine, actor, from, to, guards, changes]).toLowerCase();
  letters.set(entry, all);
  return all;
}

export interface LogFilter {
  readonly machine: string | null;
  readonly actor: string | null;
  readonly search: string;
}

/** The entries that match a filter, the oldest first. */
function useFiltered({ entries }: MonitorSnapshot, filter: LogFilter): readonly Entry[] {
  const { machine, actor, search } = filter;
  const wanted = useDeferredValue(search.toLowerCase());
  return useMemo(
    () =>
      entries.filter(
        (entry) =>
          (machine === null || entry.machine === machine) &&
          (actor === null || addressOf(entry) === actor) &&
          (wanted === '' || lettersOf(entry).includes(wanted)),
      ),
    [entries, machine, actor, wanted],
  );
}

export interface EventLogProps {
  watched: MonitorSnapshot;
  filter: LogFilter;
  chosen: Entry | null;
  onChoose: (entry: Entry) => void;
}

/** The log, the newest entry first. Only the visible rows are rendered. */
export function EventLog({ watched, filter, chosen, onChoose }: EventLogProps) {
  const t = useText('dev');
  const entries = useFiltered(watched, filter);
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  if (entries.length === 0) {
    return <EmptyState title={t(watched.entries.length === 0 ? 'empty' : 'noneFits')} />;
  }
  const first = Math.max(0, Math.floor(top / ROW) - BEYOND);
  const count = Math.ceil(340 / ROW) + 2 * BEYOND;
  const newest = entries.length - 1;
  const rows = Array.from({ length: count }, (_, index) => first + index).flatMap((index) => {
    const entry = entries[newest - index];
    return entry ? [{ entry, index }] : [];
  });
  return (
    <Frame
      ref={frame}
      role="group"
      aria-label={t('logLabel')}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div style={{ blockSize: entries.length * ROW }} />
      {rows.map(({ entry, index }) => (
        <button
          // A row keeps its entry when new entries arrive, so that a user does not press another
          // one.
          key={`${addressOf(entry)} ${entry.id}`}
          type="button"
          style={{ insetBlockStart: index * ROW }}
          aria-current={chosen === entry}
          data-ignored={entry.fired.length === 0}
          onClick={() => onChoose(entry)}
        >
          <code dir="ltr">{timeOf(entry.at)}</code>
          <code dir="ltr">{entry.actor}</code>
          <code dir="ltr">{entry.event.type}</code>
          <code dir="ltr">{`${shortStates(entry.from)} → ${shortStates(entry.to)}`}</code>
        </button>
      ))}
    </Frame>
  );
}
