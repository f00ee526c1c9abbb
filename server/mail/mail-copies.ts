/** The id of the copy of a mail for the second recipient of a message. */
export function copyIdOf(mailId: string): string {
  return `${mailId}c`;
}
