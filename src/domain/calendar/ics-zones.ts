/**
 * Names of time zones that Windows and Outlook write, with those of the time zone database (CLDR,
 * windowsZones): Europe, Africa, the Middle East, and the largest others.
 */
export const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Morocco Standard Time': 'Africa/Casablanca',
  'Greenwich Standard Time': 'Africa/Abidjan',
  'GMT Standard Time': 'Europe/London',
  UTC: 'UTC',
  'Coordinated Universal Time': 'UTC',
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kiev',
  'GTB Standard Time': 'Europe/Bucharest',
  'Russian Standard Time': 'Europe/Moscow',
  'Turkey Standard Time': 'Europe/Istanbul',
  'W. Central Africa Standard Time': 'Africa/Lagos',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'Egypt Standard Time': 'Africa/Cairo',
  'Libya Standard Time': 'Africa/Tripoli',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabic Standard Time': 'Asia/Baghdad',
  'Arabian Standard Time': 'Asia/Dubai',
  'Israel Standard Time': 'Asia/Jerusalem',
  'India Standard Time': 'Asia/Calcutta',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'E. South America Standard Time': 'America/Sao_Paulo',
};

/** The zones that keep the time of Casablanca by the marketplace's rule (decision 6). */
const CASABLANCA_ZONES = new Set(['Africa/Casablanca', 'Africa/El_Aaiun']);

/** Whether the clocks of a zone are those of Casablanca. */
export function isCasablancaZone(zone: string): boolean {
  return CASABLANCA_ZONES.has(zone);
}

/** A name of the time zone database for the name in a file; what the file defines may differ. */
export function zoneNamed(name: string): string {
  // Some programs write an address before the name: /freeassociation.sourceforge.net/Europe/Paris
  const bare = name.replace(/^\/.*?\/(?=[A-Z][A-Za-z_]+\/[A-Z])/, '');
  return WINDOWS_ZONES[bare] ?? bare;
}
