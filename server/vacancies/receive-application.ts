import { and, eq, isNull } from 'drizzle-orm';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { mailboxKeyOf } from '#domain/mail/mailbox-key';
import { localizedTitle } from '#domain/text/localized-title';
import { foldForSearch } from '#domain/text/search-fold';
import { casablancaDay } from '#domain/time/casablanca-day';
import { applicationErrors } from '#domain/vacancies/application-form';
import { KEPT_MONTHS } from '#domain/vacancies/candidacy-retention';
import { takesApplications } from '#domain/vacancies/vacancy-lifecycle';
import type { ApplicationCreate, ApplicationReceived } from '#openapi/types.generated';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { candidacies, vacancies } from '../database/schema/vacancies';
import { lockName } from '../database/transaction-lock';
import { invalid, notFound, problem } from '../http/problem-error';
import { queueMailWithin } from '../mail/mail-outbox';
import { type CandidacyRow, insertStep } from './candidacies.repository';
import { takeCv } from './cv-files';
import type { PublicVacancyRow } from './public-vacancies.query';
import type { VacancyRow } from './vacancies.repository';
import { notifyOfCandidacy } from './vacancy-news';

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** @throws ProblemError 409 `applications_closed` */
export function assertTakesApplications(vacancy: VacancyRow, now: Date): void {
  if (!takesApplications(vacancy, casablancaDay(now))) throw problem(409, 'applications_closed');
}

/** @throws ProblemError 422 with the fields that are wrong */
function assertAcceptable(body: ApplicationCreate): void {
  const { firstName, lastName, email, phoneNumber = '', message = '', cvId } = body;
  const hasCv = cvId !== undefined;
  const values = {
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    email,
    phoneNumber,
    message,
    hasCv,
  };
  const errors = applicationErrors(values);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Mails the link to the candidate, unless their mailbox has had too many of them. */
async function mailLink(
  tx: Tx,
  { id: candidacyId, email: recipient, language }: CandidacyRow,
  { vacancy, store }: PublicVacancyRow,
  now: Date,
): Promise<void> {
  const data = { candidacyId, title: localizedTitle(vacancy, language), storeName: store.name };
  await queueMailWithin(tx, { template: 'applicationReceived', data, recipient, language }, now);
}

async function findEarlier(
  tx: Tx,
  vacancyId: string,
  mailboxKey: string,
): Promise<CandidacyRow | undefined> {
  const [earlier] = await tx
    .select()
    .from(candidacies)
    .where(
      and(
        eq(candidacies.vacancyId, vacancyId),
        eq(candidacies.mailboxKey, mailboxKey),
        isNull(candidacies.erasedAt),
      ),
    );
  return earlier;
}

async function insertCandidacy(
  tx: Tx,
  body: ApplicationCreate,
  { id: vacancyId, storeId }: VacancyRow,
  now: Date,
): Promise<CandidacyRow> {
  const firstName = oneLine(body.firstName);
  const lastName = oneLine(body.lastName);
  const email = body.email.trim();
  const [row] = await tx
    .insert(candidacies)
    .values({
      id: newId('cdy', now.getTime()),
      storeId,
      vacancyId,
      status: 'applied',
      firstName,
      lastName,
      email,
      mailboxKey: mailboxKeyOf(email),
      phoneNumber: parsePhoneNumber(body.phoneNumber ?? '') ?? null,
      message: (body.message ?? '').normalize('NFC').trim(),
      language: body.language,
      searchText: foldForSearch(`${firstName} ${lastName}`),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('A written candidacy was not returned.');
  if (body.cvId !== undefined) await takeCv(tx, body.cvId, { vacancyId, candidacyId: row.id });
  const by = { actorType: 'candidate', actorId: null } as const;
  await insertStep(tx, {
    candidacyId: row.id,
    at: now,
    ...by,
    action: 'apply',
    toStatus: 'applied',
  });
  return row;
}

/**
 * Adds an application. Whoever has applied already gets the same answer, and only their mailbox learns
 * of it. A filled hidden field gets it too, and nothing is kept.
 * @throws ProblemError 409 `applications_closed`; 422 with the fields that are wrong
 */
export async function receiveApplication(
  tx: Tx,
  body: ApplicationCreate,
  found: PublicVacancyRow,
  now: Date,
): Promise<ApplicationReceived> {
  // So that the vacancy is not closed meanwhile.
  const [vacancy] = await tx
    .select()
    .from(vacancies)
    .where(eq(vacancies.id, found.vacancy.id))
    .for('share');
  if (!vacancy) throw notFound();
  assertTakesApplications(vacancy, now);
  assertAcceptable(body);
  const received = { receivedAt: now.toISOString(), keptMonths: KEPT_MONTHS };
  if (body.website) return received;
  const mailboxKey = mailboxKeyOf(body.email.trim());
  await lockName(tx, `application ${vacancy.id} ${mailboxKey}`);
  const earlier = await findEarlier(tx, vacancy.id, mailboxKey);
  const candidacy = earlier ?? (await insertCandidacy(tx, body, vacancy, now));
  await mailLink(tx, candidacy, found, now);
  if (!earlier) {
    await notifyOfCandidacy(tx, { candidacy, vacancy }, { template: 'candidacyReceived' }, now);
  }
  return received;
}
