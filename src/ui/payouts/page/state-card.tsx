import { styled } from 'styled-components';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import AnswerIcon from '~icons/solar/chat-round-line-linear';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Card } from '../../kit/layout/card';
import { useSnapshot } from '../../lists/use-snapshot';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { AnswerDeadline, HeldOrders } from '../hold-facts';
import { payoutChipOf } from '../payout-status-chip';
import { TroubleAction } from '../trouble-action';
import { usePayoutTexts } from '../use-payout-texts';
import type { PayoutAnswerActor } from './use-payout-answer';

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16) var(--space-32);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/* Below the text on a phone, which needs the whole width. */
const Answer = styled.div`
  ${media.below('phone')} {
    flex-basis: 100%;
  }
`;
const Net = styled.dl`
  & > dt {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & > dd {
    font: var(--weight-head) var(--text-figure) var(--font-head);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

interface StateCardProps {
  payout: PayoutWithEntries;
  answer: PayoutAnswerActor;
}

/** What is paid, when or why not, and what the store can do: first on every screen. */
export function StateCard({ payout, answer }: StateCardProps) {
  const t = useText('payouts');
  const format = useFormat();
  const texts = usePayoutTexts();
  const { status, bankReference, reasonNote, trouble, hold } = payout;
  const { tone, icon } = payoutChipOf(payout);
  return (
    <Card>
      <Facts>
        <Net>
          <dt>{t(status === 'paid' ? 'page.netPaid' : 'page.netToPay')}</dt>
          <dd>
            <bdi>{format.money(payout.net)}</bdi>
          </dd>
        </Net>
        <Note
          tone={tone}
          icon={icon}
          title={texts.due(payout)}
          action={
            trouble?.remedy === 'answer' ? (
              <Answer>
                <AnswerButton actor={answer} />
              </Answer>
            ) : (
              <TroubleAction payout={payout} />
            )
          }
        >
          <p>{trouble ? t(`reasons.${trouble.reason}`) : t(`means.${status}`)}</p>
          <HeldOrders hold={hold} />
          {reasonNote && <p dir="auto">{reasonNote}</p>}
          <AnswerDeadline hold={hold} />
          {trouble && <p>{t(`remedy.means.${trouble.remedy}`)}</p>}
          {bankReference && (
            <p>
              {t('page.reference')} <bdi dir="ltr">{bankReference}</bdi>
            </p>
          )}
        </Note>
      </Facts>
    </Card>
  );
}

function AnswerButton({ actor }: { actor: PayoutAnswerActor }) {
  const t = useText('payouts');
  const snapshot = useSnapshot(actor);
  return (
    <Button
      size="small"
      icon={AnswerIcon}
      disabled={!snapshot.can({ type: 'payout.answer' })}
      busy={snapshot.hasTag('busy')}
      onClick={() => actor.send({ type: 'payout.answer' })}
    >
      {t('remedy.answer')}
    </Button>
  );
}
