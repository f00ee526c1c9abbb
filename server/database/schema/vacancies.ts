import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '#domain/format/languages';
import type { SpokenLanguage } from '#domain/format/spoken-languages';
import type { CandidacyStatus } from '#domain/vacancies/candidacy-lifecycle';
import type { ScoreCriterion } from '#domain/vacancies/score-card';
import type { InterviewRule, VacancyContract } from '#domain/vacancies/vacancy-form';
import { moment, recordColumns } from './columns';
import { cities } from './reference';
import { stores, users } from './stores';

function storeColumn() {
  return text('store_id')
    .notNull()
    .references(() => stores.id);
}

/** Jobs that a store offers, in three languages. Unwritten texts are empty. */
export const vacancies = pgTable(
  'vacancies',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    /** The end of its slug, which no other vacancy of the marketplace has. */
    code: text('code').notNull(),
    status: text('status', { enum: ['draft', 'open', 'closed', 'filled'] })
      .notNull()
      .default('draft'),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    /** Sanitised rich text. */
    description: text('description').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionAr: text('description_ar').notNull(),
    contract: text('contract').$type<VacancyContract>().notNull(),
    cityId: text('city_id').references(() => cities.id),
    /** Centimes a month. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    isSalaryShown: boolean('is_salary_shown').notNull().default(false),
    languages: text('languages').array().$type<SpokenLanguage[]>().notNull().default(sql`'{}'`),
    /** The last day in Casablanca on which one can apply. */
    closesOn: date('closes_on', { mode: 'string' }),
    interviewRules: jsonb('interview_rules')
      .$type<readonly InterviewRule[]>()
      .notNull()
      .default([]),
    /** First publication; null for a vacancy that was never public. */
    publishedAt: moment('published_at'),
    archivedAt: moment('archived_at'),
    /** Its titles, folded for search. */
    searchText: text('search_text').notNull().default(''),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('vacancies_code').on(table.code),
    index('vacancies_store').on(table.storeId, table.updatedAt, table.id),
    index('vacancies_open').on(table.closesOn).where(sql`${table.status} = 'open'`),
    index('vacancies_published').on(table.publishedAt, table.id),
  ],
);

/**
 * Applications for a vacancy. An erased one keeps its statuses and times, and nothing about the
 * candidate.
 */
export const candidacies = pgTable(
  'candidacies',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    vacancyId: text('vacancy_id')
      .notNull()
      .references(() => vacancies.id),
    status: text('status', {
      enum: ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'refused', 'withdrawn'],
    }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The mailbox of the address: one candidacy for each vacancy. */
    mailboxKey: text('mailbox_key').notNull(),
    phoneNumber: text('phone_number'),
    /** Plain text. */
    message: text('message').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Those who rate the candidate: two or none. */
    interviewerIds: text('interviewer_ids').array().notNull().default(sql`'{}'`),
    interviewStartsAt: moment('interview_starts_at'),
    interviewEndsAt: moment('interview_ends_at'),
    /** What the candidate was told with a refusal. */
    answer: text('answer'),
    endedAt: moment('ended_at'),
    erasedAt: moment('erased_at'),
    /** The name of the candidate, folded for search. */
    searchText: text('search_text').notNull().default(''),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('candidacies_mailbox')
      .on(table.vacancyId, table.mailboxKey)
      .where(sql`${table.erasedAt} is null`),
    index('candidacies_vacancy').on(table.vacancyId, table.createdAt, table.id),
    index('candidacies_store').on(table.storeId, table.updatedAt, table.id),
    index('candidacies_interview').on(table.storeId, table.interviewStartsAt),
    index('candidacies_kept').on(table.createdAt).where(sql`${table.erasedAt} is null`),
  ],
);

/** CVs: PDF documents that only the store reads. One without a candidacy waits for its application. */
export const candidacyFiles = pgTable(
  'candidacy_files',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    vacancyId: text('vacancy_id')
      .notNull()
      .references(() => vacancies.id),
    candidacyId: text('candidacy_id').references(() => candidacies.id),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('candidacy_files_candidacy').on(table.candidacyId),
    index('candidacy_files_unused').on(table.createdAt).where(sql`${table.candidacyId} is null`),
  ],
);

/** The ratings of a candidate, one for each interviewer. */
export const scoreCards = pgTable(
  'score_cards',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    candidacyId: text('candidacy_id')
      .notNull()
      .references(() => candidacies.id),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    scores: jsonb('scores').$type<Readonly<Record<ScoreCriterion, number>>>().notNull(),
    /** Plain text. */
    comment: text('comment').notNull(),
    ...recordColumns(),
  },
  (table) => [uniqueIndex('score_cards_author').on(table.candidacyId, table.authorId)],
);

/** Notes of the staff about a candidate. */
export const candidacyNotes = pgTable(
  'candidacy_notes',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    candidacyId: text('candidacy_id')
      .notNull()
      .references(() => candidacies.id),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    /** Plain text. */
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('candidacy_notes_candidacy').on(table.candidacyId, table.createdAt, table.id)],
);

/** What became of a candidacy, and through whom. */
export const candidacyHistory = pgTable(
  'candidacy_history',
  {
    id: text('id').primaryKey(),
    candidacyId: text('candidacy_id')
      .notNull()
      .references(() => candidacies.id),
    at: moment('at').notNull(),
    actorType: text('actor_type', { enum: ['staff', 'candidate'] }).notNull(),
    /** The user; null for the candidate. */
    actorId: text('actor_id').references(() => users.id),
    action: text('action').notNull(),
    fromStatus: text('from_status').$type<CandidacyStatus>(),
    toStatus: text('to_status').$type<CandidacyStatus>().notNull(),
  },
  (table) => [index('candidacy_history_candidacy').on(table.candidacyId, table.at)],
);
