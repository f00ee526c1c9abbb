import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListPayoutsQuery } from '#application/api/payouts-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { nextPayout } from '#domain/payouts/next-payout';
import type { PayoutList, PayoutSummary } from '#openapi/types.generated';
import DueIcon from '~icons/solar/card-receive-linear';
import CheckIcon from '~icons/solar/check-circle-linear';
import OpenIcon from '~icons/solar/wallet-linear';
import { Icon, type IconType } from '../kit/icon';
import { Card } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { Muted } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { BANKING_PATH, payoutPath } from '../links/payout-path';
import { ProblemState } from '../lists/problem-state';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { LATEST_PAYOUTS } from './payout-list-query';
import { usePayoutTexts } from './use-payout-texts';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Tile = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: var(--space-16);
  align-content: start;
  padding-inline: var(--space-24);
  &:first-child {
    padding-inline-start: 0;
  }
  & + & {
    border-inline-start: 1px solid var(--line);
  }
  ${media.below('tablet')} {
    padding: 0;
    & + & {
      margin-block-start: var(--space-16);
      padding-block-start: var(--space-16);
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
`;
const Sign = styled.dt`
  display: contents;
  & > span:first-child {
    display: grid;
    grid-row: span 4;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-control);
    background: var(--press);
    color: var(--accent-text);
  }
  & > span:last-child {
    color: var(--text-2);
  }
`;
const Figure = styled.dd`
  grid-column: 2;
  font: var(--weight-head) var(--text-h1) var(--font-head);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
const Text = styled.dd`
  grid-column: 2;
`;
/** Placeholder of the payout of a balance. */
const Payout = styled(Skeleton)`
  font: 400 var(--text-small) var(--font-body);
`;

const Stopped = styled(TextLink)`
  display: block;
  color: var(--error-text);
`;

/** The store's money at the marketplace: its balances, and the date of the next payout. */
export function BalanceStrip() {
  const list = useListPayoutsQuery(LATEST_PAYOUTS);
  const shown = list.currentData ?? list.data;
  return (
    <Card aria-busy={!shown}>
      {!shown && list.error ? (
        <ProblemState error={list.error} onRetry={list.refetch} />
      ) : (
        <Balances list={shown} />
      )}
    </Card>
  );
}

const NONE: never[] = [];

/** The balances, or their placeholders while they load. */
function Balances({ list }: { list: PayoutList | undefined }) {
  const t = useText('payouts');
  const { balances, counts, items = NONE } = list ?? {};
  const stopped = (counts?.['failed'] ?? 0) + (counts?.['on_hold'] ?? 0);
  const open = items.find(({ status }) => status === 'open');
  const next = nextPayout(items);
  const last = items.find(({ status }) => status === 'paid');
  return (
    <Tiles>
      <Balance icon={OpenIcon} name={t('balances.open')} amount={balances?.open}>
        {t('balances.openMeans')}
        {open && (
          <PayoutDate
            payout={open}
            label={t('balances.current', { number: bidiIsolate(open.number) })}
          />
        )}
      </Balance>
      <Balance icon={DueIcon} name={t('balances.due')} amount={balances?.due}>
        {t('balances.dueMeans')}
        {next && (
          <PayoutDate
            payout={next}
            label={t('balances.next', { number: bidiIsolate(next.number) })}
          />
        )}
        {stopped > 0 && (
          <Stopped to={`${BANKING_PATH}?tab=stopped`}>
            {t('balances.stopped', { count: stopped })}
          </Stopped>
        )}
      </Balance>
      <Balance icon={CheckIcon} name={t('balances.paid')} amount={balances?.paid}>
        {t('balances.paidMeans')}
        {last && (
          <PayoutDate
            payout={last}
            label={t('balances.last', { number: bidiIsolate(last.number) })}
          />
        )}
      </Balance>
    </Tiles>
  );
}

interface BalanceProps {
  icon: IconType;
  name: string;
  /** Centimes. */
  amount: number | undefined;
  children: ReactNode;
}

function Balance({ icon, name, amount, children }: BalanceProps) {
  const format = useFormat();
  return (
    <Tile>
      <Sign>
        <span>
          <Icon of={icon} />
        </span>
        <span>{name}</span>
      </Sign>
      <Figure>
        {amount === undefined ? (
          <Skeleton $width="60%" $height="1lh" />
        ) : (
          <bdi>{format.money(amount)}</bdi>
        )}
      </Figure>
      <Text>
        <Muted>{children}</Muted>
        {amount === undefined && <Payout $height="calc(1lh + 24px)" />}
      </Text>
    </Tile>
  );
}

/** A link to the payout of the balance, and the day it is or was paid. */
function PayoutDate({ payout, label }: { payout: PayoutSummary; label: string }) {
  const texts = usePayoutTexts();
  return (
    <>
      <br />
      <TextLink to={payoutPath(payout)}>{label}</TextLink>
      <br />
      {texts.due(payout)}
    </>
  );
}
