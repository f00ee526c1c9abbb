import { useEffect, useRef, useState } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router';
import { Button } from '../button';
import { Dialog } from '../overlays/dialog';

export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  active: boolean;
  title: string;
  description: string;
  stayLabel: string;
  /** Leaves; typed values are kept as a draft. */
  keepLabel: string;
  /** Leaves; typed values are discarded. */
  discardLabel: string;
  onKeep: () => void;
  onDiscard: () => void;
  /** Called when the dialog opens and when the user stays, so that a machine can follow. */
  onAsk?: (() => void) | undefined;
  onStay?: (() => void) | undefined;
  /** Another tab of the page (`?tab=` in its address) also counts as another page. */
  byTab?: boolean | undefined;
  /** While true, a chosen navigation waits: typed values are still being saved or discarded. */
  isSaving?: boolean | undefined;
}

/** Asks before a navigation, or before the window closes, while there are unsaved changes. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { active, onKeep, onDiscard, onAsk, onStay, byTab = false, isSaving = false } = props;
  const stay = useRef<HTMLButtonElement>(null);
  const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
    byTab ? pathname + search : pathname;
  const here = placeOf(useLocation());
  const blocker = useBlocker(
    // A user who left still sees this page until the next one's code has loaded, and may go back.
    ({ currentLocation, nextLocation }) =>
      active && placeOf(currentLocation) === here && placeOf(nextLocation) !== here,
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      onKeep();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active, onKeep]);
  const isAsking = blocker.state === 'blocked';
  const asked = useRef(onAsk);
  useEffect(() => {
    asked.current = onAsk;
  });
  useEffect(() => {
    if (isAsking) asked.current?.();
  }, [isAsking]);
  const [choice, leave] = useExitChoice(blocker, isSaving);
  const isLeaving = choice !== null;
  const remain = () => {
    onStay?.();
    blocker.reset?.();
  };
  const goBy = (next: ExitChoice, before: () => void) => {
    before();
    leave(next);
  };
  const off = (own: ExitChoice) => ({
    busy: choice === own,
    disabled: isLeaving && choice !== own,
  });
  return (
    <Dialog
      open={isAsking}
      onClose={remain}
      title={props.title}
      description={props.description}
      isQuestion
      busy={isLeaving}
      initialFocus={stay}
      footer={
        <>
          <Button variant="text" {...off('discard')} onClick={() => goBy('discard', onDiscard)}>
            {props.discardLabel}
          </Button>
          <Button variant="outline" {...off('keep')} onClick={() => goBy('keep', onKeep)}>
            {props.keepLabel}
          </Button>
          <Button ref={stay} disabled={isLeaving} onClick={remain}>
            {props.stayLabel}
          </Button>
        </>
      }
    />
  );
}

type ExitChoice = 'keep' | 'discard';

/**
 * The chosen way to leave, while the navigation waits; the navigation continues once saving is
 * done.
 */
function useExitChoice(blocker: Blocker, isSaving: boolean) {
  const [choice, setWay] = useState<ExitChoice | null>(null);
  const passed = useRef<Blocker>(undefined);
  if (choice !== null && blocker.state !== 'blocked') setWay(null);
  useEffect(() => {
    // The router does not allow the same navigation to proceed twice.
    if (choice === null || isSaving || passed.current === blocker) return;
    passed.current = blocker;
    blocker.proceed?.();
  }, [choice, isSaving, blocker]);
  return [choice, setWay] as const;
}
