/** What reports an error of the portal. */
export const ERROR_KINDS = ['render', 'machine', 'rejection', 'script'] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** A place in a built file. */
export interface ErrorFrame {
  /** Path of the file on its host. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export const MAX_FRAMES = 15;
const MAX_MESSAGE = 300;
const MAX_NAME = 60;

/** Chrome and Safari write `at name (address)`, Firefox and Safari `name@address`. */
const FRAME = /https?:\/\/[^/\s)]+(\/[\w./-]{1,150}\.js)(?:\?[^:\s)]*)?:(\d{1,7}):(\d{1,7})/;

/** The places of a stack in files of the portal; names of functions and other addresses are left out. */
export function framesOf(stack: string): ErrorFrame[] {
  return stack
    .split('\n')
    .flatMap((line): ErrorFrame[] => {
      const [, file, row, column] = FRAME.exec(line) ?? [];
      if (file === undefined || file.includes('..')) return [];
      return [{ file, line: Number(row), column: Number(column) }];
    })
    .slice(0, MAX_FRAMES);
}

/** A name in code: short and without figures, so no name of a person in two words, number or address. */
const IDENTIFIER = /^[A-Za-z_$][\w$.]{0,40}$/;

/**
 * A message without what people typed or records contain: quoted values that are no names in code,
 * addresses, numbers, and all that is not written in ASCII. An error must be found by its place and its
 * kind; what it was about stays with its user.
 */
export function maskedMessage(message: string): string {
  return message
    .slice(0, 2000)
    .replaceAll(/https?:\/\/\S+/g, '[address]')
    .replaceAll(/[^\s@"'`(<]+@[^\s@"'`)>]+/g, '[email]')
    .replaceAll(
      /(["'`«“])([^"'`»”]*)(["'`»”])/g,
      (_quoted, begin: string, value: string, end: string) =>
        begin + (IDENTIFIER.test(value) && !/\d{3}/.test(value) ? value : '…') + end,
    )
    .replaceAll(/\b\w*\d[\w.-]*/g, '[number]')
    .replaceAll(/[^\x20-\x7e…«»“”]+/g, '…')
    .slice(0, MAX_MESSAGE);
}

/** The name of an error's class, or `Error` for anything that no class could have. */
export function errorName(name: unknown): string {
  return typeof name === 'string' && IDENTIFIER.test(name) ? name.slice(0, MAX_NAME) : 'Error';
}

/** A path without the ids and names of records: `/dashboard/order/:id`. */
export function maskedPath(pathname: string): string {
  return pathname
    .split('/')
    .slice(0, 8)
    .map((segment) => (/^[a-z]{0,20}(?:-[a-z]{1,12}){0,2}$/.test(segment) ? segment : ':id'))
    .join('/');
}
