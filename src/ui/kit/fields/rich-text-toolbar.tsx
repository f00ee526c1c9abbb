import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import LinkIcon from '~icons/solar/link-linear';
import ListIcon from '~icons/solar/list-linear';
import BoldIcon from '~icons/solar/text-bold-linear';
import ItalicIcon from '~icons/solar/text-italic-linear';
import { IconButton } from '../icon-button';
import type { RichTextTexts } from './rich-text-field-props';
import { RichTextLink } from './rich-text-link';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  margin-inline: 12px;
  padding-block: var(--space-4);
  border-block-end: 1px solid var(--line);
  & > button[aria-pressed='true'] {
    background: var(--press);
    color: var(--text);
  }
`;

interface RichTextToolbarProps {
  editor: Editor;
  texts: RichTextTexts;
}

/** Bold, italic, list and link buttons, each with its pressed state. */
export function RichTextToolbar({ editor, texts }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: written }) => ({
      bold: written.isActive('bold'),
      italic: written.isActive('italic'),
      list: written.isActive('bulletList'),
      link: written.isActive('link'),
    }),
  });
  /**
   * Synchronously, while the chain's own `focus` waits for the next frame: text typed right after
   * must go into the editor.
   */
  const focus = () => editor.view.focus();
  const chain = () => {
    focus();
    return editor.chain().scrollIntoView();
  };
  return (
    <>
      <Bar role="group" aria-label={texts.toolbar}>
        <IconButton
          icon={BoldIcon}
          label={texts.bold}
          size="small"
          aria-pressed={on.bold}
          onClick={() => chain().toggleBold().run()}
        />
        <IconButton
          icon={ItalicIcon}
          label={texts.italic}
          size="small"
          aria-pressed={on.italic}
          onClick={() => chain().toggleItalic().run()}
        />
        <IconButton
          icon={ListIcon}
          iconMirrored
          label={texts.list}
          size="small"
          aria-pressed={on.list}
          onClick={() => chain().toggleBulletList().run()}
        />
        <IconButton
          icon={LinkIcon}
          label={texts.link}
          size="small"
          aria-pressed={on.link}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
      </Bar>
      {isLinking && (
        <RichTextLink
          texts={texts}
          address={String(editor.getAttributes('link').href ?? '')}
          onSet={(href) => {
            chain().extendMarkRange('link').setMark('link', { href }).run();
            setLinking(false);
          }}
          onRemove={() => {
            chain().extendMarkRange('link').unsetMark('link').run();
            setLinking(false);
          }}
          onClose={() => {
            setLinking(false);
            focus();
          }}
        />
      )}
    </>
  );
}
