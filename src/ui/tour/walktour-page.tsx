import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { tourProgress } from '#application/home/home-preferences';
import { TOUR_STOP_NAMES, type TourStopName } from '#application/tour/tour-stops';
import CheckIcon from '~icons/solar/check-circle-bold';
import PlayIcon from '~icons/solar/play-bold';
import { Button, ButtonLink } from '../kit/button';
import { ProgressBar } from '../kit/feedback/meter';
import { Note } from '../kit/feedback/note';
import { Icon } from '../kit/icon';
import { Card, CardHeader } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { Skeleton } from '../kit/loading/skeleton';
import { Muted } from '../kit/table/columns';
import { HOME_PATH } from '../portal-context/return-path';
import { usePreference } from '../portal-context/use-preference';
import { useText } from '../text/use-text';
import { type TourActor, tourStore } from './tour-store';
import { useTourStops } from './use-tour-stops';

export { TourGuide } from './tour-guide';

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  margin-block-start: var(--space-16);
  & > li {
    display: flex;
    align-items: flex-start;
    gap: var(--space-16);
    padding-block: var(--space-12);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & div {
    display: flex;
    flex-direction: column;
  }
`;
const StepMarker = styled.span<{ $done: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 28px;
  min-block-size: 28px;
  border-radius: var(--radius-round);
  background: var(${({ $done }) => ($done ? '--success-soft' : '--press')});
  color: var(${({ $done }) => ($done ? '--success-text' : '--on-press')});
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-block: var(--space-16) var(--space-24);
`;

const TourLoading = styled(Skeleton)`
  margin-block-start: var(--space-16);
`;

/** `/dashboard/walktour`: starts, resumes or ends the guided tour. */
export function WalktourPage() {
  const t = useText('tour');
  const actor = useSyncExternalStore(tourStore.subscribe, tourStore.actor);
  useEffect(() => tourStore.open(), []);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ButtonLink variant="outline" to={HOME_PATH}>
            {t('setup')}
          </ButtonLink>
        }
      />
      <Card aria-busy={actor === null}>
        <p>{t('intro')}</p>
        <Muted>{t('keys')}</Muted>
        {actor ? (
          <>
            <TourActions actor={actor} />
            <TourSteps />
          </>
        ) : (
          <TourLoading $height="560px" $radius="var(--radius-note)" />
        )}
      </Card>
    </>
  );
}

/** The state of the tour, and its buttons. */
function TourActions({ actor }: { actor: TourActor }) {
  const t = useText('tour');
  const snapshot = useSelector(actor, (now) => now);
  const stops = useTourStops();
  const of = stops.length;
  // The first permitted stop at which the tour would resume.
  const ahead = stops.findIndex((name) => TOUR_STOP_NAMES.indexOf(name) >= snapshot.context.at);
  const at = ahead < 0 ? of : ahead + 1;
  return (
    <>
      {snapshot.matches('paused') && <Note tone="info">{t('paused', { at, of })}</Note>}
      {snapshot.matches('finished') && <Note tone="success">{t('finished')}</Note>}
      {snapshot.matches('givenUp') && <Note tone="info">{t('givenUp')}</Note>}
      {snapshot.matches('running') && <Note tone="info">{t('running')}</Note>}
      <Actions>
        {snapshot.can({ type: 'tour.resume' }) && (
          <Button icon={PlayIcon} iconMirrored onClick={() => actor.send({ type: 'tour.resume' })}>
            {t('resume', { number: at })}
          </Button>
        )}
        {snapshot.can({ type: 'tour.start' }) && (
          <Button
            variant={snapshot.can({ type: 'tour.resume' }) ? 'outline' : 'primary'}
            onClick={() => actor.send({ type: 'tour.start' })}
          >
            {t(snapshot.matches('idle') && at === 1 ? 'start' : 'again')}
          </Button>
        )}
        {snapshot.can({ type: 'tour.quit' }) && (
          <Button variant="quiet" onClick={() => actor.send({ type: 'tour.quit' })}>
            {t('quit')}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** The texts of all stops, for reading instead of the tour. Completed stops have a check mark. */
function TourSteps() {
  const t = useText('tour');
  const [{ at, isSeen }] = usePreference(tourProgress);
  const stops = useTourStops();
  const isDone = (name: TourStopName) => isSeen || TOUR_STOP_NAMES.indexOf(name) < at;
  const done = stops.filter(isDone).length;
  return (
    <>
      <CardHeader title={t('stopsTitle')} aside={t('seen', { at: done, of: stops.length })} />
      <ProgressBar label={t('stopsTitle')} value={done} max={stops.length} />
      <Steps>
        {stops.map((name, index) => (
          <li key={name}>
            <StepMarker $done={isDone(name)} aria-hidden="true">
              {isDone(name) ? <Icon of={CheckIcon} size={20} /> : index + 1}
            </StepMarker>
            <div>
              <b>{t(`stops.${name}.title`)}</b>
              <Muted>{t(`stops.${name}.text`)}</Muted>
            </div>
          </li>
        ))}
      </Steps>
    </>
  );
}
