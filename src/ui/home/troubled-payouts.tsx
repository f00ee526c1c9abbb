import { styled } from 'styled-components';
import type { Today } from '#application/api/metrics-endpoints.generated';
import { putAsideBanners } from '#application/preferences/put-aside';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { shownBanner, withPutAside } from '#domain/payouts/payout-banners';
import CloseIcon from '~icons/solar/close-circle-linear';
import { Note } from '../kit/feedback/note';
import { IconButton } from '../kit/icon-button';
import { TextLink } from '../kit/text-link';
import { BANKING_PATH, payoutPath } from '../links/payout-path';
import { AnswerDeadline, HeldOrders } from '../payouts/hold-facts';
import { payoutChipOf } from '../payouts/payout-status-chip';
import { TroubleAction } from '../payouts/trouble-action';
import { usePreference } from '../portal-context/use-preference';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/* In the colour of its note. */
const Plain = styled(TextLink)`
  color: inherit;
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
`;
/* As high as the button beside it, and in the colour of its note. */
const Close = styled(IconButton)`
  margin-block: -4px;
  color: inherit;
`;

type Payout = Today['troubledPayouts'][number];

/**
 * A payout that is rejected, held back or late, with its reason and what mends it; the others are
 * counted. Put aside, it comes back when the payout changes.
 */
export function TroubledPayouts({ payouts }: { payouts: readonly Payout[] }) {
  const t = useText('payouts');
  const [putAside, change] = usePreference(putAsideBanners);
  const shown = shownBanner(payouts, putAside);
  if (!shown) return null;
  const { payout, others } = shown;
  return (
    <section aria-label={t('trouble.label')}>
      <Banner
        payout={payout}
        others={others}
        onPutAside={() => change((before) => withPutAside(before, payout, payouts))}
      />
    </section>
  );
}

interface BannerProps {
  payout: Payout;
  others: number;
  onPutAside: () => void;
}

function Banner({ payout, others, onPutAside }: BannerProps) {
  const t = useText('payouts');
  const format = useFormat();
  const { trouble, number, net, hold } = payout;
  if (!trouble) return null;
  return (
    <Note
      {...payoutChipOf(payout)}
      title={
        <Plain to={payoutPath(payout)}>
          {t(`trouble.titles.${trouble.kind}`, {
            number: bidiIsolate(number),
            net: bidiIsolate(format.money(net)),
          })}
        </Plain>
      }
      action={
        <Actions>
          <TroubleAction payout={payout} />
          <Close
            icon={CloseIcon}
            size="small"
            label={t('trouble.putAside', { number: bidiIsolate(number) })}
            onClick={onPutAside}
          />
        </Actions>
      }
    >
      <p>{t(`reasons.${trouble.reason}`)}</p>
      <HeldOrders hold={hold} />
      <AnswerDeadline hold={hold} />
      {others > 0 && (
        <p>
          <Plain to={BANKING_PATH}>{t('trouble.others', { count: others })}</Plain>
        </p>
      )}
    </Note>
  );
}
