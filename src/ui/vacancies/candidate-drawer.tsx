import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useGetCandidacyQuery } from '#application/api/vacancies-endpoints.generated';
import { asProblem } from '#application/problem';
import type { Candidacy, Vacancy } from '#openapi/types.generated';
import { ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { Skeleton } from '../kit/loading/skeleton';
import { Drawer } from '../kit/overlays/drawer';
import { invitationPath } from '../links/user-path';
import { vacancyEditPath } from '../links/vacancy-path';
import { ProblemState } from '../lists/problem-state';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { type CandidacyActor, createCandidacyActors } from './candidacy-actors';
import { CandidateConversation } from './candidate-conversation';
import { CandidateDialogs } from './candidate-dialogs';
import { CandidateFacts } from './candidate-facts';
import { CandidateHistory } from './candidate-history';
import { CandidateNotes } from './candidate-notes';
import { CandidateSteps } from './candidate-steps';
import { ScoreCards } from './score-cards';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;

interface CandidateDrawerProps {
  candidacyId: string;
  /** The process of the card; undefined if the board does not show it. */
  actor: CandidacyActor | undefined;
  vacancy: Vacancy;
  onClose: () => void;
}

/** A candidate next to the board: what they sent, the decision, the ratings and the notes. */
export function CandidateDrawer({ candidacyId, actor, vacancy, onClose }: CandidateDrawerProps) {
  const t = useText('vacancies');
  const { currentData: candidacy, error, refetch } = useGetCandidacyQuery({ candidacyId });
  const isGone = error !== undefined && asProblem(error).status === 404;
  const title = candidacy ? `${candidacy.firstName} ${candidacy.lastName}` : t('candidate.loading');
  return (
    <Drawer open onClose={onClose} title={title} side="end" width={560}>
      {candidacy && !isGone && actor && (
        <Details candidacy={candidacy} actor={actor} vacancy={vacancy} />
      )}
      {candidacy && !isGone && !actor && <Unlisted candidacy={candidacy} vacancy={vacancy} />}
      {isGone && <p>{t('candidate.gone')}</p>}
      {!candidacy && error && !isGone && <ProblemState error={error} onRetry={refetch} />}
      {!candidacy && !error && <Skeleton $height="480px" />}
    </Drawer>
  );
}

interface DetailsProps {
  candidacy: Candidacy;
  actor: CandidacyActor;
  vacancy: Vacancy;
}

/** A candidate whom the filters of the board leave out: with a process and dialogs of its own. */
function Unlisted({ candidacy, vacancy }: Omit<DetailsProps, 'actor'>) {
  const application = useApplication();
  const rows = useMemo(() => [candidacy], [candidacy]);
  const actors = useRecordActors(rows, () => createCandidacyActors(application, () => undefined));
  const actor = actors.of(candidacy.id);
  if (!actor) return null;
  return (
    <>
      <Details candidacy={candidacy} actor={actor} vacancy={vacancy} />
      {actors.withOpenDialog() && <CandidateDialogs actor={actor} />}
    </>
  );
}

function Details({ candidacy, actor, vacancy }: DetailsProps) {
  return (
    <Body>
      <CandidateActions candidacy={candidacy} actor={actor} vacancy={vacancy} />
      <CandidateFacts candidacy={candidacy} />
      <CandidateConversation candidacy={candidacy} />
      <ScoreCards candidacy={candidacy} actor={actor} />
      <CandidateNotes candidacy={candidacy} actor={actor} />
      <CandidateHistory candidacy={candidacy} />
    </Body>
  );
}

/** The decision about a candidate, or what prevents it; after it, what follows. */
function CandidateActions({ candidacy, actor, vacancy }: DetailsProps) {
  const t = useText('vacancies');
  const mayEdit = usePermission('vacancies.edit');
  const mayInvite = usePermission('users.manage');
  const known = useSelector(actor, ({ context }) => context.record);
  const lacksHours =
    mayEdit && known.status === 'shortlisted' && vacancy.interviewRules.length === 0;
  return (
    <>
      <CandidateSteps actor={actor} />
      {lacksHours && (
        <Note
          tone="warning"
          title={t('hours.missing')}
          action={
            <ButtonLink variant="outline" size="small" to={vacancyEditPath(vacancy)}>
              {t('actions.edit')}
            </ButtonLink>
          }
        >
          {t('hours.missingText')}
        </Note>
      )}
      {known.status === 'hired' && mayInvite && (
        <Note
          tone="success"
          title={t('candidate.hired')}
          action={
            <ButtonLink size="small" to={invitationPath(candidacy)}>
              {t('candidate.inviteUser')}
            </ButtonLink>
          }
        >
          {t('candidate.hiredText')}
        </Note>
      )}
    </>
  );
}
