import { useSelector } from '@xstate/react';
import type { OrderStage } from '#domain/orders/order-stages';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { useText } from '../../text/use-text';
import * as Styled from './board-column.styles';
import type { BoardMove } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

interface RefusalProps {
  stage: OrderStage;
  move: BoardMove;
}

/**
 * Over a column that the lifted card cannot go to: why. The element is always there, so that a lift
 * lays out only its text.
 */
export function Refusal({ stage, move }: RefusalProps) {
  const t = useText('board');
  const refusal = useRefusalText();
  const lifted = useSelector(move.actor, (snapshot) => {
    const { card, from } = snapshot.context;
    return snapshot.matches('lifted') && from !== stage ? card : null;
  });
  const reason = lifted && refusal(lifted, stage);
  if (!reason) return <Styled.Veil aria-hidden="true" />;
  return (
    <Styled.Veil id={`refusal-${stage}`} aria-hidden="true">
      <VisuallyHidden>{t('impossible')}</VisuallyHidden>
      {reason}
    </Styled.Veil>
  );
}
