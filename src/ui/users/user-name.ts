interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** First and last name; the address of who was invited by it and has not given their names yet. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}
