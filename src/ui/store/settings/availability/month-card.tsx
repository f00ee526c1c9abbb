import { useState } from 'react';
import { css, styled } from 'styled-components';
import { languageRecords } from '#domain/format/languages';
import type { Availability } from '#domain/stores/store-availability';
import { addMonths, monthWeeks, type OpeningDay, openingDay } from '#domain/stores/store-opening';
import { casablancaDay, type IsoDay } from '#domain/time/casablanca-day';
import BackIcon from '~icons/solar/alt-arrow-left-linear';
import ForwardIcon from '~icons/solar/alt-arrow-right-linear';
import { IconButton } from '../../../kit/icon-button';
import { Card } from '../../../kit/layout/card';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden';
import { useNow } from '../../../lists/use-now';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';
import { weekOf } from './week-card';

type DayState = OpeningDay['state'];

const dayStyles: Record<DayState, ReturnType<typeof css>> = {
  open: css`
    background: var(--accent-soft2);
    color: var(--accent-text);
    font-weight: 600;
  `,
  shut: css`
    color: var(--text-2);
  `,
  closed: css`
    background: var(--warning-soft);
    color: var(--warning-text);
    font-weight: 600;
    text-decoration: line-through;
  `,
};

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-8);
  & > h2::first-letter {
    text-transform: uppercase;
  }
`;
const Month = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  font: 400 var(--text-small) var(--font-body);
  font-variant-numeric: tabular-nums;
  & :is(td, th) {
    padding: 1px;
    text-align: center;
  }
  & th {
    padding-block-end: var(--space-4);
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
`;
const Day = styled.span<{ $state: DayState; $today: boolean }>`
  display: grid;
  place-items: center;
  block-size: 32px;
  border-radius: var(--radius-chip);
  box-shadow: ${({ $today }) => ($today ? 'inset 0 0 0 1.5px var(--text)' : 'none')};
  ${({ $state }) => dayStyles[$state]}
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  margin-block-start: var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }
`;
const Swatch = styled.span<{ $state: DayState }>`
  inline-size: 16px;
  block-size: 16px;
  border-radius: 4px;
  box-shadow: inset 0 0 0 1px var(--line);
  ${({ $state }) => dayStyles[$state]}
`;

/**
 * A month of the store: open days, weekly closing days, and one-time closures. Weeks begin by the
 * language.
 */
export function MonthCard({ availability }: { availability: Availability }) {
  const t = useText('storeSettings');
  const language = useLanguage();
  const today = casablancaDay(useNow());
  const [month, setMonth] = useState(() => today.slice(0, 7));
  const { adapterLocale, weekStartsOn } = languageRecords[language];
  const title = new Intl.DateTimeFormat(adapterLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <Card>
      <Header>
        <IconButton
          icon={BackIcon}
          iconMirrored
          size="small"
          label={t('month.previous')}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite">{title}</h2>
        <IconButton
          icon={ForwardIcon}
          iconMirrored
          size="small"
          label={t('month.next')}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </Header>
      <Month aria-label={t('month.label', { month: title })}>
        <thead>
          <tr>
            {weekOf(language).map((day) => (
              <th key={day} scope="col" abbr={t(`days.${day}`)}>
                {t(`daysShort.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, weekStartsOn).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {day.startsWith(month) && (
                    <DayCell day={day} isToday={day === today} availability={availability} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Month>
      <Legend>
        {(['open', 'shut', 'closed'] as const).map((state) => (
          <li key={state}>
            <Swatch $state={state} aria-hidden="true" />
            {t(`month.states.${state}`)}
          </li>
        ))}
      </Legend>
    </Card>
  );
}

function DayCell(props: { day: IsoDay; isToday: boolean; availability: Availability }) {
  const t = useText('storeSettings');
  const { state } = openingDay(props.availability, props.day);
  return (
    <Day $state={state} $today={props.isToday}>
      <span>
        {Number(props.day.slice(8))}
        <VisuallyHidden>{` ${t(`month.states.${state}`)}`}</VisuallyHidden>
      </span>
    </Day>
  );
}
