import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { proseStyles } from '../layout/prose.styles';
import { type ControlIds, controlBox, FieldShell, namedBy } from './field-shell';
import { semanticHtml } from './pasted-html';
import type { RichTextFieldProps } from './rich-text-field-props';
import { LinkMark } from './rich-text-link-mark';
import { RichTextToolbar } from './rich-text-toolbar';

const Box = styled.div`
  ${controlBox}
  display: flex;
  flex-direction: column;
  &:hover {
    border-color: var(--input-line-hover);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--error-text);
    box-shadow: inset 0 0 0 1px var(--error-text);
  }
  &:has([role='textbox']:focus) {
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
  }
  & [role='textbox'] {
    min-block-size: var(--rich-text-least, 96px);
    max-block-size: var(--rich-text-most, 360px);
    padding: var(--space-8) 12px 10px;
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: break-spaces;
    text-align: start;
  }
  & [role='textbox']:focus {
    outline: none;
  }
  & [role='textbox'] > * + * {
    margin-block-start: var(--space-4);
  }
  ${proseStyles}
  & :is(h2, h3, h4) {
    font: var(--weight-strong) var(--text-input) var(--font-body);
  }
  & a {
    color: var(--link);
    text-decoration: underline;
  }
`;

/** The formats that the server's sanitiser keeps: any other would be lost at the next save. */
const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Blockquote,
  HorizontalRule,
  UndoRedo,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  BulletList,
  OrderedList,
  ListItem,
  Heading.configure({ levels: [2, 3, 4] }),
  LinkMark,
];

/**
 * Formatted text with a small toolbar; also Ctrl/Cmd B and I. The value is HTML, '' while it is
 * empty.
 */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <FieldShell {...props} asGroup>
      {(ids) => <EditorArea {...props} ids={ids} />}
    </FieldShell>
  );
}

/** Attributes of the editing area for assistive technology. */
function useAttributes(props: RichTextFieldProps & { ids: ControlIds }) {
  const { label, hideLabel, lang, dir, ids } = props;
  const { id, 'aria-describedby': note, 'aria-invalid': invalid, 'aria-required': required } = ids;
  return useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      ...namedBy(id, label, hideLabel),
      lang,
      dir,
      spellcheck: 'true',
      ...(note && { 'aria-describedby': note }),
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(required && { 'aria-required': 'true' }),
    }),
    [id, label, hideLabel, lang, dir, note, invalid, required],
  );
}

function EditorArea(props: RichTextFieldProps & { ids: ControlIds }) {
  const { value, onChange, onBlur, texts } = props;
  const attributes = useAttributes(props);
  /**
   * The reported HTML since the form last had the editor's content; the last entry is the current
   * one.
   */
  const told = useRef([value]);
  const editor = useEditor({
    extensions,
    content: value,
    // We define its styles: the page's policy allows no style element.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes, transformPastedHTML: semanticHtml },
    onUpdate: ({ editor: written }) => {
      const html = written.isEmpty ? '' : written.getHTML();
      told.current.push(html);
      onChange(html);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    const isLast = value === told.current.at(-1);
    // The form may lag behind fast typing: an earlier reported value is no change.
    if (!isLast && told.current.includes(value)) return;
    told.current = [value];
    if (isLast) return;
    editor.commands.setContent(value, { emitUpdate: false });
    // What is typed next follows it, as after a saved reply.
    editor.commands.setTextSelection(editor.state.doc.content.size);
  }, [editor, value]);
  return (
    <Box>
      <RichTextToolbar editor={editor} texts={texts} />
      <EditorContent editor={editor} />
    </Box>
  );
}
