import { styled } from 'styled-components';
import { putAsideBanners } from '#application/preferences/put-aside';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { shownBanner, withPutAside } from '#domain/payouts/payout-banners';
import type { Today } from '#openapi/types.generated';
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
/* The corner at the end of the first line is the closing button's. */
const Place = styled.section`
  position: relative;
  & > :first-child {
    padding-inline-end: 56px;
  }
`;
const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: var(--space-8);
  inset-inline-end: var(--space-8);
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
    <Place aria-label={t('trouble.label')}>
      <Banner payout={payout} others={others} />
      <Close
        icon={CloseIcon}
        size="small"
        label={t('trouble.putAside', { number: bidiIsolate(payout.number) })}
        onClick={() => change((before) => withPutAside(before, payout, payouts))}
      />
    </Place>
  );
}

interface BannerProps {
  payout: Payout;
  others: number;
}

function Banner({ payout, others }: BannerProps) {
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
      action={<TroubleAction payout={payout} />}
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
