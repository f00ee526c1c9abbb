import { styled } from 'styled-components';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import type { PaperChoice } from '#domain/papers/papers';
import { maskRib } from '#domain/stores/bank-account';
import { LegalNumbers } from '../../papers/legal-numbers';
import { PaperHead } from '../../papers/paper-head';
import { PaperPrinting } from '../../papers/paper-printing';
import { type StoreFacts, useStoreFacts } from '../../papers/store-facts';
import { PrintedSheet } from '../../print/printed-sheet';
import { formatIn } from '../../text/use-format';
import { useTextIn, useTextInWithStatus } from '../../text/use-text-in';
import { StatementLines, StatementSums } from './statement-lines';

const Statement = styled.article`
  display: flex;
  flex-direction: column;
  gap: 5mm;
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4mm 10mm;
  & > section {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  & h2 {
    font-size: 0.9em;
    font-weight: var(--weight-strong);
  }
`;

interface PrintedStatementProps extends PaperChoice {
  payout: PayoutWithEntries;
  onClosed: () => void;
}

/** Prints the payout's statement: the shop, its bank account, the period, the sums, and all lines. */
export function PrintedStatement({ payout, onClosed, ...choice }: PrintedStatementProps) {
  return (
    <PaperPrinting
      paper={null}
      prepares={false}
      readOrders={async () => []}
      onClosed={onClosed}
      sheet={(_, onPrinted) => <StatementSheet {...choice} payout={payout} onPrinted={onPrinted} />}
    />
  );
}

interface StatementSheetProps extends PaperChoice {
  payout: PayoutWithEntries;
  onPrinted: () => void;
}

function StatementSheet({ payout, language, format, onPrinted }: StatementSheetProps) {
  const { t, isSettled } = useTextInWithStatus('papers', language);
  const { isSettled: hasPayoutTexts } = useTextInWithStatus('payouts', language);
  const formats = formatIn(language);
  const facts = useStoreFacts(language);
  if (!isSettled || !hasPayoutTexts || !facts) return null;
  const { number, periodStart, periodEnd } = payout;
  const days = { from: formats.date(periodStart), to: formats.date(periodEnd) };
  return (
    <PrintedSheet
      title={`${t('statement.title')} ${number}`}
      language={language}
      format={format}
      onPrinted={onPrinted}
    >
      <Statement>
        <PaperHead facts={facts}>
          <h1>{t('statement.title')}</h1>
          <bdi dir="ltr">{number}</bdi>
          <p>{t('statement.period', days)}</p>
        </PaperHead>
        <Facts>
          <Company facts={facts} language={language} />
          <Account facts={facts} language={language} />
          <StatementSums payout={payout} language={language} />
        </Facts>
        <StatementLines payout={payout} language={language} isNarrow={format === 'a6'} />
      </Statement>
    </PrintedSheet>
  );
}

interface FactsProps extends Pick<PaperChoice, 'language'> {
  facts: StoreFacts;
}

/** The company that is paid, with the numbers of its documents. */
function Company({ facts: { store, name }, language }: FactsProps) {
  const t = useTextIn('papers', language);
  return (
    <section>
      <h2>{t('statement.store')}</h2>
      <b>
        <bdi>{store.juridicalName ?? name}</bdi>
      </b>
      <LegalNumbers company={store} language={language} />
    </section>
  );
}

/** The account that is paid, of whose RIB the last four digits are legible. */
function Account({ facts: { store }, language }: FactsProps) {
  const t = useTextIn('papers', language);
  const { payment } = store;
  if (!payment) return null;
  return (
    <section>
      <h2>{t('statement.account')}</h2>
      <b>
        <bdi>{payment.holderName}</bdi>
      </b>
      <span>
        <bdi>{payment.bankName}</bdi>
      </span>
      <span>
        <bdi dir="ltr">{maskRib(payment.rib)}</bdi>
      </span>
    </section>
  );
}
