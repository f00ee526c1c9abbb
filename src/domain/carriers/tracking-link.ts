import { isWebLink } from '../stores/web-link';

/** What stands for the tracking number in a carrier's tracking address. */
export const TRACKING_NUMBER_MARK = '{number}';

const UNPAIRED_SURROGATES = /\p{Cs}/gu;

function withNumber(address: string, encoded: string): string {
  return address.replaceAll(TRACKING_NUMBER_MARK, () => encoded);
}

/**
 * Why a text is no tracking address; null if it is one: an https address of a web page that
 * contains `{number}` in its path, query or fragment.
 */
export function trackingAddressError(
  address: string,
): 'invalid_tracking_address' | 'tracking_number_missing' | null {
  const one = withNumber(address, '0');
  const other = withNumber(address, '1');
  const isSafe = /^https:/i.test(address) && [one, other].every(isWebLink);
  // A number must not be a part of the host or the port.
  if (!isSafe || new URL(one).origin !== new URL(other).origin) return 'invalid_tracking_address';
  return address.includes(TRACKING_NUMBER_MARK) ? null : 'tracking_number_missing';
}

/**
 * The page on which a carrier shows where a parcel is. Null without an address or a number, and for
 * an address that is no tracking address.
 */
export function trackingLink(address: string | null, number: string | null): string | null {
  const sought = number?.trim() ?? '';
  if (address === null || sought === '' || trackingAddressError(address) !== null) return null;
  return withNumber(address, encodeURIComponent(sought.replace(UNPAIRED_SURROGATES, '')));
}
