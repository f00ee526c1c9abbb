import { isPublicWebAddress } from './public-address';

/** Why a text is no link that a user may store. */
export type WebLinkError = 'invalid_link' | 'local_address';

/**
 * Why a text is no link to a web page; null if it is one: http or https with a host of the public
 * Internet, without a user name or password. A browser may run any other link (`javascript:`,
 * `data:`, another program's scheme), and an address of this machine or of a private network leads
 * whoever follows it to a device of their own.
 */
export function webLinkError(text: string): WebLinkError | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return 'invalid_link';
  const { username, password } = new URL(text);
  if (username !== '' || password !== '') return 'invalid_link';
  return isPublicWebAddress(text) ? null : 'local_address';
}

/** Whether a text may contain a link to this address: of the web, of a mailbox or of a telephone. */
export function isTextLink(address: string): boolean {
  return /^(?:mailto|tel):\S+$/i.test(address) || webLinkError(address) === null;
}
