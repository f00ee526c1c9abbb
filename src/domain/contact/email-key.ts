/**
 * The form in which two e-mail addresses are compared: only A to Z become lower case. Further case
 * folding would make different mailboxes equal, such as one with the Kelvin sign and one with k.
 */
export function emailKeyOf(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
