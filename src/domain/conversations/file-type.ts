/** The first bytes of each type of file that is recognised. */
const SIGNATURES: readonly (readonly [
  mimeType: string,
  offset: number,
  bytes: readonly number[],
])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['application/pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/zip', 0, [0x50, 0x4b, 0x03, 0x04]],
  ['application/ms-tnef', 0, [0x78, 0x9f, 0x3e, 0x22]],
];

/** The type of a file by its first bytes, whatever its name and sender say; else only bytes. */
export function fileTypeOf(content: Uint8Array): string {
  const found = SIGNATURES.find(([, offset, bytes]) =>
    bytes.every((byte, index) => content[offset + index] === byte),
  );
  return found?.[0] ?? 'application/octet-stream';
}
