import { useMemo } from 'react';
import { useGetCandidacyQuery } from '#application/api/vacancies-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { Chip } from '../kit/feedback/chip';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { TextLink } from '../kit/text-link';
import { candidatePath } from '../links/vacancy-path';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useLocalizedTitle } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { createCandidacyActors } from '../vacancies/candidacy-actors';
import { CandidateSteps } from '../vacancies/candidate-steps';
import { Head, Record, WaitingRecord } from './linked-record-parts';

const CandidateDialogs = lazyComponent(
  () => import('../vacancies/candidate-dialogs'),
  'CandidateDialogs',
);

/** A candidate with the decisions of their own process. */
export function LinkedCandidate({ candidacyId }: { candidacyId: string }) {
  const t = useText('mail');
  const vacancies = useText('vacancies');
  const format = useFormat();
  const localized = useLocalizedTitle();
  const application = useApplication();
  const { currentData: candidacy, error, refetch } = useGetCandidacyQuery({ candidacyId });
  const rows = useMemo(() => (candidacy ? [candidacy] : []), [candidacy]);
  const actors = useRecordActors(rows, () => createCandidacyActors(application, () => undefined));
  const withDialog = actors.withOpenDialog();
  if (!candidacy) return <WaitingRecord error={error} refetch={refetch} />;
  const { status, interview, email, phoneNumber, vacancyTitle, vacancyTitleEn, vacancyTitleAr } =
    candidacy;
  const titles = { title: vacancyTitle, titleEn: vacancyTitleEn, titleAr: vacancyTitleAr };
  const actor = actors.of(candidacy.id);
  return (
    <Record>
      <Head>
        <h3>
          <TextLink to={candidatePath(candidacy)}>
            <bdi>
              {candidacy.firstName} {candidacy.lastName}
            </bdi>
          </TextLink>
        </h3>
        <Chip>{vacancies(`candidate.status.${status}`)}</Chip>
      </Head>
      <FactRows>
        <FactRow name={t('record.vacancy')}>
          <bdi>{localized(titles)}</bdi>
        </FactRow>
        {status === 'interview' && (
          <FactRow name={t('record.interview')}>
            {interview ? format.dateTime(interview.startsAt) : t('record.noSlot')}
          </FactRow>
        )}
        {email && (
          <FactRow name={t('record.email')}>
            <bdi dir="ltr">{email}</bdi>
          </FactRow>
        )}
        {phoneNumber && (
          <FactRow name={t('record.phone')}>
            <bdi dir="ltr">{formatPhoneNumber(phoneNumber)}</bdi>
          </FactRow>
        )}
      </FactRows>
      {actor && <CandidateSteps actor={actor} size="small" />}
      {withDialog && (
        <Deferred>
          <CandidateDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </Record>
  );
}
