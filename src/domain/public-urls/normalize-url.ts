/**
 * An address of the store API with its query sorted by name, so that two addresses can be compared.
 */
export function normalizeUrl(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return params.size === 0 ? path : `${path}?${params}`;
}
