import { Mark } from '@tiptap/core';

/** Addresses that the server's sanitiser keeps and that are safe to follow. */
const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

export function isAllowedLink(address: string): boolean {
  return ALLOWED_LINK.test(address);
}

/**
 * A link, as the server's sanitiser outputs it. Not the package's own mark, which detects addresses
 * in typed text and needs 12 kB for that. A link with any other address is read as plain text.
 */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1_000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isAllowedLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { ...HTMLAttributes, rel: 'nofollow noopener noreferrer' },
    0,
  ],
});
