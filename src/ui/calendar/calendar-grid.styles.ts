import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../theme/breakpoints';

/*
 * The look of FullCalendar, whose own themes have colours and directions of their own. The classes
 * are given by `GRID_CLASSES`.
 */

/** The classes of the parts of the calendar, and how they are aligned. */
export const GRID_CLASSES = {
  viewClass: 'cal-view',
  tableHeaderClass: 'cal-table-head',
  dayHeaderRowClass: 'cal-row',
  dayHeaderClass: 'cal-day-head',
  dayHeaderInnerClass: 'cal-day-head-text',
  dayHeaderAlign: 'center',
  dayHeaderDividerClass: 'cal-divider',
  dayRowClass: 'cal-row',
  dayCellClass: ({ isToday, isOther }: { isToday: boolean; isOther: boolean }) =>
    `cal-day${isToday ? ' cal-today' : ''}${isOther ? ' cal-other' : ''}`,
  dayCellTopClass: 'cal-day-top',
  dayCellBottomClass: 'cal-day-bottom',
  dayLaneClass: ({ isToday }: { isToday: boolean }) => `cal-day${isToday ? ' cal-today' : ''}`,
  dayLaneInnerClass: 'cal-lane',
  slotLaneClass: ({ isMinor }: { isMinor?: boolean }) =>
    isMinor ? 'cal-slot cal-slot-minor' : 'cal-slot',
  slotHeaderClass: 'cal-slot-head',
  slotHeaderInnerClass: 'cal-slot-text',
  slotHeaderRowClass: 'cal-row',
  slotHeaderDividerClass: 'cal-slot-divider',
  allDayHeaderClass: 'cal-slot-head',
  allDayHeaderInnerClass: 'cal-slot-text',
  allDayDividerClass: 'cal-divider',
  nonBusinessHoursClass: 'cal-closed',
  highlightClass: 'cal-drawn',
  nowIndicatorLineClass: 'cal-now',
  blockEventClass: 'cal-entry',
  rowEventClass: 'cal-entry-row',
  rowEventBeforeClass: 'cal-handle cal-handle-start',
  rowEventAfterClass: 'cal-handle cal-handle-end',
  columnEventClass: 'cal-entry-column',
  columnEventAfterClass: 'cal-handle cal-handle-bottom',
  blockEventInnerClass: 'cal-entry-inner',
  moreLinkClass: 'cal-more',
  moreLinkInnerClass: 'cal-more-text',
  columnMoreLinkClass: 'cal-more-column',
  popoverClass: 'cal-popover',
  popoverCloseClass: 'cal-popover-close',
  fillerClass: 'cal-filler',
} as const;

export const GridFrame = styled.div`
  position: relative;
  min-inline-size: 0;
  block-size: max(36rem, calc(100dvh - var(--header-stack) - 15rem));
  font: 400 var(--text-small) var(--font-body);
  & > .fc {
    block-size: 100%;
  }
`;

