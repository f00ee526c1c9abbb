import type { ReactNode } from 'react';
import { CalendarTodayContext } from '../kit/fields/calendar-today';
import { useToday } from './use-now';

/** Gives the calendars of all date fields below the day by the server's clock. */
export function CalendarTodayProvider({ children }: { children: ReactNode }) {
  return <CalendarTodayContext value={useToday()}>{children}</CalendarTodayContext>;
}
