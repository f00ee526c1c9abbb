/** A person whom a comment can mention. */
interface Mentionable {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A part of a comment: plain text, or the mention of a person. */
export interface CommentPart {
  /** Its first character's place in the comment. */
  readonly start: number;
  readonly text: string;
  /** The ids of all people of this name; empty for plain text. */
  readonly userIds: readonly string[];
}

/** How a comment mentions a person. */
export function mentionOf({ firstName, lastName }: Omit<Mentionable, 'id'>): string {
  return `@${firstName} ${lastName}`.trim();
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/**
 * Splits a comment at its mentions: `@` with the full name of a person, at the end of a word. Of two
 * names of which one begins the other, the longer one is mentioned.
 */
export function commentParts(body: string, people: readonly Mentionable[]): CommentPart[] {
  const names = [...new Set(people.map(mentionOf))].sort((one, two) => two.length - one.length);
  const parts: CommentPart[] = [];
  const nameAt = (at: number) =>
    names.find(
      (name) =>
        body.startsWith(name, at) && !isLetter(body[at - 1]) && !isLetter(body[at + name.length]),
    );
  let start = 0;
  const endPlain = (end: number) => {
    if (end > start) parts.push({ start, text: body.slice(start, end), userIds: [] });
  };
  for (let at = 0; at < body.length; ) {
    const text = nameAt(at);
    if (text === undefined) {
      at += 1;
      continue;
    }
    endPlain(at);
    const userIds = people.filter((person) => mentionOf(person) === text).map(({ id }) => id);
    parts.push({ start: at, text, userIds });
    at += text.length;
    start = at;
  }
  endPlain(body.length);
  return parts;
}

/** The people whom a comment mentions, each once. */
export function mentionedIds(body: string, people: readonly Mentionable[]): string[] {
  return [...new Set(commentParts(body, people).flatMap(({ userIds }) => userIds))];
}
