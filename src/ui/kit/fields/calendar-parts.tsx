import type { CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import BackIcon from '~icons/solar/alt-arrow-left-linear';
import ForwardIcon from '~icons/solar/alt-arrow-right-linear';
import { media } from '../../theme/breakpoints';
import { Icon } from '../icon';
import { CalendarTodayContext } from './calendar-today';

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-8);
`;
const Title = styled(CalendarHeading)`
  font: var(--weight-strong) var(--text-large) var(--font-body);
  &::first-letter {
    text-transform: uppercase;
  }
`;
const MonthButton = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-control);
  color: var(--text-2);
  &[data-hovered] {
    background: var(--hover);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-disabled] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;
const Grid = styled(CalendarGrid)`
  inline-size: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  & td {
    padding: 1px 0;
  }
`;
const Weekday = styled(CalendarHeaderCell)`
  padding: 0 0 var(--space-4);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  text-align: center;
`;
const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  block-size: 40px;
  font: 400 var(--text-body) var(--font-body);
  cursor: pointer;
  outline: none;
  border-radius: var(--radius-control);
  ${media.touch} {
    block-size: 44px;
  }
  &[data-hovered] {
    background: var(--press);
  }
  &[data-current-day] {
    box-shadow: inset 0 0 0 1.5px var(--text);
    font-weight: 700;
  }
  &[data-selected] {
    background: var(--accent-soft2);
    box-shadow: none;
    border-radius: 0;
  }
  &:is([data-selection-start], [data-selection-end]) {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
    border-radius: var(--radius-control);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
    /* Over its neighbours, which are painted later. */
    position: relative;
    z-index: 1;
  }
  &:is([data-outside-month], [data-disabled], [data-unavailable]) {
    color: var(--text-disabled);
    cursor: not-allowed;
    box-shadow: none;
  }
  &[data-outside-month][data-selected] {
    background: none;
    font-weight: 400;
  }
`;

/** Arabic names have no article, as on a wall calendar; French ones no full stop. */
function weekdayLabel(word: string): string {
  return word.replace(/^ال/, '').replace(/\.$/, '');
}

/** A month with its navigation; used in react-aria's Calendar or RangeCalendar. */
export function CalendarMonth() {
  const today = useContext(CalendarTodayContext);
  return (
    <>
      <Header>
        <MonthButton slot="previous">
          <Icon of={BackIcon} mirrored />
        </MonthButton>
        <Title />
        <MonthButton slot="next">
          <Icon of={ForwardIcon} mirrored />
        </MonthButton>
      </Header>
      <Grid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <Weekday>{weekdayLabel(day)}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date: CalendarDate) => (
            <Day date={date} data-current-day={`${date}` === today || undefined} />
          )}
        </CalendarGridBody>
      </Grid>
    </>
  );
}
