import type { ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { findCandidacy } from './candidacies.repository';
import { executeCandidacyAction } from './candidacy-actions';
import { addNote, changeInterviewers, scoreCandidate } from './candidacy-change';
import { countCandidacies, selectCandidacies } from './candidacy-list.query';
import { presentCandidacies, presentCandidacy } from './candidacy-presentation';
import { sendCv } from './cv-files';
import { findVacancy } from './vacancies.repository';
import { executeVacancyAction } from './vacancy-actions';
import { changeVacancyFields, createVacancy } from './vacancy-change';
import { countVacancies, selectVacancies } from './vacancy-list.query';
import { presentVacancies, presentVacancy } from './vacancy-presentation';

/** The candidates of a store. */
function candidacyHandlers(context: ServerContext) {
  const { db } = context.database;
  return contractHandlers({
    listCandidacies: async ({ query, principal }) => {
      const [counts, records] = await Promise.all([
        countCandidacies(db, principal, query),
        selectCandidacies(db, principal, query),
      ]);
      return {
        items: await presentCandidacies(db, records, principal),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        counts,
      };
    },

    getCandidacy: async ({ params, principal }) => {
      const record = await findCandidacy(db, principal, params.candidacyId);
      if (!record) throw notFound();
      return presentCandidacy(db, record, principal);
    },

    updateCandidacy: ({ params, body, revision, principal, now, write }) =>
      write((tx) => changeInterviewers(tx, { ...params, body, revision, principal, now })),

    readCandidacyCv: ({ params, principal, reply }) =>
      sendCv(context, principal, params.candidacyId, reply),

    scoreCandidate: ({ params, body, principal, now, write }) =>
      write((tx) => scoreCandidate(tx, { ...params, body, principal, now })),

    createCandidacyNote: ({ params, body, principal, now, write }) =>
      write((tx) => addNote(tx, { ...params, ...body, principal, now })),

    performCandidacyAction: async ({ params, body, principal, now, write }) => {
      const candidacy = await write((tx) =>
        executeCandidacyAction(tx, { ...params, body, principal, now }),
      );
      sendQueuedMailSoon(context);
      return candidacy;
    },
  });
}

/** Vacancies of a store, and those who apply for them. */
export function vacancyHandlers(context: ServerContext) {
  const { db } = context.database;
  return {
    ...candidacyHandlers(context),
    ...contractHandlers({
      listVacancies: async ({ query, principal, now }) => {
        const [counts, rows] = await Promise.all([
          countVacancies(db, principal, query),
          selectVacancies(db, principal, query),
        ]);
        return {
          items: await presentVacancies(db, rows, principal, now),
          total: totalOfStatuses(counts, query.status),
          page: query.page,
          pageSize: query.pageSize,
          counts,
        };
      },

      getVacancy: async ({ params, principal, now }) => {
        const row = await findVacancy(db, principal, params.vacancyId);
        if (!row) throw notFound();
        return presentVacancy(db, row, principal, now);
      },

      createVacancy: ({ body, principal, now, write }) =>
        write((tx) => createVacancy(tx, body, principal, now)),

      updateVacancy: ({ params, body, revision, principal, now, write }) =>
        write((tx) => changeVacancyFields(tx, { ...params, body, revision, principal, now })),

      performVacancyAction: ({ params, principal, now, write }) =>
        write((tx) => executeVacancyAction(tx, { ...params, principal, now })),
    }),
  };
}
