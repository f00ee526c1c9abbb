import { styled } from 'styled-components';
import { useGetMyStoreQuery } from '#application/api/stores-endpoints.generated';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import type { PaperChoice } from '#domain/papers/papers';
import type { StoreFacts } from '#domain/papers/store-facts';
import { maskRib } from '#domain/stores/bank-account';
import { LegalNumbers } from '../../papers/legal-numbers';
import { PaperHead } from '../../papers/paper-head';
import { RecordPrinting } from '../../papers/record-printing';
import { useStoreFacts } from '../../papers/store-facts';
import type { Letterheads } from '../../papers/use-letterheads';
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
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 4mm 10mm;
  /* The sums are below the store and its account in each language, however wide their words are. */
  & > dl {
    grid-column: 1 / -1;
    inline-size: 80mm;
    max-inline-size: 100%;
  }
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

/**
 * Prints the payout's statement: the shop, its bank account, the period, the sums, and all lines. Once
 * the period is closed, the shop is that of the closing.
 */
export function PrintedStatement({ payout, onClosed, ...choice }: PrintedStatementProps) {
  return (
    <RecordPrinting
      record={payout}
      onClosed={onClosed}
      sheet={(letterheads, onPrinted) => (
        <StatementSheet
          {...choice}
          payout={payout}
          letterheads={letterheads}
          onPrinted={onPrinted}
        />
      )}
    />
  );
}

interface StatementSheetProps extends PaperChoice {
  payout: PayoutWithEntries;
  letterheads: Letterheads;
  onPrinted: () => void;
}

function StatementSheet(props: StatementSheetProps) {
  const { payout, letterheads, language, format, onPrinted } = props;
  const { t, isSettled } = useTextInWithStatus('papers', language);
  const { isSettled: hasPayoutTexts } = useTextInWithStatus('payouts', language);
  const formats = formatIn(language);
  const present = useStoreFacts(language);
  if (!isSettled || !hasPayoutTexts || !present) return null;
  const facts = letterheads.factsOf(payout, present, language);
  const { number, periodStart, periodEnd } = payout;
  const days = { from: formats.date(periodStart), to: formats.date(periodEnd) };
  return (
    <PrintedSheet
      title={`${t('statement.title')} ${number}`}
      language={language}
      format={format}
      number={number}
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
          <Account payout={payout} language={language} />
          <StatementSums payout={payout} language={language} />
        </Facts>
        <StatementLines payout={payout} language={language} isNarrow={format === 'a6'} />
      </Statement>
    </PrintedSheet>
  );
}

interface CompanyProps extends Pick<PaperChoice, 'language'> {
  facts: StoreFacts;
}

/** The company that is paid, with the numbers of its documents. */
function Company({ facts: { company }, language }: CompanyProps) {
  const t = useTextIn('papers', language);
  return (
    <section>
      <h2>{t('statement.store')}</h2>
      <b>
        <bdi>{company.name}</bdi>
      </b>
      <LegalNumbers company={company} language={language} />
    </section>
  );
}

interface AccountProps extends Pick<PaperChoice, 'language'> {
  payout: PayoutWithEntries;
}

/**
 * The account that is paid, of whose RIB the last four digits are legible: that of the transfer, or the
 * present one as long as there was no transfer.
 */
function Account({ payout, language }: AccountProps) {
  const t = useTextIn('papers', language);
  const { currentData: store } = useGetMyStoreQuery();
  const payment = payout.account ?? store?.payment;
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
