import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { isAnswerOverdue } from '#domain/payouts/payout-hold';
import type { PayoutSummary } from '#openapi/types.generated';
import { TextLink } from '../kit/text-link';
import { orderPath } from '../links/order-path';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

type Held = Pick<PayoutSummary, 'hold'>;

const Orders = styled.ul`
  font-weight: var(--weight-strong);
`;
/* In the colour of its note. */
const OrderLink = styled(TextLink)`
  color: inherit;
`;

/** The orders because of which a payout waits, each with its client. Nothing without orders. */
export function HeldOrders({ hold }: Held) {
  const t = useText('payouts');
  if (!hold || hold.orders.length === 0) return null;
  return (
    <Orders aria-label={t('hold.about')}>
      {hold.orders.map(({ id, number, client }) => (
        <li key={id}>
          <OrderLink to={orderPath({ id })}>
            {t('hold.order', { number: bidiIsolate(number), client: bidiIsolate(client.name) })}
          </OrderLink>
        </li>
      ))}
    </Orders>
  );
}

/** Until when an answer is due, or since when; nothing for a payout that waits for no answer. */
export function AnswerDeadline({ hold }: Held) {
  const t = useText('payouts');
  const format = useFormat();
  const now = useNow();
  if (!hold?.answerBy) return null;
  const { answerBy } = hold;
  return (
    <p>
      <time dateTime={answerBy}>
        {isAnswerOverdue({ answerBy }, now)
          ? t('hold.overdue', { time: format.dateTime(answerBy) })
          : t('hold.answerBy', { time: format.dateTime(answerBy) })}
      </time>
    </p>
  );
}
