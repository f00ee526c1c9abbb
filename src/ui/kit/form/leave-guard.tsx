import { useEffect, useRef, useState } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router';
import { Button } from '../button';
import { Dialog } from '../dialog';

export interface LeaveGuardProps {
  /** Whether something would be left unsaved. */
  active: boolean;
  title: string;
  description: string;
  stayLabel: string;
  /** Leaves; what was typed stays kept as a draft. */
  keepLabel: string;
  /** Leaves; what was typed is thrown away. */
  discardLabel: string;
  onKeep: () => void;
  onDiscard: () => void;
  /** When it asks, and when the answer is to stay, for a process that follows along. */
  onAsk?: (() => void) | undefined;
  onStay?: (() => void) | undefined;
  /** Another tab of the page, which its address names (`?tab=`), is another place too. */
  byTab?: boolean | undefined;
  /** While true, who has chosen to leave waits: what was typed is still being put away. */
  isSaving?: boolean | undefined;
}

/** Asks before one goes to another page, or closes the window, with something unsaved. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { active, onKeep, onDiscard, onAsk, onStay, byTab = false, isSaving = false } = props;
  const stay = useRef<HTMLButtonElement>(null);
  const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
    byTab ? pathname + search : pathname;
  const here = placeOf(useLocation());
  const blocker = useBlocker(
    // Who has left keeps seeing this page until the next one's code is there, and may turn back.
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

/** The way out that was chosen, for as long as the navigation waits; it goes on once nothing holds any more. */
function useExitChoice(blocker: Blocker, isSaving: boolean) {
  const [choice, setWay] = useState<ExitChoice | null>(null);
  const passed = useRef<Blocker>(undefined);
  if (choice !== null && blocker.state !== 'blocked') setWay(null);
  useEffect(() => {
    // The router refuses to let the same navigation go on twice.
    if (choice === null || isSaving || passed.current === blocker) return;
    passed.current = blocker;
    blocker.proceed?.();
  }, [choice, isSaving, blocker]);
  return [choice, setWay] as const;
}
