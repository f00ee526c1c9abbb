import { useState } from 'react';
import { styled } from 'styled-components';
import { PICTURE_LIMITS } from '#domain/media/picture-limits';
import type { Product } from '#openapi/types.generated';
import LibraryIcon from '~icons/solar/gallery-wide-linear';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { fieldId } from '../kit/form/bound';
import { Card, CardHeader } from '../kit/layout/card';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { usePermission } from '../portal-context/use-permission';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { AddTile } from './add-tile';
import { useDroppedFiles, usePastedFiles } from './file-sources';
import { PictureGrid } from './picture-grid';
import { pictureName } from './picture-name';
import { PictureTile } from './picture-tile';
import { UploadTile } from './upload-tile';
import { useDragOrder } from './use-drag-order';
import { usePictureOrder } from './use-picture-order';
import { usePictureUploads } from './use-picture-uploads';
import { usePictures } from './use-pictures';

const PictureDialog = lazyComponent(() => import('./picture-dialog'), 'PictureDialog');
const LibraryPicker = lazyComponent(
  () => import(/* webpackChunkName: 'library-picker' */ './library-picker'),
  'LibraryPicker',
);

/** In place of the id of a record that is not saved yet. */
const NEW = 'new';
const MAX_PICTURES = PICTURE_LIMITS.perProduct;

const Surface = styled(Card)`
  &[data-over] {
    outline: 2px dashed var(--fill);
    outline-offset: -8px;
  }
`;
const Hint = styled.p`
  margin-block: calc(-1 * var(--space-12)) var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const FieldFooter = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-12);
  margin-block-start: var(--space-12);
  /* The card is narrow: long texts need two lines. */
  & > button {
    white-space: normal;
  }
`;
const ErrorMessage = styled.p`
  color: var(--error-text);
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;

interface PicturesFieldProps {
  /** The Formik value's path; an ordered list of picture ids, the first is the cover. */
  name: string;
  /** Null for a product that is not saved yet, and for another record. */
  product: Product | null;
  /** Another record than a product, to which the uploads belong: `tour tou_1`. */
  owner?: string | undefined;
}

/**
 * The pictures of a product, or of another record: chosen, dropped, pasted or taken from the library; ordered by drag, by
 * buttons and by keys. A picture joins the form's value once it is stored in the library.
 */
export function PicturesField({ name, product, owner }: PicturesFieldProps) {
  const t = useText('media');
  const language = useLanguage();
  const mayEdit = usePermission('products.edit');
  const { ids, error, change, move, remove, said } = usePictureOrder(name);
  const pictures = usePictures(ids, product);
  const [open, setOpen] = useState<string | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const {
    queue,
    uploads,
    room: remaining,
    leftOut,
    add,
  } = usePictureUploads(
    {
      owner: owner ?? `product ${product?.id ?? NEW}`,
      isNew: owner?.endsWith(NEW) ?? product === null,
    },
    ids,
    change,
  );
  usePastedFiles(add, mayEdit);
  const dropped = useDroppedFiles(add, mayEdit);
  const drag = useDragOrder((id, over) => move(id, ids.indexOf(over)));
  const opened = pictures.find(({ id }) => id === open);
  const count = { used: ids.length, most: MAX_PICTURES };
  return (
    <Surface
      id={fieldId(name)}
      tabIndex={-1}
      {...dropped.handlers}
      {...(dropped.isOver && { 'data-over': '' })}
    >
      <CardHeader
        title={t('field.title')}
        aside={
          <>
            <bdi aria-hidden="true">{t('field.count', count)}</bdi>
            <VisuallyHidden>{t('field.countLabel', count)}</VisuallyHidden>
          </>
        }
      />
      {mayEdit && <Hint>{t(dropped.isOver ? 'field.drop' : 'field.hint')}</Hint>}
      <PictureGrid aria-label={t('field.list')}>
        {pictures.map((picture, place) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={place}
            total={ids.length}
            name={pictureName(picture, language) ?? t('field.unnamed')}
            readOnly={!mayEdit}
            drag={drag}
            onMove={(to) => move(picture.id, to)}
            onOpen={() => setOpen(picture.id)}
            onRemove={() => remove(picture.id)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.id} upload={upload} onCancel={() => queue.cancel(upload.id)} />
        ))}
        {mayEdit && remaining > 0 && <AddTile onFiles={add} />}
      </PictureGrid>
      <VisuallyHidden as="p" role="status" ref={said} />
      <FieldFooter>
        {error && <ErrorMessage role="alert">{error}</ErrorMessage>}
        {leftOut > 0 && (
          <Note tone="warning" announce>
            {t('field.leftOut', { count: leftOut, most: MAX_PICTURES })}
          </Note>
        )}
        {uploads.length > 1 && (
          <Button variant="text" size="small" onClick={() => queue.cancelAll()}>
            {t('upload.cancelAll')}
          </Button>
        )}
        {mayEdit && (
          <Button
            variant="outline"
            size="small"
            icon={LibraryIcon}
            disabledReason={remaining > 0 ? undefined : t('field.full', { most: MAX_PICTURES })}
            onClick={() => setIsPicking(true)}
          >
            {t('field.fromLibrary')}
          </Button>
        )}
      </FieldFooter>
      <Deferred>
        {opened && (
          <PictureDialog
            picture={opened}
            place={pictures.indexOf(opened)}
            readOnly={!mayEdit}
            onCover={() => move(opened.id, 0)}
            onRemove={() => remove(opened.id)}
            onCropped={(file) => queue.add([file], opened.id)}
            onClose={() => setOpen(null)}
          />
        )}
        {isPicking && (
          <LibraryPicker
            excluded={ids}
            maxSelection={remaining}
            onPick={(picked) => change((before) => [...before, ...picked])}
            onClose={() => setIsPicking(false)}
          />
        )}
      </Deferred>
    </Surface>
  );
}
