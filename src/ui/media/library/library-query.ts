import type { ListMediaApiArg } from '#application/api/media-endpoints.generated';
import { normalizeFolderPath } from '#domain/media/folder-path';
import { choiceParam, positiveParam } from '../../lists/list-url';

export const LIBRARY_SORTS = ['-createdAt', 'createdAt', 'name', '-name', '-size', 'size'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

export const LIBRARY_USES = ['used', 'unused'] as const;
export type LibraryUse = (typeof LIBRARY_USES)[number];

export const LIBRARY_PAGE_SIZES = [24, 48, 96] as const;

/** In the URL, pictures without a folder; no folder can have this name. */
export const UNFILED = '/';

/** The state of the library in the URL. */
export interface LibraryState {
  readonly q: string;
  /** A folder's path, empty for the whole library, or {@link UNFILED}. */
  readonly folder: string;
  readonly use: LibraryUse | undefined;
  readonly sort: LibrarySort;
  readonly page: number;
  readonly pageSize: number;
}

function folderParam(params: URLSearchParams): string {
  const folder = params.get('folder') ?? '';
  return folder === UNFILED ? folder : (normalizeFolderPath(folder) ?? '');
}

/** Reads the URL; unknown values fall back to the library's initial state, the newest first. */
export function readLibrary(params: URLSearchParams): LibraryState {
  const [smallest] = LIBRARY_PAGE_SIZES;
  return {
    q: params.get('q') ?? '',
    folder: folderParam(params),
    use: choiceParam(params, 'use', LIBRARY_USES, undefined),
    sort: choiceParam(params, 'sort', LIBRARY_SORTS, '-createdAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', smallest), 96),
  };
}

/** The query for the state in the URL. */
export function toLibraryQuery(state: LibraryState): ListMediaApiArg {
  const { q, folder, use, sort, page, pageSize } = state;
  return {
    ...(q && { q }),
    ...(folder && { folder: folder === UNFILED ? '' : folder }),
    ...(use && { unused: use === 'unused' }),
    sort,
    page,
    pageSize,
  };
}

/** Whether a search or filter other than the folder is active. */
export function hasFilters({ q, use }: LibraryState): boolean {
  return q !== '' || use !== undefined;
}
