/** Names one run of a process: "bulk-4f…". Not `crypto.randomUUID`, which pages served without TLS don't have. */
export const newRunId = (kind: string): string =>
  `${kind}-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')}`;
