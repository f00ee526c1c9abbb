import { useState } from 'react';
import { styled } from 'styled-components';
import { mediaEndpoints } from '#application/api/media-endpoints.generated';
import type { LibraryAction } from '#application/media/library-work.machine';
import { libraryView } from '#application/preferences/preference';
import type { Media } from '#openapi/types.generated';
import UploadIcon from '~icons/solar/upload-minimalistic-linear';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { Card } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { Skeleton } from '../../kit/loading/skeleton';
import { Pagination } from '../../kit/table/pagination';
import { useListUrl } from '../../lists/list-url';
import { useCancelSuperseded } from '../../lists/use-cancel-superseded';
import { usePermission } from '../../portal-context/use-permission';
import { usePreference } from '../../portal-context/use-preference';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { FileChooser } from '../file-chooser';
import { useDroppedFiles, usePastedFiles } from '../file-sources';
import { useUploads } from '../use-uploads';
import { FolderBar } from './folder-bar';
import { LibraryGrid } from './library-grid';
import { LIBRARY_PAGE_SIZES, readLibrary, toLibraryQuery } from './library-query';
import { LibraryTable } from './library-table';
import { LibraryToolbar } from './library-toolbar';
import { useLibrarySelection } from './use-library-selection';

/** Not eager, so that the code shared by the lists of orders and products stays in one chunk. */
const NoPictures = lazyComponent(() => import('./no-pictures'), 'NoPictures');
const SelectionActions = lazyComponent(() => import('./selection-actions'), 'SelectionActions');
const UploadList = lazyComponent(() => import('./upload-list'), 'UploadList');
const MediaDrawer = lazyComponent(() => import('./media-drawer'), 'MediaDrawer');
const LibraryDialog = lazyComponent(() => import('./library-dialog'), 'LibraryDialog');

const NONE: never[] = [];

const DropZone = styled.div`
  &[data-over] > section {
    outline: 2px dashed var(--fill);
    outline-offset: -8px;
  }
`;

/**
 * All pictures of the store: organised, described and searched, with the products that use them.
 */
export function LibraryPage() {
  const t = useText('media');
  const address = useListUrl();
  const state = readLibrary(address.params);
  const mayEdit = usePermission('products.edit');
  const [view, setView] = usePreference(libraryView);
  const query = toLibraryQuery(state);
  const list = mediaEndpoints.useListMediaQuery(query);
  useCancelSuperseded(list);
  const url = { ...address, isReading: list.isFetching };
  const shown = list.currentData ?? list.data;
  const pictures = shown?.items ?? NONE;
  const { selection, chosen, clear } = useLibrarySelection(pictures, JSON.stringify(query));
  const [opened, setOpened] = useState<Media | null>(null);
  const [action, setDeed] = useState<LibraryAction | null>(null);
  const queue = useUploads('library', ({ length: count }) =>
    toasts.show({ title: t('library.added', { count }) }),
  );
  const add = (files: readonly File[]) => queue.add(files);
  usePastedFiles(add, mayEdit);
  const dropped = useDroppedFiles(add, mayEdit);
  const rows = {
    pictures,
    list,
    onOpen: setOpened,
    state,
    url,
    empty: (
      <Deferred>
        <NoPictures state={state} url={url} />
      </Deferred>
    ),
    selection: mayEdit
      ? {
          ...selection,
          actions: (
            <Deferred>
              <SelectionActions chosen={chosen} onAsk={setDeed} />
            </Deferred>
          ),
        }
      : undefined,
  };
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('library.section') }, { label: t('library.title') }]}
        title={t('library.title')}
        subtitle={<StorageLine />}
        actions={
          mayEdit && (
            <FileChooser label={t('library.upload')} onFiles={add}>
              {(open) => (
                <Button icon={UploadIcon} onClick={open}>
                  {t('library.upload')}
                </Button>
              )}
            </FileChooser>
          )
        }
      />
      {queue.all().length > 0 && (
        <Deferred>
          <UploadList queue={queue} />
        </Deferred>
      )}
      <DropZone {...dropped.handlers} {...(dropped.isOver && { 'data-over': '' })}>
        <Card $flush>
          <LibraryToolbar
            state={state}
            url={url}
            view={view}
            onView={(next) => setView(() => next)}
          />
          <FolderBar
            folder={state.folder}
            url={url}
            onRename={mayEdit ? (folder) => setDeed({ kind: 'rename', folder }) : undefined}
          />
          {view === 'grid' ? <LibraryGrid {...rows} /> : <LibraryTable {...rows} />}
          {shown && shown.total > 0 && (
            <Pagination
              page={state.page}
              pageSize={state.pageSize}
              pageSizes={LIBRARY_PAGE_SIZES}
              total={shown.total}
              onPage={(page) => url.change({ page })}
              onPageSize={(pageSize) => url.change({ pageSize, page: null })}
            />
          )}
        </Card>
      </DropZone>
      <Deferred>
        {opened && (
          <MediaDrawer
            media={pictures.find(({ id }) => id === opened.id) ?? opened}
            mayEdit={mayEdit}
            onAsk={setDeed}
            onClose={() => setOpened(null)}
          />
        )}
        {action && (
          <LibraryDialog
            action={action}
            onClosed={(folder) => {
              setDeed(null);
              if (folder === null) return;
              clear();
              if (action.kind === 'delete') setOpened(null);
              if (action.kind === 'rename') url.change({ folder });
            }}
          />
        )}
      </Deferred>
    </>
  );
}

/** "46 images, 12,4 Mo": the library's use of storage. */
function StorageLine() {
  const t = useText('media');
  const format = useFormat();
  const { data } = mediaEndpoints.useListMediaFoldersQuery();
  if (!data) return <Skeleton $width="160px" $height="1lh" />;
  const { count, sizeBytes } = data;
  const size = format.fileSize(sizeBytes);
  return <>{t('library.storage', { count, size })}</>;
}
