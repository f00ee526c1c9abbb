import type { EventDisplayInfo } from '@fullcalendar/react';
import { shownSpan } from '#domain/calendar/entry-span';
import { isolatedParts } from '#domain/format/isolated-parts';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { EntryBlock, EntryLine } from './calendar-grid.styles';
import { entryOf, shortTitleOf } from './grid-events';
import { VIEWS } from './grid-views';
import { SOURCE_LOOKS } from './source.styles';
import type { EntryTexts } from './use-entry-texts';

/** Icon, time and title of an entry. */
export function EntryContent({ info, texts }: { info: EventDisplayInfo; texts: EntryTexts }) {
  const { event, timeText, view, isShort } = info;
  const entry = entryOf(event);
  const isColumn = view.type !== VIEWS.month && !event.allDay;
  const Line = isColumn && !isShort ? EntryBlock : EntryLine;
  if (!entry) return <Line>{timeText}</Line>;
  // While an entry is dragged, its time is that of the grid; a deadline has no end.
  const [start = ''] = timeText.split(/\s*[–-]\s*/u);
  const isMoved = event.startStr.slice(0, 16) !== shownSpan(entry.span).start;
  const time = isColumn && !isShort && !isMoved ? texts.time(entry) : start;
  return (
    <Line title={isolatedParts(event.title).join('')}>
      <Icon of={SOURCE_LOOKS[entry.source].icon} size={14} />
      {!event.allDay && <time>{time}</time>}
      <b dir="auto" {...(entry.source === 'payout' && { 'data-wide': '' })}>
        <WholeFigures text={shortTitleOf(event)} />
      </b>
      {entry.source === 'payout' && (
        <b data-narrow="" aria-hidden>
          {texts.source(entry.source)}
        </b>
      )}
      <VisuallyHidden>{texts.source(entry.source)}</VisuallyHidden>
    </Line>
  );
}

/**
 * A title whose figures are never cut: an ellipsis of a text from right to left would hide their first
 * digits. Names in it are cut like the rest.
 */
function WholeFigures({ text }: { text: string }) {
  return isolatedParts(text).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <bdi key={at} {...(/\d/u.test(part) ? { 'data-figure': '' } : {})}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
