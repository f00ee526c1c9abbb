import type { IsoDay } from '../time/casablanca-day';
import { takesApplications, type VacancyState } from './vacancy-lifecycle';

/** Whether everybody sees a vacancy (`open`), or why not. `past`: its closing day is over. */
export type VacancyVisibility = 'open' | 'draft' | 'store' | 'past' | 'closed' | 'filled';

/**
 * Whether the public area shows a vacancy as one to apply for, see decision 80.
 * @param isStoreActive the vacancies of other stores are hidden (`store`), whatever their status
 */
export function vacancyVisibility(
  vacancy: VacancyState,
  isStoreActive: boolean,
  today: IsoDay,
): VacancyVisibility {
  if (vacancy.status === 'draft') return 'draft';
  if (!isStoreActive) return 'store';
  if (vacancy.status !== 'open') return vacancy.status;
  return takesApplications(vacancy, today) ? 'open' : 'past';
}
