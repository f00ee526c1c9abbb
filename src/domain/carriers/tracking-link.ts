import { webLinkError } from '../network/web-link';

/** What stands for the tracking number in a carrier's tracking address. */
export const TRACKING_NUMBER_MARK = '{number}';

const UNPAIRED_SURROGATES = /\p{Cs}/gu;

function withNumber(address: string, encoded: string): string {
  return address.replaceAll(TRACKING_NUMBER_MARK, () => encoded);
}

/** Why a text is no tracking address. */
export type TrackingAddressError =
  | 'invalid_tracking_address'
  | 'local_address'
  | 'tracking_number_missing';

/**
 * Why a text is no tracking address; null if it is one: an https address of a page on the public
 * Internet that contains `{number}` in its path, query or fragment.
 */
export function trackingAddressError(address: string): TrackingAddressError | null {
  const one = withNumber(address, '0');
  const other = withNumber(address, '1');
  const errors = [one, other].map(webLinkError);
  if (!/^https:/i.test(address) || errors.includes('invalid_link')) {
    return 'invalid_tracking_address';
  }
  // A number must not be a part of the host or the port.
  if (new URL(one).origin !== new URL(other).origin) return 'invalid_tracking_address';
  if (errors.includes('local_address')) return 'local_address';
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
