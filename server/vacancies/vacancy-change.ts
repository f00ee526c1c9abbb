import { customAlphabet } from 'nanoid';
import { foldForSearch } from '#domain/text/search-fold';
import { NO_VACANCY, type VacancyValues, vacancyErrors } from '#domain/vacancies/vacancy-form';
import type { VacancyStatus } from '#domain/vacancies/vacancy-lifecycle';
import type { Vacancy, VacancyCreate, VacancyUpdate } from '#openapi/types.generated';
import { findCities } from '../clients/clients.repository';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { cleanText } from '../products/product-fields';
import { cleanRichText } from '../products/rich-text';
import {
  changeVacancy,
  insertVacancy,
  lockVacancy,
  type VacancyColumns,
  type VacancyRow,
} from './vacancies.repository';
import { presentVacancy } from './vacancy-presentation';
import type { VacancyUser } from './vacancy-user';

const TITLES = ['title', 'titleEn', 'titleAr'] as const;
const DESCRIPTIONS = ['description', 'descriptionEn', 'descriptionAr'] as const;

/** Digits and letters that are not taken for one another. */
const codeOf = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 8);

function valuesOf(row: VacancyRow): VacancyValues {
  return {
    title: row.title,
    titleEn: row.titleEn,
    titleAr: row.titleAr,
    description: row.description,
    descriptionEn: row.descriptionEn,
    descriptionAr: row.descriptionAr,
    contract: row.contract,
    cityId: row.cityId,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    isSalaryShown: row.isSalaryShown,
    languages: row.languages,
    closesOn: row.closesOn,
    interviewRules: row.interviewRules,
  };
}

/** The values after a change, in their stored form. */
function valuesAfter(before: VacancyValues, body: VacancyUpdate): VacancyValues {
  const cleaned: Record<string, string> = {};
  for (const field of TITLES) {
    if (body[field] !== undefined) cleaned[field] = cleanText(body[field]) ?? '';
  }
  for (const field of DESCRIPTIONS) {
    if (body[field] !== undefined) cleaned[field] = cleanRichText(body[field]) ?? '';
  }
  return { ...before, ...body, ...cleaned };
}

/** @throws ProblemError 422 with all errors, as codes by field */
export async function assertAcceptable(
  tx: Tx,
  values: VacancyValues,
  status: VacancyStatus,
): Promise<void> {
  const errors = vacancyErrors(values, status);
  const { cityId } = values;
  if (cityId !== null && (await findCities(tx, [cityId])).size === 0)
    errors['cityId'] = ['unknown'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function columnsOf(values: VacancyValues) {
  return {
    ...values,
    languages: [...values.languages],
    searchText: foldForSearch([values.title, values.titleEn, values.titleAr].join(' ')),
  } satisfies VacancyColumns;
}

/**
 * Adds a draft to the vacancies of the store.
 * @throws ProblemError 422 with the fields that are wrong
 */
export async function createVacancy(
  tx: Tx,
  body: VacancyCreate,
  user: VacancyUser,
  now: Date,
): Promise<Vacancy> {
  const values = valuesAfter(NO_VACANCY, body);
  await assertAcceptable(tx, values, 'draft');
  const row = await insertVacancy(tx, {
    id: newId('vac', now.getTime()),
    storeId: user.storeId,
    code: codeOf(),
    ...columnsOf(values),
    createdAt: now,
    updatedAt: now,
  });
  return presentVacancy(tx, row, user, now);
}

/** A change of a vacancy that a user requests. */
export interface RequestedVacancyChange {
  readonly vacancyId: string;
  readonly body: VacancyUpdate;
  readonly revision: number | undefined;
  readonly principal: VacancyUser;
  readonly now: Date;
}

/**
 * Changes the given fields, validated and written on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 422 with the fields that are
 *   wrong
 */
export async function changeVacancyFields(
  tx: Tx,
  { vacancyId, body, revision, principal, now }: RequestedVacancyChange,
): Promise<Vacancy> {
  const before = await lockVacancy(tx, principal, vacancyId);
  if (!before) throw notFound();
  assertRevision(revision, await presentVacancy(tx, before, principal, now));
  const values = valuesAfter(valuesOf(before), body);
  await assertAcceptable(tx, values, before.status);
  const row = await changeVacancy(tx, vacancyId, columnsOf(values), now);
  return presentVacancy(tx, row, principal, now);
}
