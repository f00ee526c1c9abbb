/** The token of a mailed link; empty without one. It is behind the #, which browsers never send. */
export function tokenIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
