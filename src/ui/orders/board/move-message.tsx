import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import CloseIcon from '~icons/solar/close-circle-linear';
import { Note } from '../../kit/feedback/note';
import { IconButton } from '../../kit/icon-button';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import type { BoardMove } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

/** Above the cards, so that nothing moves under the pointer. */
const Place = styled.div`
  position: fixed;
  inset-block-end: var(--space-24);
  inset-inline: var(--space-16);
  z-index: var(--z-sticky);
  inline-size: fit-content;
  max-inline-size: min(560px, calc(100vw - 32px));
  margin-inline: auto;
  border-radius: var(--radius-note);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  ${media.below('phone')} {
    inset-block-end: calc(var(--tab-bar) + var(--space-16));
  }
`;

/** Why a column refused the card, or that another user moved the lifted card. Other moves render nothing. */
export function MoveMessage({ move }: { move: BoardMove }) {
  const isTold = useSelector(
    move.actor,
    (snapshot) => snapshot.matches({ lifted: 'overtaken' }) || snapshot.matches('refused'),
  );
  return isTold ? <Message move={move} /> : null;
}

function Message({ move }: { move: BoardMove }) {
  const t = useText('board');
  const orders = useText('orders');
  const refusalText = useRefusalText();
  const { actor } = move;
  const snapshot = useSnapshot(actor);
  const { card, stage } = snapshot.context;
  if (!card) return null;
  const { number } = card;
  if (snapshot.matches({ lifted: 'overtaken' })) {
    const status = orders(`status.${card.status}`);
    return (
      <Place>
        <Note
          tone="warning"
          title={orders('conflict.title', { number: orderNumberText(number) })}
          announce
        >
          {t('overtaken', { status })}
        </Note>
      </Place>
    );
  }
  if (!snapshot.matches('refused') || !stage) return null;
  const title = t('refused', { number: orderNumberText(number), stage: t(`stages.${stage}`) });
  return (
    <Place>
      <Note
        tone="error"
        title={title}
        announce
        action={
          <IconButton
            icon={CloseIcon}
            size="small"
            label={t('dismiss')}
            onClick={() => actor.send({ type: 'refusal.dismiss' })}
          />
        }
      >
        {refusalText(card, stage)}
      </Note>
    </Place>
  );
}
