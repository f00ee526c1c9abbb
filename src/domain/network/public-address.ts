import { bitsOf4, bitsOf6, type IpNetwork, isIn4, isIn6 } from './ip-address';

/** Networks outside the public Internet (IANA's special-purpose registries), with their bits. */
const NOT_PUBLIC_4: readonly IpNetwork[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Excluded from the global range: tunnels that end at arbitrary IPv4 addresses, and documentation.
 */
const NOT_PUBLIC_6: readonly IpNetwork[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Names of a local network: its own top-level domains (RFC 6761, 6762, 8375), and usual ones. */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|localdomain6?|local|internal|intranet|intra|private|corp|home|lan|home\.arpa)$/;

/**
 * Whether an IP address is on the public Internet, and not on this machine, in a private network or
 * in a cloud's own services. For IPv6 only global unicast is public; an embedded IPv4 address never
 * is. False for anything but an IP address in its usual spelling.
 */
export function isPublicAddress(address: string): boolean {
  const four = bitsOf4(address);
  if (four !== null) return !NOT_PUBLIC_4.some((network) => isIn4(four, network));
  const six = bitsOf6(address);
  if (six === null || !isIn6(six, ['2000::', 3])) return false;
  return !NOT_PUBLIC_6.some((network) => isIn6(six, network));
}

/**
 * Whether a text is a plain web address whose host can be on the public Internet: without a user
 * name or password, and not an IP address or a name of a private network in any spelling. A public
 * name may still lead to a private address; whoever connects to it checks that.
 */
export function isPublicWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if ((protocol !== 'http:' && protocol !== 'https:') || username !== '' || password !== '') {
    return false;
  }
  // The URL parser has normalised every spelling of an IP address, such as 0x7f.1.
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (bitsOf4(host) !== null || host.includes(':')) return isPublicAddress(host);
  const labels = host.split('.');
  return labels.length > 1 && labels.every(Boolean) && !LOCAL_NAME.test(host);
}
