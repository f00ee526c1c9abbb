import { createContext } from 'react';

/**
 * Today as a day of Casablanca's calendar, `YYYY-MM-DD`. Calendars mark it and open at it. Null
 * where nobody provides it: then no day is marked.
 */
export const CalendarTodayContext = createContext<string | null>(null);
