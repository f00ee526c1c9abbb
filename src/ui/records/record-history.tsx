import { type ReactNode, useState } from 'react';
import type { HistoryEntry } from '#openapi/types.generated';
import { SegmentedControl } from '../kit/fields/segmented-control';
import type { IconType } from '../kit/icon';
import { Card, CardHeader } from '../kit/layout/card';
import { Timeline, type TimelineEntry } from '../kit/layout/timeline';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** `steps`: past and future steps of the record; `log`: all its actions. */
type View = 'steps' | 'log';

/** The texts and icons of an entry of a record's history. */
export interface HistoryEntryTexts {
  action: ReactNode;
  who: string;
  reason: string | undefined;
  icon: IconType;
  isWrong: boolean;
  /** Below the note: the files of an answer. */
  extra?: ReactNode;
}

interface RecordHistoryProps<Entry extends HistoryEntry> {
  history: readonly Entry[];
  textsOf: (entry: Entry) => HistoryEntryTexts;
  upcoming: readonly TimelineEntry[];
  /** Which entries are steps; by default those that changed the status. */
  isStep?: (entry: Entry) => boolean;
}

function changedStatus({ from, to }: HistoryEntry): boolean {
  return from !== to;
}

/** A record's history: who moved it, when and why, and what is due next and by when. */
export function RecordHistory<Entry extends HistoryEntry>({
  history,
  textsOf,
  upcoming,
  isStep = changedStatus,
}: RecordHistoryProps<Entry>) {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  const now = useNow();
  const [view, setView] = useState<View>('steps');
  const past = (entry: Entry, index: number): TimelineEntry => {
    const { action, who, reason, icon, isWrong, extra } = textsOf(entry);
    return {
      id: `${index} ${entry.at}`,
      stage: isWrong ? 'wrong' : 'done',
      icon,
      title: action,
      time: <time dateTime={entry.at}>{format.moment(entry.at, now)}</time>,
      children: (
        <>
          <p>
            <bdi>{who}</bdi>
            {reason && ` · ${reason}`}
          </p>
          {entry.note && <p dir="auto">{entry.note}</p>}
          {extra}
        </>
      ),
    };
  };
  const moves = history.filter((entry) => view === 'log' || isStep(entry));
  return (
    <Card>
      <CardHeader
        title={list('detail.history')}
        aside={
          <SegmentedControl
            label={t('course.view')}
            segments={[
              { value: 'steps', label: t('course.steps') },
              { value: 'log', label: t('course.log') },
            ]}
            value={view}
            onChange={setView}
          />
        }
      />
      <Timeline
        label={list('detail.history')}
        entries={[...moves.map(past), ...(view === 'steps' ? upcoming : [])]}
      />
    </Card>
  );
}
