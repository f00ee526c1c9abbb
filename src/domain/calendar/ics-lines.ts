/** Limits of a calendar file, checked before anything parses it. */
export const ICS_LIMITS = {
  bytes: 1_000_000,
  events: 1000,
  /** Characters of a content line, its folded parts together. */
  lineLength: 100_000,
  /** Components inside one another; a calendar with an event with a reminder has three. */
  depth: 5,
} as const;

/** Why a file is not read at all. */
export type IcsRefusal = 'not_calendar' | 'too_many_events' | 'line_too_long' | 'nested_too_deeply';

/** A file that may be parsed, with the line numbers of its events, from 1. */
export interface ScannedIcs {
  readonly eventLines: readonly number[];
}

/** The name of the component that a line begins or ends; null for another line. */
function boundary(line: string): { readonly opens: boolean; readonly name: string } | null {
  const found = /^(BEGIN|END):([A-Za-z0-9-]{1,40})\s*$/i.exec(line);
  if (!found) return null;
  const [, verb = '', name = ''] = found;
  return { opens: verb.toUpperCase() === 'BEGIN', name: name.toUpperCase() };
}

/**
 * Reads a calendar file line by line: how deep its components are, how long its lines and how many
 * its events. It takes time in proportion to the length of the text, whatever the text is.
 */
export function scanIcs(text: string): ScannedIcs | IcsRefusal {
  const eventLines: number[] = [];
  const open: string[] = [];
  let calendars = 0;
  let length = 0;
  let number = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    number += 1;
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    length = isFolded ? length + line.length : line.length;
    if (length > ICS_LIMITS.lineLength) return 'line_too_long';
    const edge = isFolded ? null : boundary(line);
    if (!edge) continue;
    if (!edge.opens) {
      if (open.pop() !== edge.name) return 'not_calendar';
      continue;
    }
    if (open.length === 0 && edge.name === 'VCALENDAR') calendars += 1;
    open.push(edge.name);
    if (open.length > ICS_LIMITS.depth) return 'nested_too_deeply';
    if (edge.name === 'VEVENT' && open.length === 2) eventLines.push(number);
    if (eventLines.length > ICS_LIMITS.events) return 'too_many_events';
  }
  return open.length > 0 || calendars === 0 ? 'not_calendar' : { eventLines };
}
