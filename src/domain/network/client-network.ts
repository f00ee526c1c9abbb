import { bitsOf4, bitsOf6, dottedOf, type IpNetwork, isIn6 } from './ip-address';

/** A household or a server has 2^64 addresses, which share the first half of their bits. */
const HOUSEHOLD_BITS = 64;

/** The IPv4 address that an IPv6 address carries, from its 128 binary digits. */
type EmbeddedAddress = (digits: string) => string;

const inLastBits: EmbeddedAddress = (digits) => digits.slice(96);

/**
 * Networks of which every address carries the IPv4 address of its user: mapped (RFC 4291),
 * translated (RFC 2765), NAT64 (RFC 6052, 8215), 6to4 (RFC 3056), and Teredo, which inverts it
 * (RFC 4380). By their first 64 bits, all of IPv4 would be one network, or one user have thousands.
 */
const CARRYING_4: readonly (readonly [network: IpNetwork, embedded: EmbeddedAddress])[] = [
  [['::ffff:0:0', 96], inLastBits],
  [['::ffff:0:0:0', 96], inLastBits],
  [['64:ff9b::', 96], inLastBits],
  [['64:ff9b:1::', 48], inLastBits],
  [['2002::', 16], (digits) => digits.slice(16, 48)],
  [
    ['2001::', 32],
    (digits) => digits.slice(96).replace(/\d/g, (digit) => (digit === '0' ? '1' : '0')),
  ],
];

/** An address with a port, as some proxies write it: `1.2.3.4:56` or `[::1]:56`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** An address without its port, and without the zone of an IPv6 address (`%eth0`). */
function plainAddress(text: string): string {
  const [, six, four] = WITH_PORT.exec(text.trim()) ?? [];
  return (six ?? four ?? text.trim()).replace(/%.*$/, '');
}

/**
 * The IP address in a text of a socket or a proxy: without port and zone, and in the spelling of
 * IPv4 if it is mapped. Null for anything else, such as `unknown`.
 */
export function clientAddressIn(text: string): string | null {
  const plain = plainAddress(text);
  if (bitsOf4(plain) !== null) return plain;
  const six = bitsOf6(plain);
  if (six === null) return null;
  return isIn6(six, ['::ffff:0:0', 96]) ? dottedOf(inLastBits(six)) : plain.toLowerCase();
}

/**
 * The network of a client, as limits count it: an IPv4 address, also one that an IPv6 address
 * carries, or the /64 of an IPv6 address. Every spelling of an address gives the same network. Null
 * for a text that is no IP address.
 */
export function clientNetworkIn(text: string): string | null {
  const address = clientAddressIn(text);
  if (address === null) return null;
  const six = bitsOf6(address);
  if (six === null) return address;
  const carrying = CARRYING_4.find(([network]) => isIn6(six, network));
  if (carrying) return dottedOf(carrying[1](six));
  const groups = Array.from({ length: HOUSEHOLD_BITS / 16 }, (_, at) =>
    parseInt(six.slice(at * 16, at * 16 + 16), 2).toString(16),
  );
  return `${groups.join(':')}::/${HOUSEHOLD_BITS}`;
}
