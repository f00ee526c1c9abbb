import { Mark } from '@tiptap/core';

/** Addresses that the server's cleaning keeps and a reader may follow. */
const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

export const isAllowedLink = (address: string): boolean => ALLOWED_LINK.test(address);

/**
 * A link, as the server's cleaning leaves it. Not the package's own, which finds addresses in what is
 * typed and weighs 12 kB for it. One whose address nobody may follow is read as its text.
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
