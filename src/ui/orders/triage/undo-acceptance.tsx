import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import type { AnsweredEntry } from '#domain/orders/triage-queue';
import UndoIcon from '~icons/solar/undo-left-linear';
import { useCommands } from '../../commands/command-registry';
import { Button } from '../../kit/button';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import type { OrderActor } from '../order-actors';
import { KeyHint } from './key-hint';

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: calc(-1 * var(--space-12));
`;

interface UndoAcceptanceProps {
  order: AnsweredEntry;
  actor: OrderActor | undefined;
}

/** Takes the last acceptance back, by button or key, as long as the order's process can. */
export function UndoAcceptance({ order, actor }: UndoAcceptanceProps) {
  const t = useText('triage');
  const snapshot = useSnapshot(actor);
  const label = t('undo', { number: orderNumberText(order.number) });
  const isPossible = snapshot?.can({ type: 'order.undoAccept' }) === true;
  const undo = () => actor?.send({ type: 'order.undoAccept' });
  useCommands(
    isPossible ? [{ id: 'triage.undo', label, scope: 'record', keys: 'z', run: undo }] : [],
  );
  if (!isPossible) return null;
  return (
    <Line>
      <Button variant="text" size="small" icon={UndoIcon} onClick={undo}>
        {label} <KeyHint name="Z" />
      </Button>
    </Line>
  );
}
