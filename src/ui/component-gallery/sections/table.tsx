import { millisecondsInDay } from 'date-fns/constants';
import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import ArchiveIcon from '~icons/solar/archive-minimalistic-linear';
import BoxIcon from '~icons/solar/box-linear';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/fields/segmented-control';
import { Icon } from '../../kit/icon';
import { Toolbar } from '../../kit/layout/card';
import { Menu } from '../../kit/overlays/menu';
import { choosable } from '../../kit/table/column-order';
import {
  type DataColumn,
  DataTable,
  type TableSort,
  useVisibleColumns,
} from '../../kit/table/data-table';
import { Pagination } from '../../kit/table/pagination';
import { NOTHING_SELECTED, type RowSelection } from '../../kit/table/row-selection';
import { TableSettings } from '../../kit/table/table-settings';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Section } from '../section';

interface Sample {
  id: string;
  number: number;
  /** Centimes of MAD. */
  price: number;
  stock: number;
  day: string;
}

const STATES = ['ready', 'refetching', 'loading'] as const;
const PAGE_SIZE = 5;
const LONG = 10_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
function sample(number: number): Sample {
  return {
    id: `row_${number}`,
    number,
    price: 9_900 + ((number * 3_700) % 240_000),
    stock: (number * 7) % 120,
    day: new Date(FIRST_DAY + (number % 320) * millisecondsInDay).toISOString(),
  };
}

function samples(count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => sample(index + 1));
}

const SHORT = samples(23);

const Edge = styled.div`
  margin-inline: calc(-1 * var(--space-24));
`;
const NoWrap = styled.span`
  white-space: nowrap;
`;
const OneLine = styled.bdi`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 150px;
`;
const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--row-picture, 44px);
  block-size: var(--row-picture, 44px);
  border-radius: var(--radius-control);
  background: var(--sunk);
  color: var(--text-2);
`;
const Lines = styled.span`
  display: flex;
  flex-direction: column;
  & > small {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** Rows in their states; a selection across pages; columns and density to choose. */
export function TableRows() {
  const t = useText('catalogue');
  const [state, setState] = useState<(typeof STATES)[number]>('ready');
  const [page, setPage] = useState(1);
  const [value, setValue] = useState<RowSelection>(NOTHING_SELECTED);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [density, setDensity] = useState<'normal' | 'dense'>('normal');
  const [sort, setSort] = useState<TableSort>({ by: 'name', direction: 'asc' });
  const columns = useColumns(true);
  const shown = useVisibleColumns(columns, order);
  const sorted = useSorted(sort);
  return (
    <Section title={t('table.title')} note={t('table.note')} wide>
      <Edge>
        <Toolbar>
          <SegmentedControl
            label={t('table.state')}
            segments={STATES.map((one) => ({ value: one, label: t(`table.${one}`) }))}
            value={state}
            onChange={setState}
          />
          <TableSettings
            columns={columns}
            order={choosable(shown).map(({ id }) => id)}
            onOrder={setOrder}
            density={density}
            onDensity={setDensity}
          />
        </Toolbar>
        <DataTable
          label={t('table.title')}
          columns={columns}
          order={order}
          rows={sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowId={({ id }) => id}
          rowName={({ number }) => t('table.product', { number })}
          state={state}
          skeletonRows={PAGE_SIZE}
          pictured
          density={density}
          sort={sort}
          onSort={setSort}
          currentId="row_2"
          selection={{
            value,
            onChange: setValue,
            total: SHORT.length,
            actions: (
              <Button variant="quiet" size="small" icon={ArchiveIcon}>
                {t('table.archive')}
              </Button>
            ),
          }}
          renderCard={(row) => <SampleName row={row} pictured />}
        />
        <Pagination page={page} pageSize={PAGE_SIZE} total={SHORT.length} onPage={setPage} />
      </Edge>
    </Section>
  );
}

/** Ten thousand rows without pages. */
export function LongTable() {
  const t = useText('catalogue');
  const [value, setValue] = useState<RowSelection>(NOTHING_SELECTED);
  const rows = useMemo(() => samples(LONG), []);
  const word = t('table.name');
  const rowName = useCallback(({ number }: Sample) => `${word} ${number}`, [word]);
  const columns = useColumns(false);
  return (
    <Section title={t('longTable.title')} note={t('longTable.note')} wide>
      <Edge>
        <DataTable
          label={t('longTable.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={rowName}
          virtual={{ height: 480 }}
          selection={{ value, onChange: setValue, total: LONG }}
        />
      </Edge>
    </Section>
  );
}

function useSorted({ by, direction }: TableSort): readonly Sample[] {
  return useMemo(() => {
    const key = by === 'price' ? 'price' : 'number';
    const turn = direction === 'asc' ? 1 : -1;
    return SHORT.toSorted((one, other) => turn * (one[key] - other[key]));
  }, [by, direction]);
}

function useColumns(pictured: boolean): readonly DataColumn<Sample>[] {
  const t = useText('catalogue');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('table.name'),
        sortable: true,
        cell: (row) => <SampleName row={row} pictured={pictured} />,
      },
      {
        id: 'day',
        header: t('table.day'),
        width: '10rem',
        cell: ({ day }) => <NoWrap>{format.date(day)}</NoWrap>,
      },
      {
        id: 'stock',
        header: t('table.stock'),
        align: 'end',
        width: '6rem',
        cell: ({ stock }) => format.number(stock),
      },
      {
        id: 'price',
        header: t('table.price'),
        align: 'end',
        width: '8.5rem',
        sortable: pictured,
        cell: ({ price }) => (
          <bdi>
            <b>{format.money(price)}</b>
          </bdi>
        ),
      },
      {
        id: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        interactive: true,
        pinned: 'end',
        align: 'end',
        width: '96px',
        cell: ({ number }) => (
          <Menu
            label={t('table.actionsOf', { number })}
            size="small"
            items={[{ id: 'archive', label: t('table.archive'), icon: ArchiveIcon }]}
            onAction={() => undefined}
          />
        ),
      },
    ],
    [t, format, pictured],
  );
}

function SampleName({ row: { number }, pictured }: { row: Sample; pictured: boolean }) {
  const t = useText('catalogue');
  const name = t('table.product', { number });
  if (!pictured) return <OneLine title={name}>{name}</OneLine>;
  return (
    <Name>
      <Picture>
        <Icon of={BoxIcon} size={20} />
      </Picture>
      <Lines data-lines="">
        <b>{name}</b>
        <small>
          <bdi dir="ltr">{`SKU-${number}`}</bdi>
        </small>
      </Lines>
    </Name>
  );
}
