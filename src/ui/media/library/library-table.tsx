import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Media } from '#openapi/types.generated';
import { type DataColumn, DataTable, type TableSort } from '../../kit/table/data-table';
import { listState } from '../../lists/list-query';
import { ProblemState } from '../../lists/problem-state';
import { useTableLayout } from '../../lists/use-table-layout';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { type LibraryRowsProps, useUseText } from './library-rows';

/** The name under which its layout is stored. */
export const LIBRARY_TABLE = 'media';

const SORTED_BY = { name: 'name', size: 'size', createdAt: 'createdAt' } as const;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
  & > img {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-control);
    background: var(--sunk);
    object-fit: cover;
  }
  & > span {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
const NoWrap = styled.span`
  white-space: nowrap;
`;
const Card = styled.button`
  inline-size: 100%;
  text-align: start;
`;

/** The pictures as rows. */
export function LibraryTable(props: LibraryRowsProps) {
  const { pictures, list, state, url, selection, onOpen, empty } = props;
  const t = useText('media');
  const columns = useLibraryColumns();
  const { layout } = useTableLayout(LIBRARY_TABLE);
  const by = state.sort.replace('-', '');
  return (
    <DataTable
      label={t('library.title')}
      columns={columns}
      rows={pictures}
      rowId={({ id }) => id}
      rowName={({ fileName }) => fileName}
      state={listState(list)}
      pictured
      density={layout.density}
      order={layout.columns}
      sort={{ by, direction: state.sort.startsWith('-') ? 'desc' : 'asc' }}
      onSort={(next: TableSort) =>
        url.change({ sort: next.direction === 'desc' ? `-${next.by}` : next.by })
      }
      selection={selection}
      onOpen={onOpen}
      renderCard={(picture) => (
        <Card type="button" aria-haspopup="dialog" onClick={() => onOpen(picture)}>
          <PictureLine picture={picture} />
        </Card>
      )}
      empty={empty}
      error={
        list.error && pictures.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** A picture, its name and its size. */
function PictureLine({ picture }: { picture: Media }) {
  const format = useFormat();
  const { thumbnailUrl, fileName, width, height, sizeBytes } = picture;
  return (
    <Line>
      <img src={thumbnailUrl} alt="" loading="lazy" />
      <span>
        <bdi>{fileName}</bdi>
        <small>
          <bdi>
            {format.number(width)} × {format.number(height)}
          </bdi>{' '}
          · <bdi>{format.fileSize(sizeBytes)}</bdi>
        </small>
      </span>
    </Line>
  );
}

/** All columns of the library's list. */
export function useLibraryColumns(): readonly DataColumn<Media>[] {
  const t = useText('media');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: SORTED_BY.name,
        header: t('library.columns.name'),
        rowHeader: true,
        sortable: true,
        text: true,
        width: '40%',
        cell: (picture) => <PictureLine picture={picture} />,
      },
      {
        id: 'folder',
        header: t('library.columns.folder'),
        text: true,
        width: '20%',
        hideBelow: 'desktop',
        cell: ({ folder }) => <bdi title={folder}>{folder}</bdi>,
      },
      {
        id: 'use',
        header: t('library.columns.use'),
        cell: (picture) => <UseCell picture={picture} />,
      },
      {
        id: SORTED_BY.size,
        header: t('library.columns.size'),
        sortable: true,
        align: 'end',
        hideBelow: 'tablet',
        cell: ({ sizeBytes }) => <bdi>{format.fileSize(sizeBytes)}</bdi>,
      },
      {
        id: SORTED_BY.createdAt,
        header: t('library.columns.createdAt'),
        sortable: true,
        hideBelow: 'tablet',
        cell: ({ createdAt }) => <NoWrap>{format.date(createdAt)}</NoWrap>,
      },
    ],
    [t, format],
  );
}

/** How many products use a picture. */
function UseCell({ picture }: { picture: Media }) {
  return useUseText()(picture);
}
