import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Card, CardHeader } from '../kit/layout/card';
import { Muted } from '../kit/table/columns';
import { useLocalizedName, useLocalizedOptions } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

/** A line of items in orders, returns and cancellations. */
export interface LineItem {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly optionsText: string | null;
  readonly optionsTextEn: string | null;
  readonly optionsTextAr: string | null;
  readonly pictureUrl: string | null;
  readonly quantity: number;
  /** Centimes. */
  readonly unitPrice: number;
  readonly total: number;
  /** The status of its pieces. */
  readonly note?: ReactNode;
}

const Flush = styled(Card)`
  padding: 0;
  /* Figures stay whole: with large letters on a phone the table goes sideways inside its card. */
  overflow: auto hidden;
  & > :first-child {
    margin: 0;
    padding: var(--space-20) var(--space-24);
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th {
    padding-block: var(--space-12);
    background: var(--sunk);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & th:first-child {
    text-align: start;
  }
  & td {
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--line);
  }
  & :is(th, td) {
    padding-inline: var(--space-8);
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--space-24);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-24);
  }
  ${media.below('phone')} {
    & :is(th, td):first-child {
      padding-inline-start: var(--space-16);
    }
    & :is(th, td):last-child {
      padding-inline-end: var(--space-16);
    }
  }
`;
const Figure = styled.td<{ $wide?: boolean }>`
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  ${media.below('phone')} {
    ${({ $wide }) => $wide && 'display: none;'}
  }
`;
const Product = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-12);
  & > :first-child {
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-control);
    background: var(--sunk);
    object-fit: cover;
  }
  /* In the narrowest windows a name beside the picture would have one word a line. */
  @media (max-width: 23em) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Count = styled.small`
  color: var(--text-2);
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
`;

interface LineItemsCardProps {
  /** Number of pieces. */
  count: number;
  lines: readonly LineItem[];
  aside?: ReactNode;
  /** The amounts. */
  children?: ReactNode;
}

/** The lines of a record, and their amounts. */
export function LineItemsCard({ count, lines, aside, children }: LineItemsCardProps) {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  return (
    <Flush>
      <CardHeader
        title={
          <>
            {list('detail.items')} <Count>{format.number(count)}</Count>
          </>
        }
        aside={aside}
      />
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('items.product')}</th>
            <Figure as="th" scope="col">
              {list('detail.quantity')}
            </Figure>
            <Figure as="th" scope="col" $wide>
              {t('items.price')}
            </Figure>
            <Figure as="th" scope="col">
              {list('detail.total')}
            </Figure>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineItemRow key={line.id} line={line} />
          ))}
        </tbody>
      </Table>
      {children}
    </Flush>
  );
}

function LineItemRow({ line }: { line: LineItem }) {
  const format = useFormat();
  return (
    <tr>
      <td>
        <LineItemProduct line={line}>{line.note}</LineItemProduct>
      </td>
      <Figure>{format.number(line.quantity)}</Figure>
      <Figure $wide>
        <bdi>{format.money(line.unitPrice)}</bdi>
      </Figure>
      <Figure>
        <Strong>
          <bdi>{format.money(line.total)}</bdi>
        </Strong>
      </Figure>
    </tr>
  );
}

interface LineItemProductProps {
  line: Omit<LineItem, 'id' | 'total' | 'unitPrice' | 'quantity' | 'note'>;
  children?: ReactNode;
}

/** Picture, name and SKU of a line's item. */
export function LineItemProduct({ line, children }: LineItemProductProps) {
  const name = useLocalizedName()(line);
  const options = useLocalizedOptions()(line);
  return (
    <Product>
      {line.pictureUrl ? <img src={line.pictureUrl} alt="" /> : <span />}
      <Text>
        <Strong dir="auto">{name}</Strong>
        <Muted>
          <bdi dir="ltr">{line.sku}</bdi>
          {options && ` · ${bidiIsolate(options)}`}
        </Muted>
        {children}
      </Text>
    </Product>
  );
}