/** Of the whole document: the library adds its list of further entries, and what is dragged, to its end. */
export const GridLook = createGlobalStyle`
  .cal-view {
    color: var(--text);
  }
  .cal-table-head {
    background: var(--paper);
  }
  .cal-row,
  .cal-day,
  .cal-day-head,
  .cal-slot,
  .cal-slot-head,
  .cal-filler {
    border: 0 solid var(--line);
  }
  /* Of the four sides, the library keeps those between two rows. */
  .cal-row {
    border-width: 1px;
  }
  .cal-day,
  .cal-day-head,
  .cal-filler {
    border-inline-start-width: 1px;
  }

  .cal-day:first-child,
  .cal-day-head:first-child {
    border-inline-start-width: 0;
  }
  .cal-day-head-text {
    padding: var(--space-8);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    text-align: center;
  }
  .cal-divider {
    border-block-end: 1px solid var(--line-strong);
  }
  .cal-day-top {
    display: flex;
    justify-content: flex-start;
    gap: var(--space-8);
    padding: var(--space-4) var(--space-8);
  }
  .cal-day-bottom {
    min-block-size: var(--space-8);
  }
  .cal-other {
    background: var(--sunk);
  }
  .cal-today {
    background: var(--accent-soft);
  }
  .cal-lane {
    margin-inline: 2px 4px;
  }
  .cal-slot {
    border-block-start-width: 1px;
  }
  .cal-slot-minor {
    border-block-start-style: dotted;
  }
  .cal-slot-head {
    display: flex;
    justify-content: flex-end;
  }
  .cal-slot-text {
    padding: var(--space-4) var(--space-8);
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
    text-align: end;
  }
  .cal-slot-divider {
    border-inline-end: 1px solid var(--line);
  }
  .cal-closed {
    background: var(--hover);
  }
  .cal-drawn {
    background: var(--accent-soft2);
  }
  .cal-now {
    border-block-start: 2px solid var(--error-text);
  }

  .cal-entry {
    position: relative;
    border-radius: var(--radius-chip);
    background:
      linear-gradient(var(--entry-ground), var(--entry-ground)),
      var(--paper);
    color: var(--entry-ink);
    cursor: pointer;
  }
  .cal-entry:hover {
    filter: brightness(0.97);
  }
  .cal-entry:focus-visible,
  .cal-more:focus-visible,
  .cal-popover-close:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  .cal-entry-row {
    margin-block-end: 2px;
    margin-inline: 4px;
  }
  .cal-entry-column {
    /* Its height, for the lines of its text. */
    container-type: size;
    border: 1px solid var(--paper);
    overflow: hidden;
  }
  .cal-entry-inner {
    min-inline-size: 0;
    padding: 1px 6px;
  }
  .cal-handle {
    position: absolute;
    z-index: 1;
  }
  .cal-handle-start,
  .cal-handle-end {
    inset-block: 0;
    inline-size: 8px;
  }
  .cal-handle-start {
    inset-inline-start: 0;
  }
  .cal-handle-end {
    inset-inline-end: 0;
  }
  .cal-handle-bottom {
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 8px;
  }

  .cal-more {
    margin-inline: 4px;
    border-radius: var(--radius-chip);
    cursor: pointer;
  }
  .cal-more:hover {
    background: var(--hover);
  }
  /* Beside the entries of the column. */
  .cal-more-column {
    margin-inline: 0 -30px;
    max-block-size: 24px;
    border: 1px solid var(--line-strong);
    background: var(--paper);
  }
  .cal-lane:has(.cal-more-column) {
    margin-inline-end: 32px;
  }
  .cal-more-text {
    /* The sign stands before the number in Arabic too. */
    inline-size: fit-content;
    direction: ltr;
    padding: 1px 6px;
    color: var(--on-press);
    font: var(--weight-strong) var(--text-help) var(--font-body);
    line-height: 20px;
  }
  .cal-popover {
    min-inline-size: 240px;
    max-block-size: 60vh;
    border-radius: var(--radius-note);
    background: var(--paper);
    box-shadow: var(--shadow-pop);
    overflow-y: auto;
    padding-block-end: var(--space-8);
  }
  .cal-popover-close {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-control);
    color: var(--text-2);
  }
  ${media.below('phone')} {
    .cal-entry-row {
      margin-inline: 1px;
    }
    .cal-entry-inner {
      padding-inline: 2px;
    }
    .cal-day-top {
      padding-inline: var(--space-4);
    }
    /* A day of the week is too narrow for a link beside its entries: it lies on them. */
    .cal-more-column {
      margin-inline: 0;
    }
    .cal-lane:has(.cal-more-column) {
      margin-inline-end: 4px;
    }
  }
`;

/** The content of an entry in a cell: icon, time and title in one line. */
export const EntryLine = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  font: 400 var(--text-help) var(--font-body);
  white-space: nowrap;
  /* With its padding and the gap below the LINE of a day (lines-of-day.ts), in every language. */
  .cal-entry-row & {
    line-height: 20px;
  }
  & > svg {
    flex: none;
  }
  & > b {
    font-weight: var(--weight-strong);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [dir='rtl'] & > b > bdi[data-figure] {
    display: inline-block;
  }
  /* A day of a phone has no room for an amount. */
  & > b[data-narrow] {
    display: none;
  }
  ${media.below('phone')} {
    & > b[data-wide] {
      display: none;
    }
    & > b[data-narrow] {
      display: block;
    }
    & > svg,
    & > time {
      display: none;
    }
  }
`;
/** In a day of the week or in one day: on several lines, if the entry is high enough. */
export const EntryBlock = styled(EntryLine)`
  flex-wrap: wrap;
  white-space: normal;
  column-gap: var(--space-4);
  row-gap: 0;
  /* An hour is as high as three lines. No line is cut in its middle. */
  line-height: 15px;
  max-block-size: max(15px, round(down, 100cqb - 2px, 15px));
  overflow: hidden;
  & > b {
    overflow-wrap: anywhere;
  }
`;

/** The number of a day, with its Hijri day. */
export const DayNumber = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: var(--space-4);
  color: var(--text);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  /* Also read on a closed day, which is darker. */
  .cal-other & {
    color: var(--on-press);
    font-weight: 400;
  }
  & > small {
    color: var(--on-press);
    font: 400 var(--text-help) var(--font-body);
  }
`;
