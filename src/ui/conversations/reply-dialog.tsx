import { useState } from 'react';
import { styled } from 'styled-components';
import { filledReply, type ReplyValues, replyText } from '#domain/conversations/saved-reply';
import type { Language } from '#domain/format/languages';
import { allSearchWords, foldForSearch } from '#domain/text/search-fold';
import { EmptyState } from '../kit/feedback/empty-state';
import { TextField } from '../kit/fields/text-field';
import { Dialog } from '../kit/overlays/dialog';
import { useText } from '../text/use-text';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin-block-start: var(--space-12);
  list-style: none;
`;
const Choice = styled.button`
  display: flex;
  flex-direction: column;
  gap: 2px;
  inline-size: 100%;
  min-block-size: 44px;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  text-align: start;
  &:is(:hover, :focus-visible) {
    background: var(--hover);
  }
  & > b {
    font-weight: var(--weight-strong);
  }
  & > span {
    display: -webkit-box;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** A saved reply, as it is chosen; those of the contract match. */
export interface ChosenReply {
  readonly id: string;
  readonly name: string;
  readonly body: string;
  readonly bodyAr: string;
  readonly bodyEn: string;
}

interface ReplyDialogProps {
  replies: readonly ChosenReply[];
  /** Of the client: the text of a reply is taken in it. */
  language: Language;
  /** What its variables mean here. */
  values: ReplyValues;
  /** Receives the text with its values; variables without one stay as they are written. */
  onPick: (text: string) => void;
  onClose: () => void;
}

/** Chooses a saved reply, by its name or a word of its text. */
export function ReplyDialog({ replies, language, values, onPick, onClose }: ReplyDialogProps) {
  const t = useText('conversations');
  const [sought, setSought] = useState('');
  const texts = replies.map((reply) => ({
    ...reply,
    text: replyText({ fr: reply.body, ar: reply.bodyAr, en: reply.bodyEn }, language),
  }));
  const words = allSearchWords(sought);
  const found = texts.filter(({ name, text }) => {
    const folded = foldForSearch(`${name} ${text}`);
    return words.every((word) => folded.includes(word));
  });
  const pick = (text: string) => onPick(filledReply(text, values));
  return (
    <Dialog open onClose={onClose} title={t('replies.title')} width={520}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) pick(first.text);
        }}
      >
        <TextField
          label={t('replies.search')}
          value={sought}
          onChange={setSought}
          autoComplete="off"
          dir="auto"
        />
      </form>
      {found.length === 0 ? (
        <EmptyState title={t(replies.length === 0 ? 'replies.empty' : 'replies.none')} />
      ) : (
        <List>
          {found.map(({ id, name, text }) => (
            <li key={id}>
              <Choice type="button" onClick={() => pick(text)}>
                <b dir="auto">{name}</b>
                <span dir="auto">{filledReply(text, values)}</span>
              </Choice>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}
