import { useState } from 'react';
import { styled } from 'styled-components';
import { mediaEndpoints } from '#application/api/media-endpoints.generated';
import { TASK_LIMITS } from '#domain/tasks/task-form';
import type { TaskFile } from '#openapi/types.generated';
import RemoveIcon from '~icons/solar/close-circle-linear';
import LibraryIcon from '~icons/solar/gallery-wide-linear';
import { Button } from '../kit/button';
import { FieldShell } from '../kit/fields/field-shell';
import { fieldId } from '../kit/form/bound';
import { useFormField } from '../kit/form/form-error-text';
import { IconButton } from '../kit/icon-button';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { useText } from '../text/use-text';

const LibraryPicker = lazyComponent(
  () => import(/* webpackChunkName: 'library-picker' */ '../media/library-picker'),
  'LibraryPicker',
);

const Files = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin-block-end: var(--space-8);
`;
const File = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-8);
  & img {
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--radius-control);
    object-fit: cover;
  }
  & > a {
    overflow-wrap: anywhere;
  }
`;

interface FilesFieldProps {
  /** The Formik value's path: ids of pictures of the media library. */
  name: string;
  /** The stored files of the task. */
  files: readonly TaskFile[];
}

/** The files of a task: pictures of the store's media library. */
export function FilesField({ name, files }: FilesFieldProps) {
  const t = useText('tasks');
  const { value: ids, error, change } = useFormField<readonly string[]>(name);
  const [isPicking, setIsPicking] = useState(false);
  const unknown = ids.filter((id) => files.every((file) => file.id !== id));
  const picked = mediaEndpoints.useListMediaQuery(
    { ids: unknown, page: 1, pageSize: TASK_LIMITS.files },
    { skip: unknown.length === 0 },
  );
  const known = [...files, ...(picked.data?.items ?? [])];
  const shown = ids.flatMap((id) => known.find((file) => file.id === id) ?? []);
  return (
    <FieldShell id={fieldId(name)} label={t('form.files')} error={error} asGroup>
      {() => (
        <div>
          {shown.length > 0 && (
            <Files>
              {shown.map((file) => (
                <File key={file.id}>
                  <img src={file.thumbnailUrl} alt="" />
                  <a href={file.url} target="_blank" rel="noreferrer" dir="auto">
                    {file.fileName}
                  </a>
                  <IconButton
                    icon={RemoveIcon}
                    size="small"
                    label={t('form.removeFile', { name: file.fileName })}
                    onClick={() => change(ids.filter((id) => id !== file.id))}
                  />
                </File>
              ))}
            </Files>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={LibraryIcon}
            disabled={ids.length >= TASK_LIMITS.files}
            onClick={() => setIsPicking(true)}
          >
            {t('form.addFile')}
          </Button>
          {isPicking && (
            <Deferred>
              <LibraryPicker
                excluded={[...ids]}
                maxSelection={TASK_LIMITS.files - ids.length}
                onPick={(chosen) => change([...ids, ...chosen])}
                onClose={() => setIsPicking(false)}
              />
            </Deferred>
          )}
        </div>
      )}
    </FieldShell>
  );
}
