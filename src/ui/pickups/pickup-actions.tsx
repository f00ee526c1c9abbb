import type { Pickup, PickupAction } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { PickupActor } from './pickup-actors';

/** The actions in the order of the buttons, the main ones first. */
const ORDER: readonly PickupAction[] = ['collect', 'confirm', 'move', 'miss', 'callOff'];
const VARIANTS = {
  collect: 'primary',
  confirm: 'primary',
  move: 'outline',
  miss: 'outline',
  callOff: 'outline',
} as const;

interface PickupActionsProps {
  actor: PickupActor;
  pickup: Pickup;
  onMove: () => void;
}

/** The buttons of the actions that the pickup offers now. */
export function PickupActions({ actor, pickup, onMove }: PickupActionsProps) {
  const t = useText('booking');
  const snapshot = useSnapshot(actor);
  const busy = snapshot.hasTag('busy');
  const running = snapshot.matches('performing') ? snapshot.context.attempt?.action : undefined;
  const offered = new Set(pickup.allowedActions.map(({ action }) => action));
  const act = (action: PickupAction) => {
    if (action === 'move') onMove();
    else actor.send({ type: `pickup.${action}` });
  };
  return (
    <>
      {ORDER.filter((action) => offered.has(action)).map((action) => (
        <Button
          key={action}
          variant={VARIANTS[action]}
          // The button of the running action keeps the focus, which a dialog returns to it.
          busy={action === running}
          disabled={busy && action !== running}
          onClick={() => act(action)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
    </>
  );
}
