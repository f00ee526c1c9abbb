import type {
  ExportClientsApiArg,
  ListClientsApiArg,
} from '#application/api/clients-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { choiceParam, positiveParam } from '../lists/list-url';
import { nameLanguage } from '../lists/name-language';

const SORTS = ['name', 'createdAt'] as const;
const SORT_VALUES = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The state that the list's address contains. */
export type ClientListState = {
  q: string;
  /** Only clients who share a phone number or an e-mail address with another one. */
  duplicates: boolean;
  sort: (typeof SORT_VALUES)[number];
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the newest clients first. */
export function readClientList(params: URLSearchParams): ClientListState {
  return {
    q: params.get('q') ?? '',
    duplicates: params.get('duplicates') === 'true',
    sort: choiceParam(params, 'sort', SORT_VALUES, '-createdAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The query for a file of all clients of the list, in its order. */
export function toClientExport({ q, duplicates, sort }: ClientListState): ExportClientsApiArg {
  return { ...(q && { q }), ...(duplicates && { duplicates }), sort };
}

/** The request for the state in the URL. */
export function toClientQuery(
  state: ClientListState,
  language: Language = 'fr',
): ListClientsApiArg {
  const { sort, page, pageSize } = state;
  return { ...toClientExport(state), ...nameLanguage(sort, language), page, pageSize };
}
