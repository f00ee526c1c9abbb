import { useMemo } from 'react';
import { styled } from 'styled-components';
import { altEditing, altRecord } from '#application/media/alt-editing';
import { ALT_LENGTH, altTextsSchema } from '#domain/media/alt-texts';
import type { Media } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { useText } from '../text/use-text';

const Title = styled.h3`
  font: var(--weight-strong) var(--text-body) var(--font-body);
`;
const Lead = styled.p`
  margin-block: calc(-1 * var(--space-16)) calc(-1 * var(--space-4));
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

const LANGUAGES_OF = { alt: 'fr', altEn: 'en', altAr: 'ar' } as const;
const FIELDS = ['alt', 'altEn', 'altAr'] as const;

/**
 * A picture's alternative texts in the three languages; saved with the picture, not with a product.
 */
export function AltTextsForm({ media }: { media: Media }) {
  const t = useText('media');
  const record = useMemo(() => altRecord(media), [media]);
  const edit = useRecordEdit({ editing: altEditing, record, subject: null });
  return (
    <RecordForm
      edit={edit}
      schema={altTextsSchema}
      label={t('picture.alts')}
      onSaved={() => toasts.show({ title: t('picture.saved') })}
      fields={{
        alt: { label: t('picture.alt') },
        altEn: { label: t('picture.altEn') },
        altAr: { label: t('picture.altAr') },
      }}
    >
      <Title>{t('picture.alts')}</Title>
      <Lead>{t('picture.altsText')}</Lead>
      {FIELDS.map((field) => (
        <BoundTextArea
          key={field}
          oneLine
          name={field}
          label={t(`picture.${field}`)}
          lang={LANGUAGES_OF[field]}
          dir={field === 'altAr' ? 'rtl' : 'ltr'}
          spellCheck
          maxLength={ALT_LENGTH}
        />
      ))}
      <div>
        <Button type="submit" variant="soft" busy={edit.snapshot.hasTag('busy')}>
          {t('picture.save')}
        </Button>
      </div>
    </RecordForm>
  );
}
