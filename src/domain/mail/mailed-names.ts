import { isReviewed, type SendingStore } from './mail-limits';

/**
 * The names that a mail may contain: those given for a reviewed store, none for another. Nobody has
 * read the words of a store that was not reviewed, and its mails can reach strangers. The templates
 * have a neutral text for empty names; the page of a link shows them.
 */
export function mailedNames<Names extends Readonly<Record<string, string>>>(
  names: Names,
  store: Pick<SendingStore, 'status'>,
): Names {
  if (isReviewed(store)) return names;
  // The entries are those of `names`, with other texts.
  return Object.fromEntries(Object.keys(names).map((name) => [name, ''])) as Names;
}
