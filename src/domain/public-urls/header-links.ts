/** The links in the header of the public area, in order: those of the specification, section 2, and the shop. */
export const HEADER_LINKS = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/product' },
  { name: 'wasaler', path: '/wasaler' },
  // The specification links three more to the landing page; each leads to its own part of the page.
  { name: 'seller', path: '/', part: 'seller' },
  { name: 'contact', path: '/', part: 'contact' },
  { name: 'blog', path: '/', part: 'blog' },
] as const satisfies readonly HeaderLink[];

export interface HeaderLink {
  readonly name: string;
  readonly path: string;
  /** The id of a part of that page. */
  readonly part?: string;
}

/** Whether a link leads to the current page itself, and not to a part of it. */
export function isActiveLink(link: HeaderLink, pathname: string): boolean {
  return link.part === undefined && link.path === pathname;
}
