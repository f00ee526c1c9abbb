import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { provideApplicationFollowing } from '#application/applications/application-following.actors';
import { localizedTitle } from '#domain/text/localized-title';
import { isOpenCandidacy } from '#domain/vacancies/candidacy-lifecycle';
import type { CandidateApplication } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { ErrorState } from '../../kit/feedback/error-state';
import { Note } from '../../kit/feedback/note';
import { Skeleton } from '../../kit/loading/skeleton';
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog';
import { usePublicApp } from '../../public-context/public-app-context';
import { PlainButtonLink } from '../../public-pages/layout/plain-button-link';
import { useLocalizedName } from '../../text/localized';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { ApplicationState } from './application-state';
import { InterviewSlots } from './interview-slots';
import { Sheet, VacancyColumn, VacancyHeader } from './vacancy-layout';

/** `/job/application#…`: a candidate follows their application, by a link and without an account. */
export function ApplicationPage() {
  const link = useLocation().hash.slice(1);
  return (
    <VacancyColumn>
      {link === '' ? <UnknownLink /> : <FollowedApplication key={link} link={link} />}
    </VacancyColumn>
  );
}

function UnknownLink() {
  const t = useText('application');
  return (
    <>
      <VacancyHeader>
        <h1 tabIndex={-1}>{t('unknown')}</h1>
        <p>{t('unknownText')}</p>
      </VacancyHeader>
      <div>
        <PlainButtonLink href="/job" variant="soft">
          {t('toVacancies')}
        </PlainButtonLink>
      </div>
    </>
  );
}

function useApplicationFollowing(link: string) {
  const { provide, inspection } = usePublicApp();
  const [snapshot, send] = useMachine(provide(provideApplicationFollowing), {
    input: { link },
    ...inspection,
  });
  useEffect(() => {
    const read = () => send({ type: 'application.read' });
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [send]);
  return { snapshot, send };
}

function FollowedApplication({ link }: { link: string }) {
  const t = useText('application');
  const problemText = useProblemText();
  const { snapshot, send } = useApplicationFollowing(link);
  const { application, problem } = snapshot.context;
  if (snapshot.matches('unknown')) return <UnknownLink />;
  if (snapshot.matches('unanswered')) {
    return (
      <>
        <h1 tabIndex={-1}>{t('unanswered')}</h1>
        <ErrorState onRetry={() => send({ type: 'application.read' })}>
          {problem && problemText(problem)}
        </ErrorState>
      </>
    );
  }
  if (!application) {
    return (
      <>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p role="status">{t('loading')}</p>
        <Skeleton $height="480px" />
      </>
    );
  }
  return (
    <>
      <ApplicationHeader application={application} />
      <Refusal problem={problem} />
      <ApplicationState application={application} />
      <InterviewSlots
        application={application}
        chosen={snapshot.matches('choosing') ? snapshot.context.startsAt : null}
        disabled={snapshot.hasTag('busy')}
        onChoose={(startsAt) => send({ type: 'slot.choose', startsAt })}
      />
      <ApplicationEnd
        application={application}
        busy={snapshot.hasTag('busy')}
        onWithdraw={() => send({ type: 'withdrawal.ask' })}
      />
      <ConfirmDialog
        open={snapshot.matches('confirming') || snapshot.matches('withdrawing')}
        title={t('withdrawTitle')}
        description={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('withdrawNo')}
        busy={snapshot.matches('withdrawing')}
        onConfirm={() => send({ type: 'withdrawal.confirm' })}
        onCancel={() => send({ type: 'withdrawal.cancel' })}
      />
    </>
  );
}

function ApplicationHeader({ application }: { application: CandidateApplication }) {
  const t = useText('application');
  const language = useLanguage();
  const localized = useLocalizedName();
  const { longDate } = useFormat();
  const { storeName, storeNameAr, firstName, createdAt, vacancySlug } = application;
  const { vacancyTitle, vacancyTitleEn, vacancyTitleAr } = application;
  const titles = { title: vacancyTitle, titleEn: vacancyTitleEn, titleAr: vacancyTitleAr };
  const store = localized({ name: storeName, nameAr: storeNameAr });
  return (
    <VacancyHeader>
      <h1 tabIndex={-1} dir="auto">
        {localizedTitle(titles, language)}
      </h1>
      <p>{t('hello', { name: firstName, store })}</p>
      <small>
        {t('sentOn', { day: longDate(createdAt) })} ·{' '}
        <a href={`/job/${encodeURIComponent(vacancySlug)}`}>{t('toVacancy')}</a>
      </small>
    </VacancyHeader>
  );
}

const CONFLICTS = ['slot_full', 'slot_closed', 'slot_not_offered', 'action_not_allowed'] as const;

/** Why the last choice was refused. */
function Refusal({
  problem,
}: {
  problem: Parameters<ReturnType<typeof useProblemText>>[0] | null;
}) {
  const t = useText('application');
  const problemText = useProblemText();
  if (!problem) return null;
  const conflict = CONFLICTS.find((one) => one === problem.code);
  return (
    <Note tone="error" announce title={t('refused')}>
      {conflict ? t(`conflicts.${conflict}`) : problemText(problem)}
    </Note>
  );
}

interface ApplicationEndProps {
  application: CandidateApplication;
  busy: boolean;
  onWithdraw: () => void;
}

/** How long the application is kept, and the button that withdraws it. */
function ApplicationEnd({ application, busy, onWithdraw }: ApplicationEndProps) {
  const t = useText('application');
  const { longDate } = useFormat();
  const isOpen = isOpenCandidacy(application.status);
  const day = longDate(application.keptUntil);
  return (
    <Sheet as="div">
      <p>{t(isOpen ? 'kept' : 'keptAfterEnd', { day })}</p>
      {isOpen && (
        <div>
          <Button variant="outline" disabled={busy} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
