import { styled } from 'styled-components';
import { type DayRange, daysOfRange } from '#domain/calendar/calendar-range';
import { formatHijriDay } from '#domain/calendar/hijri';
import { casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import { EmptyState } from '../kit/feedback/empty-state';
import { Icon } from '../kit/icon';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { entriesByDay, type ShownEntry } from './shown-entries';
import { SOURCE_LOOKS, sourceClass } from './source.styles';
import { useEntryTexts } from './use-entry-texts';

const Days = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Day = styled.li`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: var(--space-8) var(--space-16);
  padding: var(--space-12) var(--space-20);
  border-block-start: 1px solid var(--line);
  &:first-child {
    border-block-start: 0;
  }
  &[aria-current] {
    background: var(--accent-soft);
  }
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & > h3 > small {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-16);
  }
`;
const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Entry = styled.button`
  display: grid;
  grid-template-columns: 112px 20px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-8);
  inline-size: 100%;
  min-block-size: 40px;
  padding: var(--space-4) var(--space-12);
  border-radius: var(--radius-control);
  background:
    linear-gradient(var(--entry-ground), var(--entry-ground)),
    var(--paper);
  color: var(--entry-ink);
  font: 400 var(--text-small) var(--font-body);
  text-align: start;
  &:is(div) {
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > b {
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
  & > time {
    font-variant-numeric: tabular-nums;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
  ${media.below('phone')} {
    grid-template-columns: 96px 16px minmax(0, 1fr);
  }
`;

interface AgendaProps {
  days: DayRange;
  today: IsoDay;
  entries: readonly ShownEntry[];
  withHijri: boolean;
  onOpen: (entry: ShownEntry) => void;
}

/** The entries of the coming days as a list: the calendar of phones, and for screen readers. */
export function Agenda({ days, today, entries, withHijri, onOpen }: AgendaProps) {
  const t = useText('calendar');
  const format = useFormat();
  const byDay = entriesByDay(entries, daysOfRange(days));
  if (byDay.length === 0) {
    return <EmptyState title={t('agenda.empty')}>{t('agenda.emptyText')}</EmptyState>;
  }
  return (
    <Days>
      {byDay.map(([day, ofDay]) => (
        <Day key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>
            {format.longDate(casablancaInstant(day, 12))}
            {withHijri && <small>{formatHijriDay(day, format.language)}</small>}
          </h3>
          <Entries>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <AgendaEntry entry={entry} day={day} onOpen={onOpen} />
              </li>
            ))}
          </Entries>
        </Day>
      ))}
    </Days>
  );
}

interface AgendaEntryProps {
  entry: ShownEntry;
  day: IsoDay;
  onOpen: (entry: ShownEntry) => void;
}

function AgendaEntry({ entry, day, onOpen }: AgendaEntryProps) {
  const texts = useEntryTexts();
  const content = (
    <>
      <time>{texts.timeOn(entry, day)}</time>
      <Icon of={SOURCE_LOOKS[entry.source].icon} size={16} />
      <b dir="auto">{texts.title(entry)}</b>
    </>
  );
  const look = sourceClass(entry.source);
  if (entry.source === 'holiday') {
    return (
      <Entry as="div" className={look}>
        {content}
      </Entry>
    );
  }
  return (
    <Entry type="button" className={look} onClick={() => onOpen(entry)}>
      {content}
    </Entry>
  );
}
