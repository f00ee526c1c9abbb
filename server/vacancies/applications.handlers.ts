import { mailboxKeyOf } from '#domain/mail/mailbox-key';
import type { Call, ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { createUploadSlots } from '../media/upload-slots';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import type { CandidacyRecord } from './candidacies.repository';
import { findByLink } from './candidate-link';
import { chooseInterview, presentToCandidate, withdrawApplication } from './candidate-page';
import { uploadCv } from './cv-files';
import {
  countPublicVacancies,
  findPublicVacancy,
  type PublicVacancyRow,
  presentPublicSummary,
  presentPublicVacancy,
  selectPublicVacancies,
  selectVacancyFilters,
} from './public-vacancies.query';
import { assertTakesApplications, receiveApplication } from './receive-application';

/** Requests of a network in a minute: many candidates of a telephone company share one address. */
const REQUESTS_OF_NETWORK = 300;
/** Links in a minute of a network that lead nowhere. */
const WRONG_LINKS_OF_NETWORK = 30;
/** Requests in a minute for one application. */
const REQUESTS_OF_APPLICATION = 60;
/** Applications, and CVs, in a minute for one vacancy. */
const WRITES_OF_VACANCY = 60;

interface LinkCall extends Pick<Call, 'request' | 'now'> {
  readonly params: { readonly link: string };
}

interface SlugCall extends Pick<Call, 'request' | 'now'> {
  readonly params: { readonly slug: string };
}

/**
 * The application of the link in a request.
 * @throws ProblemError 404; 429 too many requests of the network or for the application, or wrong links
 */
async function applicationOf(context: ServerContext, call: LinkCall): Promise<CandidacyRecord> {
  const { database, tokens } = context;
  const { params, now } = call;
  await consumeNetworkLimit(context, 'candidate', call, REQUESTS_OF_NETWORK);
  const record = await findByLink(database.db, tokens, params.link);
  if (!record) {
    await consumeNetworkLimit(context, 'candidate-link', call, WRONG_LINKS_OF_NETWORK);
    throw notFound();
  }
  const { id } = record.candidacy;
  await consumeRateLimit(database, `application:${id}`, REQUESTS_OF_APPLICATION, now);
  return record;
}

async function known(context: ServerContext, slug: string): Promise<PublicVacancyRow> {
  const found = await findPublicVacancy(context.database.db, slug);
  if (!found) throw notFound();
  return found;
}

/** The vacancy of a write. @throws ProblemError 404; 409 `applications_closed`; 429 */
async function openVacancyOf(
  context: ServerContext,
  call: SlugCall,
  use: 'cv' | 'application',
): Promise<PublicVacancyRow> {
  const { database, config } = context;
  const { params, now } = call;
  await consumeNetworkLimit(context, 'application', call, config.publicWritesPerMinute);
  const found = await known(context, params.slug);
  const { id } = found.vacancy;
  await consumeRateLimit(database, `vacancy-${use}:${id}`, WRITES_OF_VACANCY, now);
  assertTakesApplications(found.vacancy, now);
  return found;
}

/** Open vacancies, and what a candidate does without an account. */
export function applicationHandlers(context: ServerContext) {
  const { database } = context;
  const { db } = database;
  const inPlace = createUploadSlots(context.config.maxConcurrentUploads);
  return contractHandlers({
    listPublicVacancies: async ({ query, now }) => {
      const [rows, total, filters] = await Promise.all([
        selectPublicVacancies(db, query, now),
        countPublicVacancies(db, query, now),
        selectVacancyFilters(db, now),
      ]);
      const { page, pageSize } = query;
      const items = rows.map((row) => presentPublicSummary(row, now));
      return { items, total, page, pageSize, ...filters };
    },

    getPublicVacancy: async ({ params, now }) =>
      presentPublicVacancy(await known(context, params.slug), now),

    uploadApplicationCv: (call) =>
      inPlace(async () => {
        const { vacancy } = await openVacancyOf(context, call, 'cv');
        return uploadCv(context, call, vacancy);
      }),

    applyForVacancy: async (call) => {
      const found = await openVacancyOf(context, call, 'application');
      const { body, now, write } = call;
      const scope = `${found.vacancy.id}:${mailboxKeyOf(body.email)}`;
      const received = await write((tx) => receiveApplication(tx, body, found, now), { scope });
      sendQueuedMailSoon(context);
      return received;
    },

    readApplication: async (call) =>
      presentToCandidate(db, await applicationOf(context, call), call.now),

    chooseInterview: async (call) => {
      const { candidacy } = await applicationOf(context, call);
      const { body, now, write } = call;
      const startsAt = new Date(body.startsAt);
      return write((tx) => chooseInterview(tx, candidacy.id, startsAt, now));
    },

    withdrawApplication: async (call) => {
      const { candidacy } = await applicationOf(context, call);
      const { now, write } = call;
      return write((tx) => withdrawApplication(tx, candidacy.id, now));
    },
  });
}
