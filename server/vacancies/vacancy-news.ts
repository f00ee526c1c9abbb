import { formatDateTime } from '#domain/format/dates';
import { ROLES, roleHas } from '#domain/permissions/permissions';
import type { Tx } from '../context';
import { notifyStaff } from '../notifications/notify-staff';
import type { CandidacyRecord } from './candidacies.repository';

/** What happened to a candidacy without the staff. */
type News =
  | { readonly template: 'candidacyReceived' | 'candidacyWithdrawn' }
  | { readonly template: 'interviewChosen'; readonly startsAt: Date };

/**
 * Notifies those who decide on candidacies, and of an interview or its end the interviewers of the
 * candidate. Notifications do not name the candidate: they stay longer.
 */
export async function notifyOfCandidacy(
  tx: Tx,
  { vacancy, candidacy }: CandidacyRecord,
  news: News,
  now: Date,
): Promise<void> {
  const { id: entityId, storeId, title } = vacancy;
  const roles = ROLES.filter((role) => roleHas(role, 'vacancies.edit'));
  const alsoUserIds = candidacy.interviewerIds;
  const to = { storeId, roles, alsoUserIds, entityType: 'vacancy', entityId, now };
  if (news.template !== 'interviewChosen') {
    await notifyStaff(tx, { ...to, template: news.template, parameters: { title } });
    return;
  }
  const when = {
    fr: formatDateTime(news.startsAt, 'fr'),
    en: formatDateTime(news.startsAt, 'en'),
    ar: formatDateTime(news.startsAt, 'ar'),
  };
  await notifyStaff(tx, { ...to, template: news.template, parameters: { title, when } });
}
