import ICAL from 'ical.js';
import { isCasablancaZone, zoneNamed } from '#domain/calendar/ics-zones';
import { casablancaTime } from '#domain/time/casablanca-day';
import { clockTime, type ZoneFormat, zoneFormat } from '#domain/time/zone-clock';

/** The instant (ms, UTC) at which clocks of a zone show a time, given as if it were UTC (ms). */
export type ZoneClock = (wallTime: number) => number;

/** The clocks of Casablanca, which floating times mean too. */
export function casablancaClocks(wallTime: number): number {
  const text = new Date(wallTime).toISOString();
  const minute = casablancaTime(text.slice(0, 10), text.slice(11, 16)).getTime();
  return minute + (wallTime % 60_000);
}

function utcClocks(wallTime: number): number {
  return wallTime;
}

const formats = new Map<string, ZoneFormat>();

/** @throws RangeError the runtime does not know the zone */
function formatOf(zone: string): ZoneFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = zoneFormat(zone);
  // Names come from files: the zones of the world are 600, with their aliases.
  if (formats.size < 1000) formats.set(zone, format);
  return format;
}

function databaseClocks(zone: string): ZoneClock | null {
  try {
    const format = formatOf(zone);
    return (wallTime) => {
      const guess = wallTime - (clockTime(format, wallTime) - wallTime);
      return wallTime - (clockTime(format, guess) - guess);
    };
  } catch {
    return null;
  }
}

/** Rules of a zone that a file may define: more would be no zone of this world. */
const MAX_ZONE_RULES = 40;

/**
 * The clocks that a file defines. Only yearly rules are read: the library computes every change of
 * a zone, and a rule for every second would never end.
 */
function definedClocks(definition: ICAL.Component): ZoneClock | null {
  const rules = [
    ...definition.getAllSubcomponents('standard'),
    ...definition.getAllSubcomponents('daylight'),
  ];
  const isYearly = (rule: ICAL.Component) =>
    rule.getAllProperties('rrule').every((property) => {
      const value = property.getFirstValue();
      return value instanceof ICAL.Recur && value.freq === 'YEARLY';
    });
  if (rules.length === 0 || rules.length > MAX_ZONE_RULES || !rules.every(isYearly)) return null;
  const zone = new ICAL.Timezone(definition);
  return (wallTime) => {
    const time = ICAL.Time.fromJSDate(new Date(wallTime), true);
    time.zone = zone;
    return wallTime - zone.utcOffset(time) * 1000;
  };
}

/** The clocks of the zones of one file, by the names that it uses. */
export class FileZones {
  private readonly known = new Map<string, ZoneClock | null>();
  private readonly definitions: ReadonlyMap<string, ICAL.Component>;

  constructor(calendars: readonly ICAL.Component[]) {
    const definitions = new Map<string, ICAL.Component>();
    for (const zone of calendars.flatMap((one) => one.getAllSubcomponents('vtimezone'))) {
      const name = zone.getFirstPropertyValue('tzid');
      if (typeof name === 'string') definitions.set(name, zone);
    }
    this.definitions = definitions;
  }

  /**
   * The clocks of a zone: those of the time zone database if it has the name, otherwise those that
   * the file defines. Null if neither has it. Without a name the time is that of Casablanca.
   */
  clocksOf(name: string | null): ZoneClock | null {
    if (name === null) return casablancaClocks;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const clocks = this.find(name);
    this.known.set(name, clocks);
    return clocks;
  }

  private find(name: string): ZoneClock | null {
    const zone = zoneNamed(name);
    if (isCasablancaZone(zone)) return casablancaClocks;
    if (zone === 'UTC') return utcClocks;
    const defined = this.definitions.get(name);
    return databaseClocks(zone) ?? (defined ? definedClocks(defined) : null);
  }
}

/** The clocks of times that end on `Z`. */
export const UTC_CLOCKS: ZoneClock = utcClocks;
