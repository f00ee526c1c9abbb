import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { plainTextOf, richTextOf } from '#domain/conversations/message-text';
import type { ReplyValues } from '#domain/conversations/saved-reply';
import type { Language } from '#domain/format/languages';
import RepliesIcon from '~icons/solar/bookmark-linear';
import RemoveIcon from '~icons/solar/close-circle-linear';
import AttachIcon from '~icons/solar/paperclip-linear';
import SendIcon from '~icons/solar/plain-linear';
import DiscardIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../kit/button';
import { FieldShell } from '../kit/fields/field-shell';
import type { IconType } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useIdleTurn } from '../kit/loading/idle-turns';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { tooltip } from '../kit/overlays/tooltip';
import { FileChooser } from '../media/file-chooser';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import type { ShownFile } from './message-list';
import { type ChosenReply, ReplyDialog } from './reply-dialog';

const code = preloadable(() => import('../kit/fields/rich-text-field'));
const RichTextField = lazyComponent(code, 'RichTextField');

/** The types that the server keeps (contract: uploadConversationFile). */
const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  & > :last-child {
    margin-inline-start: auto;
  }
`;
const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-4);
    padding-inline-start: var(--space-8);
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    overflow-wrap: anywhere;
  }
`;
const Waiting = styled(Skeleton)`
  block-size: calc(var(--rich-text-least, 96px) + 43px);
`;

export interface ComposerProps<File extends ShownFile> {
  label: string;
  /** Rich text; '' while it is empty. */
  value: string;
  onChange: (html: string) => void;
  /** The language of whoever reads it, for the spell checker and for saved replies. */
  language: Language;
  busy: boolean;
  onSend: () => void;
  sendLabel: string;
  /** Clears what is written; undefined while nothing is. */
  onDiscard?: (() => void) | undefined;
  /** The saved replies, and what their variables mean here; none without them. */
  replies?: { items: readonly ChosenReply[]; values: ReplyValues } | undefined;
  /** The files of the answer; undefined where none can be added. */
  files?: ComposerFiles<File> | undefined;
  /** Above the field: what the writer is told. */
  children?: ReactNode;
}

export interface ComposerFiles<File extends ShownFile> {
  items: readonly File[];
  isUploading: boolean;
  onAdd: (files: readonly globalThis.File[]) => void;
  onRemove: (id: string) => void;
}

/** Whether a slash is typed where a word would begin. */
function beginsWord(): boolean {
  const selection = window.getSelection();
  const before = selection?.anchorNode?.textContent?.slice(0, selection.anchorOffset) ?? '';
  return before === '' || /\s$/.test(before);
}

/** The field of an answer: rich text, files, saved replies by their button or by a slash. */
export function Composer<File extends ShownFile>(props: ComposerProps<File>) {
  const { label, value, onChange, language, busy, onSend, sendLabel, onDiscard, replies } = props;
  const t = useText('conversations');
  const [isChoosing, setIsChoosing] = useState(false);
  // It would be missing in what is sent.
  const isUploading = props.files?.isUploading === true;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!isUploading) onSend();
    }
    const isInText = event.target instanceof Element && event.target.role === 'textbox';
    if (event.key !== '/' || !replies || !isInText || !beginsWord()) return;
    event.preventDefault();
    setIsChoosing(true);
  };
  return (
    <Box onKeyDownCapture={onKeyDown}>
      {props.children}
      <Editor label={label} value={value} onChange={onChange} language={language} />
      <AddedFiles files={props.files} />
      <Bar>
        {replies && (
          <Tool
            icon={RepliesIcon}
            label={t('compose.replies')}
            onClick={() => setIsChoosing(true)}
          />
        )}
        <AttachButton files={props.files} />
        {onDiscard && (
          <IconButton
            icon={DiscardIcon}
            size="small"
            label={t('compose.discard')}
            disabled={busy}
            onClick={onDiscard}
          />
        )}
        <Button
          icon={SendIcon}
          iconMirrored
          busy={busy}
          disabledReason={isUploading ? t('compose.uploading') : undefined}
          onClick={onSend}
        >
          {sendLabel}
        </Button>
      </Bar>
      {isChoosing && replies && (
        <ReplyDialog
          replies={replies.items}
          language={language}
          values={replies.values}
          onPick={(text) => {
            setIsChoosing(false);
            onChange(`${plainTextOf(value) === '' ? '' : value}${richTextOf(text)}`);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  );
}

interface ToolProps {
  icon: IconType;
  label: string;
  busy?: boolean | undefined;
  onClick: () => void;
}

/** A button below the field; only its icon, with a tooltip, where the field is narrow. */
function Tool({ icon, label, busy, onClick }: ToolProps) {
  const isNarrow = useMediaQuery(below('wide'));
  return (
    <Button
      variant="quiet"
      size="small"
      icon={icon}
      busy={busy}
      onClick={onClick}
      {...(isNarrow ? tooltip(label, { repeatsName: true }) : {})}
    >
      {isNarrow ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Button>
  );
}

interface EditorProps {
  label: string;
  value: string;
  onChange: (html: string) => void;
  language: Language;
}

function Editor({ label, value, onChange, language }: EditorProps) {
  const forms = useText('forms');
  const isDue = useIdleTurn(code.preload);
  const placeholder = (
    <FieldShell label={label} hideLabel>
      {() => <Waiting />}
    </FieldShell>
  );
  if (!isDue) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <RichTextField
        label={label}
        hideLabel
        value={value}
        onChange={onChange}
        lang={language}
        dir="auto"
        texts={{
          toolbar: forms('richText.toolbar', { field: label }),
          bold: forms('richText.bold'),
          italic: forms('richText.italic'),
          list: forms('richText.list'),
          link: forms('richText.link'),
          linkAddress: forms('richText.linkAddress'),
          linkSet: forms('richText.linkSet'),
          linkRemove: forms('richText.linkRemove'),
          linkWrong: forms('richText.linkWrong'),
        }}
      />
    </Suspense>
  );
}

function AddedFiles<File extends ShownFile>({ files }: { files: ComposerFiles<File> | undefined }) {
  const t = useText('conversations');
  if (!files || files.items.length === 0) return null;
  return (
    <Files aria-label={t('compose.files')}>
      {files.items.map(({ id, fileName }) => (
        <li key={id}>
          <span dir="auto">{fileName}</span>
          <IconButton
            icon={RemoveIcon}
            size="small"
            label={t('compose.removeFile', { name: fileName })}
            onClick={() => files.onRemove(id)}
          />
        </li>
      ))}
    </Files>
  );
}

function AttachButton<File extends ShownFile>({
  files,
}: {
  files: ComposerFiles<File> | undefined;
}) {
  const t = useText('conversations');
  if (!files) return null;
  return (
    <FileChooser label={t('compose.attach')} accept={ACCEPTED} onFiles={files.onAdd}>
      {(open) => (
        <Tool
          icon={AttachIcon}
          label={t('compose.attach')}
          busy={files.isUploading}
          onClick={open}
        />
      )}
    </FileChooser>
  );
}
