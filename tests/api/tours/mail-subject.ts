/** The subject of a mail, also one whose words are encoded. */
export function subjectOf(mail: string): string {
  const line = /^Subject: ((?:.*(?:\r?\n[ \t].*)*))/im.exec(mail)?.[1] ?? '';
  return line
    .replace(/\?=\s+=\?UTF-8\?([QB])\?/gi, '?= =?UTF-8?$1?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?= ?/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (__, code: string) =>
              String.fromCharCode(Number.parseInt(code, 16)),
            ),
    )
    .replace(/[\s\S]*/, (bytes) => Buffer.from(bytes, 'latin1').toString());
}
