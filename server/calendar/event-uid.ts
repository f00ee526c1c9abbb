/** The host in the names of events in calendar files (RFC 7986): one that no other program uses. */
export const UID_HOST = 'portail-vendeur.ma';

/** The name of an event of the portal in calendar files. */
export function uidOfEvent(eventId: string): string {
  return `${eventId}@${UID_HOST}`;
}
