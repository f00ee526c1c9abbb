/**
 * Creates the id of one run of a machine: "bulk-4f…". Not `crypto.randomUUID`, which pages served
 * without TLS lack.
 */
export function newRunId(kind: string): string {
  return `${kind}-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')}`;
}
