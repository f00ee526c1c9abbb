/** First and last name. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

const HUES = ['accent', 'sand', 'violet', 'teal', 'rose'] as const;

/** The constant hue of a user's initials. */
export function hueOf({ id }: { id: string }): (typeof HUES)[number] {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? 'accent';
}
