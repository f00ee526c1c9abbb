import { documentForPath } from '#domain/public-urls/document-for-path';
import { vacancyQueryFromUrl } from '#domain/public-urls/vacancy-query';
import { applicationsEndpoints } from '../api/applications-endpoints.generated';
import type { Store } from '../store';

const { listPublicVacancies, getPublicVacancy } = applicationsEndpoints.endpoints;

/** Sends the first query of the list of vacancies, or of the page of one. */
export async function preloadVacancies(
  { dispatch }: Pick<Store, 'dispatch'>,
  pathname: string,
  search: URLSearchParams,
): Promise<void> {
  const document = documentForPath(pathname);
  if (document.kind === 'record') {
    await dispatch(getPublicVacancy.initiate({ slug: document.key }));
  } else if (pathname === '/job') {
    await dispatch(listPublicVacancies.initiate(vacancyQueryFromUrl(search)));
  }
}
