/** A network: its first address, and the bits that all of its addresses share. */
export type IpNetwork = readonly [address: string, bits: number];

/** Whether 32 binary digits are an address of this IPv4 network. */
export function isIn4(digits: string, [address, bits]: IpNetwork): boolean {
  return digits.startsWith((bitsOf4(address) ?? '').slice(0, bits));
}

/** Whether 128 binary digits are an address of this IPv6 network. */
export function isIn6(digits: string, [address, bits]: IpNetwork): boolean {
  return digits.startsWith((bitsOf6(address) ?? '').slice(0, bits));
}

/** The 32 binary digits of an IPv4 address; null for another text. */
export function bitsOf4(address: string): string | null {
  const parts = address.split('.');
  const isWhole = parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part));
  if (!isWhole || parts.some((part) => Number(part) > 255)) return null;
  return parts.map((part) => binary(Number(part), 8)).join('');
}

/** The 128 binary digits of an IPv6 address; null for another text. */
export function bitsOf6(address: string): string | null {
  const url = `http://[${address}]/`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return null;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const groups = (half = '') => half.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail)];
  const between = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...between, ...last].map((group) => binary(parseInt(group, 16), 16)).join('');
}

/** The usual spelling of the IPv4 address with these 32 binary digits. */
export function dottedOf(digits: string): string {
  return Array.from({ length: 4 }, (_, at) => parseInt(digits.slice(at * 8, at * 8 + 8), 2)).join(
    '.',
  );
}

function binary(value: number, digits: number): string {
  return value.toString(2).padStart(digits, '0');
}
