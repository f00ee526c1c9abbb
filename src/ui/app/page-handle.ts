import { type UIMatch, useMatches } from 'react-router';
import type { Permission } from '#domain/permissions/permissions';
import type shell from '../../../public/locales/fr/shell.json';

/** What a route says of its page. */
export interface PageHandle {
  /** Key of the page's title under `titles` of the shell's texts. */
  readonly title: keyof typeof shell.titles;
  /** Who may see it; everybody when left out. */
  readonly permission?: Permission;
  /** Fetches the page's code before it is opened; ends when it is there, and never fails. */
  readonly preload?: () => Promise<void>;
}

/** What the innermost route in sight says of its page. */
export function usePageHandle(): PageHandle | undefined {
  // The router knows handles as unknown; routes.tsx puts nothing else there.
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return matches.findLast(({ handle }) => handle !== undefined)?.handle;
}
