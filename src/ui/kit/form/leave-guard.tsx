import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
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
}

/** Asks before one goes to another page, or closes the window, with something unsaved. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { active, onKeep, onDiscard, onAsk, onStay } = props;
  const stay = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
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
  const remain = () => {
    onStay?.();
    blocker.reset?.();
  };
  const leave = (before: () => void) => {
    before();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={isAsking}
      onClose={remain}
      title={props.title}
      description={props.description}
      asks
      initialFocus={stay}
      footer={
        <>
          <Button variant="text" onClick={() => leave(onDiscard)}>
            {props.discardLabel}
          </Button>
          <Button variant="outline" onClick={() => leave(onKeep)}>
            {props.keepLabel}
          </Button>
          <Button ref={stay} onClick={remain}>
            {props.stayLabel}
          </Button>
        </>
      }
    />
  );
}
