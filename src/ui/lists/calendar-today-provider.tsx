import type { ReactNode } from 'react';
import { casablancaDay } from '#domain/time/casablanca-day';
import { CalendarTodayContext } from '../kit/fields/calendar-today';
import { useNow } from './use-now';

/** Gives the calendars of all date fields below the day by the server's clock. */
export function CalendarTodayProvider({ children }: { children: ReactNode }) {
  return <CalendarTodayContext value={casablancaDay(useNow())}>{children}</CalendarTodayContext>;
}
