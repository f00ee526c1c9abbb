import { styled } from 'styled-components';
import type { Today } from '#application/api/metrics-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Note } from '../kit/feedback/note';
import { TextLink } from '../kit/text-link';
import { payoutPath } from '../links/payout-path';
import { AnswerDeadline, HeldOrders } from '../payouts/hold-facts';
import { payoutChipOf } from '../payouts/payout-status-chip';
import { TroubleAction } from '../payouts/trouble-action';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

/* In the colour of its note. */
const Title = styled(TextLink)`
  color: inherit;
`;

type Payout = Today['troubledPayouts'][number];

/** Payouts that are rejected, held back or late: each with its reason and what mends it. */
export function TroubledPayouts({ payouts }: { payouts: readonly Payout[] }) {
  const t = useText('payouts');
  return (
    <List aria-label={t('trouble.label')}>
      {payouts.map((payout) => (
        <li key={payout.id}>
          <TroubledPayout payout={payout} />
        </li>
      ))}
    </List>
  );
}

function TroubledPayout({ payout }: { payout: Payout }) {
  const t = useText('payouts');
  const format = useFormat();
  const { trouble, number, net } = payout;
  if (!trouble) return null;
  return (
    <Note
      {...payoutChipOf(payout)}
      title={
        <Title to={payoutPath(payout)}>
          {t(`trouble.titles.${trouble.kind}`, {
            number: bidiIsolate(number),
            net: bidiIsolate(format.money(net)),
          })}
        </Title>
      }
      action={<TroubleAction payout={payout} />}
    >
      <p>{t(`reasons.${trouble.reason}`)}</p>
      <HeldOrders hold={payout.hold} />
      <AnswerDeadline hold={payout.hold} />
    </Note>
  );
}
