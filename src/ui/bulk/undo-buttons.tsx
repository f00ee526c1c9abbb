import { millisecondsInSecond } from 'date-fns/constants';
import { useState } from 'react';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import UndoIcon from '~icons/solar/undo-left-round-linear';
import { Button } from '../kit/button';
import { useSecondsLeft } from '../kit/feedback/use-seconds-left';
import { useApplication } from '../portal-context/application-context';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { BulkStepProps } from './bulk-process';

/** The time in which accepted orders can be undone, in whole seconds. */
export const UNDO_SECONDS = UNDO_ACCEPT_WINDOW_MS / millisecondsInSecond;

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

/** The time to undo begins when the button is first shown. */
function UndoInTimeButton({ onClick }: { onClick: () => void }) {
  const t = useText('bulk');
  const format = useFormat();
  const { clock } = useApplication();
  const [end] = useState(() => clock.now() + UNDO_ACCEPT_WINDOW_MS);
  const seconds = useSecondsLeft(() => Math.max(0, end - clock.now()));
  return (
    <Button variant="outline" icon={UndoIcon} iconMirrored onClick={onClick}>
      {t('results.undoIn', { seconds: format.number(seconds) })}
    </Button>
  );
}
