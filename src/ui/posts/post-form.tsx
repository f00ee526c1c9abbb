import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import type { EditedRecord } from '#application/editing/edited-record';
import { postEditing } from '#application/posts/post-editing';
import { LANGUAGE_SUFFIXES } from '#domain/format/language-suffixes';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { errorsSchema } from '#domain/forms/errors-schema';
import type { PostStatus } from '#domain/posts/post-lifecycle';
import { type PostField, type PostTexts, postErrors } from '#domain/posts/post-texts';
import { BoundRichText } from '../forms/bound-rich-text';
import { LanguageTabs } from '../forms/language-panes/language-tabs';
import { PaneHeader } from '../forms/language-panes/pane-header';
import { PaneBox, PaneGrid } from '../forms/language-panes/pane-layout';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { BufferedTextArea } from '../kit/form/bound-buffered-fields';
import { Card } from '../kit/layout/card';
import { useText } from '../text/use-text';

const KINDS = ['title', 'excerpt', 'content'] as const;

function fieldOf(kind: (typeof KINDS)[number], language: Language): PostField {
  return `${kind}${LANGUAGE_SUFFIXES[language]}`;
}

function shareOf(values: PostTexts, language: Language): number {
  return KINDS.filter((kind) => values[fieldOf(kind, language)] !== '').length / KINDS.length;
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').trim();
}

interface PostFormProps {
  record: EditedRecord<PostTexts>;
  status: PostStatus;
  /** Called after a save; the slug may have changed. */
  onSaved: (slug: string) => void;
}

/** An article in its three languages, side by side when there is room. */
export function PostForm({ record, status, onSaved }: PostFormProps) {
  const t = useText('posts');
  const edit = useRecordEdit({ editing: postEditing, record, subject: 'post' });
  const schema = useMemo(
    () => errorsSchema<PostTexts>((texts) => postErrors(texts, status)),
    [status],
  );
  return (
    <RecordForm
      edit={edit}
      schema={schema}
      fields={useFieldTexts()}
      label={t('form.label')}
      onSaved={() => onSaved(edit.record.id ?? '')}
    >
      <Card>
        <Panes status={status} />
      </Card>
    </RecordForm>
  );
}

/** Labels of the nine texts, each with its language. */
function useFieldTexts() {
  const t = useText('posts');
  const texts = LANGUAGES.flatMap((language) =>
    KINDS.map((kind) => {
      const label = `${t(`fields.${kind}`)} · ${languageRecords[language].name}`;
      return [fieldOf(kind, language), { label, show: textOf }] as const;
    }),
  );
  // Object.fromEntries loses the keys' type; they are all the fields.
  return Object.fromEntries(texts) as Record<PostField, { label: string; show: typeof textOf }>;
}

function Panes({ status }: { status: PostStatus }) {
  const { values } = useFormikContext<PostTexts>();
  const [shown, setShown] = useState<Language>('fr');
  return (
    <>
      <LanguageTabs
        value={shown}
        onChange={setShown}
        shareOf={(language) => shareOf(values, language)}
      />
      <PaneGrid>
        {LANGUAGES.map((language) => (
          <Pane key={language} language={language} status={status} isShown={language === shown} />
        ))}
      </PaneGrid>
    </>
  );
}

interface PaneProps {
  language: Language;
  status: PostStatus;
  isShown: boolean;
}

/** The texts in one language, written in that language and its direction. */
function Pane({ language, status, isShown }: PaneProps) {
  const t = useText('posts');
  const { name, direction } = languageRecords[language];
  const own = { lang: language, dir: direction, spellCheck: true };
  const isPublished = status === 'published';
  return (
    <PaneBox role="group" $shown={isShown} aria-label={name}>
      <PaneHeading language={language} />
      <BufferedTextArea
        {...own}
        oneLine
        name={fieldOf('title', language)}
        label={t('fields.title')}
        required={isPublished || language === 'fr'}
      />
      <BufferedTextArea
        {...own}
        name={fieldOf('excerpt', language)}
        label={t('fields.excerpt')}
        required={isPublished}
        rows={3}
      />
      <BoundRichText
        {...own}
        name={fieldOf('content', language)}
        label={t('fields.content')}
        required={isPublished}
      />
    </PaneBox>
  );
}

function PaneHeading({ language }: { language: Language }) {
  const { values, setValues } = useFormikContext<PostTexts>();
  const empty = KINDS.filter(
    (kind) => values[fieldOf(kind, language)] === '' && values[kind] !== '',
  );
  const copied = Object.fromEntries(empty.map((kind) => [fieldOf(kind, language), values[kind]]));
  return (
    <PaneHeader
      language={language}
      share={shareOf(values, language)}
      onCopy={empty.length > 0 ? () => void setValues({ ...values, ...copied }) : null}
    />
  );
}
