import { styled } from 'styled-components';
import { useListCitiesQuery } from '#application/api/reference-endpoints.generated';
import { withTownIn } from '#domain/contact/town-in-address';
import type { Language } from '#domain/format/languages';
import { orderReference } from '#domain/orders/order-number';
import type { LegalIdentifiers } from '#domain/stores/store-settings';
import { LegalNumbers } from '../../papers/legal-numbers';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import { media } from '../../theme/breakpoints';
import { DocumentLines } from './document-lines';
import type { DocumentProps } from './document-props';
import { DocumentTotals } from './document-totals';
import { usePaidBy } from './use-paid-by';

const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  font: 400 var(--text-small) var(--font-body);
`;
const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-16) var(--space-32);
  & h2 {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: var(--space-4) var(--space-16);
  & > dt {
    color: var(--text-2);
  }
  & > dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Party = styled.section`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > h3 {
    color: var(--text-2);
    font: var(--weight-strong) var(--text-help) var(--font-body);
  }
`;

/** The invoice as the client sees it, on the screen. */
export function InvoiceDocument({ invoice, language }: DocumentProps) {
  const t = useTextIn('invoice', language);
  const { type, number } = invoice;
  return (
    <Paper>
      <Header>
        <div>
          <h2>{t(`document.${type}`)}</h2>
          {number ? <bdi dir="ltr">{number}</bdi> : <p>{t('document.draft')}</p>}
        </div>
        <DocumentFacts invoice={invoice} language={language} />
      </Header>
      <DocumentParties invoice={invoice} language={language} />
      <DocumentLines invoice={invoice} language={language} />
      <DocumentTotals invoice={invoice} language={language} />
      {invoice.note && (
        <p>
          <bdi>{invoice.note}</bdi>
        </p>
      )}
    </Paper>
  );
}

/** Seller and client. */
export function DocumentParties({ invoice, language }: DocumentProps) {
  const t = useTextIn('invoice', language);
  const { seller, client } = invoice;
  return (
    <Parties>
      <PartyOf title={t('document.seller')} party={seller} language={language} />
      <PartyOf title={t('document.client')} party={client} language={language} />
    </Parties>
  );
}

/** The days and the order or booking of the invoice. */
export function DocumentFacts({ invoice, language }: DocumentProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  const { issueDate, dueDate, type, orderNumber, bookingNumber } = invoice;
  const { originalInvoiceNumber } = invoice;
  return (
    <Facts>
      {issueDate && (
        <>
          <dt>{t('document.issueDate')}</dt>
          <dd>{format.date(issueDate)}</dd>
        </>
      )}
      {type === 'invoice' && (
        <>
          <dt>{t('document.dueDate')}</dt>
          <dd>{dueDate ? format.date(dueDate) : t('document.thirty')}</dd>
        </>
      )}
      <PaidFact invoice={invoice} language={language} />
      {originalInvoiceNumber && (
        <>
          <dt>{t('document.original')}</dt>
          <dd>
            <bdi dir="ltr">{originalInvoiceNumber}</bdi>
          </dd>
        </>
      )}
      {orderNumber && (
        <>
          <dt>{t('document.order')}</dt>
          <dd>
            <bdi dir="ltr">{orderReference(orderNumber)}</bdi>
          </dd>
        </>
      )}
      {bookingNumber && (
        <>
          <dt>{t('document.booking')}</dt>
          <dd>
            <bdi dir="ltr">{bookingNumber}</bdi>
          </dd>
        </>
      )}
    </Facts>
  );
}

/** When a paid invoice was paid, and by which means. */
function PaidFact({ invoice, language }: DocumentProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  const { means } = usePaidBy(invoice);
  if (invoice.type !== 'invoice' || invoice.status !== 'paid') return null;
  const day = invoice.payments.at(-1)?.receivedOn;
  const facts = [day && format.date(day), means && t(`document.means.${means}`)].filter(Boolean);
  return (
    <>
      <dt>{t('document.isPaid')}</dt>
      <dd>{facts.join(' · ') || '—'}</dd>
    </>
  );
}

interface PartyProps {
  title: string;
  party: { name: string; address: string | null } & Partial<LegalIdentifiers>;
  language: Language;
}

/** The address with its town in a language; as it is stored until the towns are read. */
function useAddressIn(language: Language): (address: string) => string {
  const { data } = useListCitiesQuery(undefined, { skip: language === 'fr' });
  return (address) => (data ? withTownIn(address, data.items, language) : address);
}

/** The seller or buyer, with the company numbers that Moroccan law requires on an invoice. */
function PartyOf({ title, party, language }: PartyProps) {
  const addressOf = useAddressIn(language);
  return (
    <Party>
      <h3>{title}</h3>
      <b>
        <bdi>{party.name}</bdi>
      </b>
      {party.address && (
        <span>
          <bdi>{addressOf(party.address)}</bdi>
        </span>
      )}
      <LegalNumbers company={party} language={language} />
    </Party>
  );
}
