interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** First and last name; the address of who was invited by it and has not given their names yet. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}

const HUES = ['accent', 'sand', 'violet', 'teal', 'rose'] as const;

/** The constant hue of a user's initials. */
export function hueOf({ id }: { id: string }): (typeof HUES)[number] {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? 'accent';
}
