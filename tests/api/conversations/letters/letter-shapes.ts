import {
  FILE_NAMINGS,
  type FileKind,
  filePart,
  multipart,
  rawPart,
  type SentFile,
  textPart,
  type Writing,
} from './letter-parts';

/** What a letter says. */
export interface LetterContent {
  readonly plain: string;
  readonly html: string;
  readonly writing: Writing;
  /** The way in which the names of its files are written. */
  readonly naming: string;
  readonly fileName: string;
}

/** A letter in parts, and what must come of it. */
export interface Shaped {
  readonly part: Buffer;
  readonly files: readonly SentFile[];
  /** Of which words the text is: those of the content, with something below them, or none. */
  readonly words: 'content' | 'content and more' | 'none';
  readonly hasHtml: boolean;
}

function plain({ plain: text, writing }: LetterContent): Buffer {
  return textPart('plain', text, writing);
}

function html({ html: text, writing }: LetterContent): Buffer {
  return textPart('html', text, writing);
}

function alternative(content: LetterContent): Buffer {
  return multipart('alternative', [plain(content), html(content)]);
}

function fileOf({ naming, fileName }: LetterContent, kind: FileKind, declared?: string) {
  const named = FILE_NAMINGS[naming];
  if (!named) throw new Error(`There is no naming "${naming}".`);
  const name = fileName.replace(/\w+$/, kind === 'tnef' ? 'dat' : kind);
  return filePart(kind, name, named, declared);
}

function shaped(
  part: Buffer,
  { files = [], words = 'content', hasHtml = false }: Partial<Shaped> = {},
): Shaped {
  return { part, files, words, hasHtml };
}

function withFile(content: LetterContent, body: Buffer, kind: FileKind, hasHtml: boolean): Shaped {
  const { part, file } = fileOf(content, kind);
  return shaped(multipart('mixed', [body, part]), { files: [file], hasHtml });
}

const FORWARDED =
  'From: Amine <amine@example.ma>\r\nTo: sara@example.ma\r\nSubject: Facture\r\nDate: Thu, 26 Nov 2026 10:12:00 +0100\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nVoici la facture.';

/** The shapes in which mail programs send a text. */
export const SHAPES: Readonly<Record<string, (content: LetterContent) => Shaped>> = {
  'a plain letter': (content) => shaped(plain(content)),
  'an alternative': (content) => shaped(alternative(content), { hasHtml: true }),
  'HTML only': (content) => shaped(html(content), { hasHtml: true }),
  'an alternative of HTML only': (content) =>
    shaped(multipart('alternative', [html(content)]), { hasHtml: true }),
  'an alternative with a blank text': (content) => {
    const blank = textPart('plain', '\n', { charset: 'utf-8', transfer: '7bit' });
    return shaped(multipart('alternative', [blank, html(content)]), { hasHtml: true });
  },
  'a text with a file': (content) => withFile(content, plain(content), 'pdf', false),
  'HTML with a file': (content) => withFile(content, html(content), 'pdf', true),
  'an alternative with a picture': (content) =>
    withFile(content, alternative(content), 'png', true),
  'a related picture': (content) => {
    const { part, file } = fileOf(content, 'png');
    const related = multipart('related', [html(content), part]);
    return shaped(multipart('alternative', [plain(content), related]), {
      files: [file],
      hasHtml: true,
    });
  },
  'related HTML only': (content) => {
    const { part, file } = fileOf(content, 'png');
    return shaped(multipart('related', [html(content), part]), { files: [file], hasHtml: true });
  },
  'parts six deep': (content) => {
    const { part, file } = fileOf(content, 'pdf');
    const deep = [1, 2, 3, 4, 5].reduce(
      (inner) => multipart('mixed', [inner]),
      alternative(content),
    );
    return shaped(multipart('mixed', [deep, part]), { files: [file], hasHtml: true });
  },
  'a signed letter': (content) => {
    const seal = rawPart(
      'Content-Type: application/pgp-signature; name=signature.asc\r\nContent-Disposition: attachment; filename=signature.asc',
      'seal',
    );
    const file = { fileName: 'signature.asc', mimeType: 'application/octet-stream', sizeBytes: 4 };
    return shaped(multipart('signed', [plain(content), seal]), { files: [file] });
  },
  'winmail.dat': (content) => withFile(content, plain(content), 'tnef', false),
  'an invitation': (content) => {
    const invitation = textPart('plain', '', { charset: 'utf-8', transfer: '7bit' });
    const calendar = rawPart(
      'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
      'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
    );
    const { part, file } = fileOf(content, 'ics', 'application/ics');
    const body = multipart('alternative', [plain(content), html(content), calendar]);
    const inline = { fileName: 'file-1.ics', mimeType: 'application/octet-stream', sizeBytes: 30 };
    return shaped(multipart('mixed', [body, invitation, part]), {
      files: [inline, file],
      hasHtml: true,
    });
  },
  'a forwarded letter in its text': (content) => {
    const head = 'Content-Type: message/rfc822\r\nContent-Disposition: inline';
    return shaped(multipart('mixed', [plain(content), rawPart(head, FORWARDED)]), {
      words: 'content and more',
    });
  },
  'a forwarded letter': (content) => {
    const { length } = FORWARDED;
    const file = {
      fileName: 'file-1.eml',
      mimeType: 'application/octet-stream',
      sizeBytes: length,
    };
    const forwarded = rawPart('Content-Type: message/rfc822', FORWARDED);
    return shaped(multipart('mixed', [plain(content), forwarded]), { files: [file] });
  },
  'a forwarded letter as a file': (content) => {
    const head =
      'Content-Type: message/rfc822; name=facture.eml\r\nContent-Disposition: attachment; filename=facture.eml';
    const file = {
      fileName: 'facture.eml',
      mimeType: 'application/octet-stream',
      sizeBytes: FORWARDED.length,
    };
    return shaped(multipart('mixed', [plain(content), rawPart(head, FORWARDED)]), {
      files: [file],
    });
  },
  'an empty letter': ({ writing }) => shaped(textPart('plain', '', writing), { words: 'none' }),
  'only a file': (content) => {
    const { part, file } = fileOf(content, 'pdf');
    return shaped(multipart('mixed', [part]), { files: [file], words: 'none' });
  },
  'only a file without parts': (content) => {
    const { part, file } = fileOf(content, 'png');
    return shaped(part, { files: [file], words: 'none' });
  },
  'a multipart that never ends': (content) =>
    shaped(
      Buffer.from(
        multipart('mixed', [plain(content)])
          .toString('latin1')
          .replace(/\r\n--[^\r]*--\r\n$/, ''),
        'latin1',
      ),
    ),
};
