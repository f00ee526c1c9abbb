/** The format that {@link clockTime} reads, of a zone of the time zone database. */
export type ZoneFormat = Intl.DateTimeFormat;

/**
 * The format of the clocks of a zone. Its creation takes a browser 20 to 70 ms for the first zone.
 * @throws RangeError the runtime does not know the zone
 */
export function zoneFormat(zone: string): ZoneFormat {
  return new Intl.DateTimeFormat('en-u-ca-iso8601-hc-h23-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** The time that clocks of the zone show at `instant`, read as if it were UTC (both ms). */
export function clockTime(format: ZoneFormat, instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
