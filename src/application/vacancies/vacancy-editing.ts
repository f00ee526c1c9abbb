import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import { NO_VACANCY } from '#domain/vacancies/vacancy-form';
import { interviewRulesOf, type VacancyForm } from '#domain/vacancies/vacancy-form-values';
import type { Vacancy, VacancyUpdate } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { vacanciesEndpoints } from '../api/vacancies-endpoints.generated';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

/** The initial values of a new vacancy. */
export const newVacancy: EditedRecord<VacancyForm> = {
  id: null,
  revision: null,
  values: NO_VACANCY,
};

/** A vacancy as its form shows it. */
export function vacancyRecord(vacancy: Vacancy): EditedRecord<VacancyForm> {
  return {
    id: vacancy.id,
    revision: vacancy.revision,
    values: {
      title: vacancy.title,
      titleEn: vacancy.titleEn,
      titleAr: vacancy.titleAr,
      description: vacancy.description,
      descriptionEn: vacancy.descriptionEn,
      descriptionAr: vacancy.descriptionAr,
      contract: vacancy.contract,
      cityId: vacancy.cityId,
      salaryMin: vacancy.salaryMin,
      salaryMax: vacancy.salaryMax,
      isSalaryShown: vacancy.isSalaryShown,
      languages: vacancy.languages,
      closesOn: vacancy.closesOn,
      interviewRules: vacancy.interviewRules,
    },
  };
}

/** A form that is sent has no unreadable numbers. */
function centimes(value: TypedNumber): number | null {
  if (isUnreadable(value)) throw new Error('An unreadable salary is not saved.');
  return value;
}

/** The changed fields as the contract takes them. */
function updateOf(changes: Partial<VacancyForm>, values: VacancyForm): VacancyUpdate {
  const { salaryMin, salaryMax, languages, interviewRules, ...others } = changes;
  return {
    ...others,
    ...(salaryMin !== undefined && { salaryMin: centimes(salaryMin) }),
    ...(salaryMax !== undefined && { salaryMax: centimes(salaryMax) }),
    ...(languages && { languages: [...languages] }),
    ...(interviewRules && { interviewRules: interviewRulesOf(values) }),
  };
}

const repeatable = repeatableWrites();

/** A vacancy. One without an id is created as a draft. */
export const vacancyEditing = recordEditing<VacancyForm>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    const { createVacancy, updateVacancy } = vacanciesEndpoints.endpoints;
    if (id === null) {
      return repeatable(values, async (key) => {
        const creating = createVacancy.initiate({
          vacancyCreate: { ...updateOf(values, values), title: values.title },
          'Idempotency-Key': key,
        });
        return vacancyRecord(await unwrapWithSignal(store.dispatch(creating), signal));
      });
    }
    const writing = updateVacancy.initiate({
      vacancyId: id,
      'If-Match': `"${revision}"`,
      vacancyUpdate: updateOf(changes, values),
    });
    return vacancyRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the vacancy in `current` of a 412.
  recordOf: (current) => vacancyRecord(current as Vacancy),
});
