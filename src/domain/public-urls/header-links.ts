/** What the header of the public area leads to, in its order (specification, section 2). */
export const HEADER_LINKS = [
  { name: 'home', path: '/' },
  { name: 'wasaler', path: '/wasaler' },
  // The specification sends three more to the landing page; each goes to its part of it.
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

/** Whether a link leads to the page itself, and not to a part of it: its path is the page's. */
export const isActiveLink = (link: HeaderLink, pathname: string): boolean =>
  link.part === undefined && link.path === pathname;
