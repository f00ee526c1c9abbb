import { millisecondsInSecond } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import UndoIcon from '~icons/solar/undo-left-round-linear';
import { Button } from '../kit/button';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { BulkStepProps } from './bulk-process';

/** The time in which accepted orders can be undone, in whole seconds. */
export const UNDO_SECONDS = UNDO_ACCEPT_WINDOW_MS / millisecondsInSecond;

/** The seconds since the component was mounted, subtracted from `seconds`; never below zero. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(
      () => setLeft((before) => Math.max(0, before - 1)),
      millisecondsInSecond,
    );
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** Undoes what the action changed; with the seconds left if the time to undo is limited. */
export function UndoButtons({ snapshot, send }: BulkStepProps) {
  const t = useText('bulk');
  if (!snapshot.can({ type: 'undo.start' })) return null;
  const undo = () => send({ type: 'undo.start' });
  return snapshot.matches({ results: 'undoable' }) ? (
    <UndoInTimeButton onClick={undo} />
  ) : (
    <Button variant="outline" icon={UndoIcon} iconMirrored onClick={undo}>
      {t('results.undo')}
    </Button>
  );
}

function UndoInTimeButton({ onClick }: { onClick: () => void }) {
  const t = useText('bulk');
  const format = useFormat();
  const seconds = useSecondsLeft(UNDO_SECONDS);
  return (
    <Button variant="outline" icon={UndoIcon} iconMirrored onClick={onClick}>
      {t('results.undoIn', { seconds: format.number(seconds) })}
    </Button>
  );
}
