import { VACANCY_CONTRACTS } from '../vacancies/vacancy-form';
import { pageFromUrl } from './page-from-url';

/** Vacancies per page of their public list. */
export const VACANCY_PAGE_SIZE = 20;

/**
 * The store API query for the address of the list of vacancies: page, city and kind of contract.
 * Values that the API would refuse are left out.
 */
export function vacancyQueryFromUrl(search: URLSearchParams) {
  const cityId = /^cty_[A-Za-z0-9]{1,76}$/.exec(search.get('cityId') ?? '')?.[0];
  const contract = VACANCY_CONTRACTS.find((one) => one === search.get('contract'));
  return {
    page: pageFromUrl(search),
    pageSize: VACANCY_PAGE_SIZE,
    ...(cityId ? { cityId } : {}),
    ...(contract ? { contract } : {}),
  };
}
