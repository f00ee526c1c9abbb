export const VACANCIES_PATH = '/dashboard/job';
export const NEW_VACANCY_PATH = `${VACANCIES_PATH}/new`;

interface Identified {
  readonly id: string;
}

export function vacancyPath({ id }: Identified) {
  return `${VACANCIES_PATH}/${id}`;
}

export function vacancyEditPath(vacancy: Identified) {
  return `${vacancyPath(vacancy)}/edit`;
}

/** The board of a vacancy with a candidate open. */
export function candidatePath({
  id,
  vacancyId,
}: Identified & { readonly vacancyId: string }): string {
  return `${vacancyPath({ id: vacancyId })}?candidate=${id}`;
}

/** The public address of a vacancy. */
export function publicVacancyPath({ slug }: { readonly slug: string }) {
  return `/job/${encodeURIComponent(slug)}`;
}
