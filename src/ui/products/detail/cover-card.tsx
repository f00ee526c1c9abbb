import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { mediaEndpoints } from '#application/api/media-endpoints.generated';
import { type CoverValues, coverEditing, coverRecord } from '#application/products/cover-editing';
import type { Product } from '#openapi/types.generated';
import LibraryIcon from '~icons/solar/gallery-linear';
import UploadIcon from '~icons/solar/upload-linear';
import { RecordForm } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { Card, CardHeader } from '../../kit/layout/card';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { Muted } from '../../kit/table/columns';
import { FileChooser } from '../../media/file-chooser';
import { useText } from '../../text/use-text';

const LibraryPicker = lazyComponent(
  () => import(/* webpackChunkName: 'library-picker' */ '../../media/library-picker'),
  'LibraryPicker',
);

const Picture = styled.img`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-note);
  background: var(--sunk);
  object-fit: cover;
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  /* The card is narrow: long texts need two lines. */
  & > button {
    white-space: normal;
  }
`;

const schema = z.custom<CoverValues>();

/** Chooses the product's cover: a new picture, or one of the library. */
export function CoverCard({ product }: { product: Product }) {
  const t = useText('product');
  const record = useMemo(() => coverRecord(product), [product]);
  const edit = useRecordEdit({ editing: coverEditing, record, subject: null });
  return (
    <Card>
      <CardHeader title={t('cover.title')} />
      <RecordForm
        edit={edit}
        schema={schema}
        label={t('cover.title')}
        onSaved={() => toasts.show({ title: t('cover.saved') })}
        fields={{ mediaId: { label: t('cover.title') }, file: { label: t('cover.title') } }}
      >
        <CoverChoice product={product} busy={edit.snapshot.hasTag('busy')} />
      </RecordForm>
    </Card>
  );
}

function CoverChoice({ product, busy }: { product: Product; busy: boolean }) {
  const t = useText('product');
  const form = useFormikContext<CoverValues>();
  const [isPicking, setIsPicking] = useState(false);
  const url = useCoverUrl(product, form.values);
  const choose = (values: CoverValues) => void form.setValues(values);
  return (
    <Body>
      {url ? <Picture src={url} alt={t('cover.alt')} /> : <Muted as="p">{t('cover.none')}</Muted>}
      <Buttons>
        <FileChooser
          label={t('cover.upload')}
          onFiles={([file]) => file && choose({ mediaId: null, file })}
        >
          {(open) => (
            <Button variant="outline" size="small" icon={UploadIcon} disabled={busy} onClick={open}>
              {t('cover.upload')}
            </Button>
          )}
        </FileChooser>
        <Button
          variant="outline"
          size="small"
          icon={LibraryIcon}
          disabled={busy}
          onClick={() => setIsPicking(true)}
        >
          {t('cover.fromLibrary')}
        </Button>
      </Buttons>
      {form.dirty && (
        <Buttons>
          <Button variant="text" size="small" disabled={busy} onClick={() => form.resetForm()}>
            {t('cover.discard')}
          </Button>
          <Button type="submit" size="small" busy={busy}>
            {t('cover.use')}
          </Button>
        </Buttons>
      )}
      {isPicking && (
        <Deferred>
          <LibraryPicker
            excluded={product.coverId ? [product.coverId] : []}
            maxSelection={1}
            onPick={([mediaId]) => mediaId && choose({ mediaId, file: null })}
            onClose={() => setIsPicking(false)}
          />
        </Deferred>
      )}
    </Body>
  );
}

/** The address of the chosen picture; without a choice, that of the current cover. */
function useCoverUrl({ images }: Product, { mediaId, file }: CoverValues): string | undefined {
  const own = images.find((image) => image.mediaId !== null && image.mediaId === mediaId);
  const isOfLibrary = mediaId !== null && !own && !file;
  const { currentData } = mediaEndpoints.useListMediaQuery(
    { ids: mediaId ? [mediaId] : [] },
    { skip: !isOfLibrary },
  );
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const cover = images.find(({ isCover }) => isCover);
  return preview ?? own?.url ?? (isOfLibrary ? currentData?.items[0]?.url : cover?.url);
}
