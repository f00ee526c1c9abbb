import { Mark } from '@tiptap/core';
import { isTextLink } from '#domain/network/web-link';

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
      getAttrs: (element) => (isTextLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { ...HTMLAttributes, rel: 'nofollow noopener noreferrer' },
    0,
  ],
});
