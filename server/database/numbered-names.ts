import { type AnyColumn, inArray, like, or, type SQL } from 'drizzle-orm';

/** Escapes LIKE's special characters, so that the text matches literally. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The condition of rows whose name is one of these, with or without a number at its end. */
export function isNumberedNameOf(column: AnyColumn, names: readonly string[]): SQL | undefined {
  return or(
    inArray(column, [...names]),
    ...names.map((name) => like(column, `${escapeLike(name)}-%`)),
  );
}

/** The name itself, or the name with the first number, from 2 on, that is not taken. */
export function firstAvailableName(name: string, taken: ReadonlySet<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}-${number}`;
  return candidate;
}
