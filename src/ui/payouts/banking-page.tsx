import { styled } from 'styled-components';
import { PageHeader } from '../kit/layout/page-header';
import { Stack } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { useText } from '../text/use-text';
import { BalanceStrip } from './balance-strip';
import { BankCard } from './bank-card';
import { PayoutsList } from './payouts-list';

/** The list takes the whole width: its rows carry reasons and actions. */
const Account = styled.div`
  max-inline-size: 640px;
`;

/** `/dashboard/banking`: the store's balances, its weekly payouts, and the bank account. */
export function BankingPage() {
  const t = useText('payouts');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('payouts') }]}
        title={t('title')}
        subtitle={<TextLink to="/dashboard/payments">{t('toPayments')}</TextLink>}
      />
      <Stack>
        <BalanceStrip />
        <PayoutsList />
        <Account>
          <BankCard />
        </Account>
      </Stack>
    </>
  );
}
