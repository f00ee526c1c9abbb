import type { TaskList } from '#openapi/types.generated';

/** A dialog about the lists of the board and its templates. */
export type BoardDialog =
  | { readonly kind: 'list'; readonly list: TaskList | null }
  | { readonly kind: 'archived' }
  | { readonly kind: 'useTemplate' }
  | { readonly kind: 'makeTemplate'; readonly list: TaskList };
