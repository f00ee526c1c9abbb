import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tourProgress } from '#application/home/home-preferences';
import { provideTour } from '#application/tour/tour.actors';
import { TOUR_STOP_NAMES, TOUR_STOPS } from '#application/tour/tour-stops';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { usePreference } from '../portal-context/use-preference';
import { useText } from '../text/use-text';
import { TourStyles } from './tour.styles';
import { showBubble } from './tour-bubble';
import { type TourActor, tourStore } from './tour-store';
import { targetOf } from './tour-targets';
import { useNavigateToStop } from './use-navigate-to-stop';
import { useTourStops } from './use-tour-stops';

/** Runs the tour next to the pages, and shows its bubbles over them. */
export function TourGuide() {
  const { provide, inspection } = useApplication();
  const [{ at }, keep] = usePreference(tourProgress);
  const input = { stops: TOUR_STOP_NAMES, at, goToStop: useNavigateToStop() };
  const actor = useActorRef(provide(provideTour), { input, ...inspection });
  useEffect(() => {
    tourStore.setActor(actor);
    return () => tourStore.setActor(null);
  }, [actor]);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context, value }) => {
      const isOver = value === 'finished' || value === 'givenUp';
      keep(({ isSeen }) => ({
        at: isOver ? 0 : context.at,
        isSeen: isSeen || value === 'finished',
      }));
    });
    return unsubscribe;
  }, [actor, keep]);
  const stop = useSelector(actor, (snapshot) =>
    snapshot.matches({ running: 'showing' }) ? snapshot.context.at : null,
  );
  useBubble(stop);
  useEscapeToQuit(actor);
  return <TourStyles />;
}

/** While the tour searches the next stop, there is no bubble that handles Escape. */
function useEscapeToQuit(actor: TourActor) {
  const isSeeking = useSelector(actor, (snapshot) => snapshot.matches({ running: 'seeking' }));
  useEffect(() => {
    if (!isSeeking) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') actor.send({ type: 'tour.pause' });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actor, isSeeking]);
}

/** The bubble of a stop, on its page only. On another page, the tour pauses. */
function useBubble(at: number | null) {
  const t = useText('tour');
  const stops = useTourStops();
  const { pathname } = useLocation();
  const show = useLatest(() => {
    const actor = tourStore.actor();
    const name = at === null ? undefined : TOUR_STOP_NAMES[at];
    if (!actor || !name) return undefined;
    const { path } = TOUR_STOPS[name];
    const target = targetOf(name);
    // The address changes before the page renders. The bubble appears with the page.
    if (target && path === window.location.pathname && path !== pathname) return undefined;
    if (!target || path !== pathname) {
      actor.send({ type: 'tour.pause' });
      return undefined;
    }
    const place = stops.indexOf(name) + 1;
    return showBubble(target, {
      title: t(`stops.${name}.title`),
      text: t(`stops.${name}.text`),
      progress: t('progress', { at: place, of: stops.length }),
      next: t(place === stops.length ? 'done' : 'next'),
      back: t('back'),
      isFirst: at === 0,
      pause: t('pause'),
      quit: t('quit'),
      onAction: (type) => actor.send({ type }),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn anew for each stop and page.
  useEffect(() => show.current(), [show, at, pathname]);
}
