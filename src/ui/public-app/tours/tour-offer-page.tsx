import { useMachine } from '@xstate/react';
import { useLocation } from 'react-router';
import { provideWaitingList } from '#application/tours/waiting-list.actors';
import { tourPath } from '#domain/tours/tour-slug';
import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Card } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { usePublicApp } from '../../public-context/public-app-context';
import { Container } from '../../public-pages/layout/public-layout';
import { useLocalizedTitle } from '../../text/localized';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useDepartureWords, useGuestWords } from './tour-words';
import { Actions, Facts, Narrow } from './tours.styles';

function useWaitingList(link: string) {
  const { provide, inspection } = usePublicApp();
  const [snapshot, send] = useMachine(provide(provideWaitingList), {
    ...inspection,
    input: { link },
  });
  return { snapshot, send };
}

type WaitingListProcess = ReturnType<typeof useWaitingList>;

/** `/tour-offer#…`: a guest on the waiting list, and the places that are offered to them. */
export function TourOfferPage() {
  const link = useLocation().hash.slice(1);
  return (
    <Container>
      <Narrow>{link === '' ? <Gone /> : <Entry key={link} link={link} />}</Narrow>
    </Container>
  );
}

function Gone() {
  const t = useText('guestTours');
  return (
    <>
      <h1 tabIndex={-1}>{t('offer.gone')}</h1>
      <p>{t('ticket.goneText')}</p>
      <Actions>
        <ButtonLink to="/tour">{t('ticket.toTours')}</ButtonLink>
      </Actions>
    </>
  );
}

/** The states in which the page has a heading of its own. */
const HEADINGS = ['waiting', 'offered', 'accepted', 'ended'] as const;

function Entry({ link }: { link: string }) {
  const t = useText('guestTours');
  const process = useWaitingList(link);
  const { snapshot } = process;
  const { entry } = snapshot.context;
  if (snapshot.matches('gone')) return <Gone />;
  const state = HEADINGS.find((one) => snapshot.matches(one));
  const isAsked = snapshot.matches('answering') || snapshot.matches('unanswered');
  return (
    <>
      <h1 tabIndex={-1}>{state ? t(`offer.${state}`) : t('offer.title')}</h1>
      <Lead process={process} />
      {snapshot.matches('reading') && <Skeleton $height="240px" />}
      {entry && !snapshot.matches('reading') && <EntryFacts entry={entry} />}
      {(state === 'waiting' || state === 'offered' || isAsked) && <Answers process={process} />}
      {state === 'accepted' && entry?.bookingLink && (
        <Actions>
          <ButtonLink to={`${tourPath(entry.tour)}/book#${entry.bookingLink}`} size="large">
            {t('offer.goOn')}
          </ButtonLink>
        </Actions>
      )}
      {state === 'ended' && (
        <Actions>
          <ButtonLink to="/tour">{t('ticket.toTours')}</ButtonLink>
        </Actions>
      )}
    </>
  );
}

function Lead({ process: { snapshot, send } }: { process: WaitingListProcess }) {
  const t = useText('guestTours');
  const problemText = useProblemText();
  const { dateTime } = useFormat();
  const { entry, problem } = snapshot.context;
  if (snapshot.matches('offered')) {
    return <p role="status">{t('offer.until', { date: dateTime(entry?.offerExpiresAt ?? '') })}</p>;
  }
  if (snapshot.matches('waiting')) return <p>{t('offer.waitingText')}</p>;
  if (snapshot.matches('accepted')) return <p role="status">{t('offer.acceptedText')}</p>;
  if (snapshot.matches('ended')) return <p role="status">{t('offer.endedText')}</p>;
  if (!problem) return null;
  return (
    <Note
      tone="error"
      announce
      title={snapshot.matches('unanswered') ? t('offer.unanswered') : problemText(problem)}
      action={<Button onClick={() => send({ type: 'failure.retry' })}>{t('retry')}</Button>}
    />
  );
}

type WaitingEntry = NonNullable<WaitingListProcess['snapshot']['context']['entry']>;

function EntryFacts({ entry }: { entry: WaitingEntry }) {
  const t = useText('guestTours');
  const { money } = useFormat();
  const titleOf = useLocalizedTitle();
  const words = useDepartureWords();
  const guestWords = useGuestWords();
  return (
    <Card>
      <h2 dir="auto">{titleOf(entry.tour)}</h2>
      <Facts>
        <dt>{t('ticket.when')}</dt>
        <dd>{words(entry.startsAt)}</dd>
        {entry.address && (
          <>
            <dt>{t('address')}</dt>
            <dd>
              <bdi>{entry.address}</bdi>
            </dd>
          </>
        )}
        <dt>{t('ticket.guests')}</dt>
        <dd>{guestWords(entry.guests)}</dd>
        <dt>{t('offer.total')}</dt>
        <dd>{money(entry.total)}</dd>
      </Facts>
    </Card>
  );
}

function Answers({ process: { snapshot, send } }: { process: WaitingListProcess }) {
  const t = useText('guestTours');
  const { answer, entry } = snapshot.context;
  const isBusy = snapshot.matches('answering');
  if (snapshot.matches('unanswered')) return null;
  if (entry?.status === 'waiting') {
    return (
      <Actions>
        <Button variant="outline" disabled={isBusy} onClick={() => send({ type: 'entry.refresh' })}>
          {t('offer.refresh')}
        </Button>
        <Button variant="text" busy={isBusy} onClick={() => send({ type: 'offer.leave' })}>
          {t('offer.leave')}
        </Button>
      </Actions>
    );
  }
  return (
    <Actions>
      <Button
        size="large"
        busy={isBusy && answer === 'accept'}
        disabled={isBusy && answer === 'leave'}
        onClick={() => send({ type: 'offer.accept' })}
      >
        {t('offer.accept')}
      </Button>
      <Button
        size="large"
        variant="outline"
        busy={isBusy && answer === 'leave'}
        disabled={isBusy && answer === 'accept'}
        onClick={() => send({ type: 'offer.leave' })}
      >
        {t('offer.refuse')}
      </Button>
    </Actions>
  );
}
