import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isTextLink } from '#domain/network/web-link';
import { Button } from '../button';
import type { RichTextTexts } from './rich-text-field-props';
import { TextField } from './text-field';

const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin-inline: 12px;
  padding-block: var(--space-8);
  border-block-end: 1px solid var(--line);
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface RichTextLinkProps {
  texts: RichTextTexts;
  /** The link's address at the cursor; '' if there is none. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The address of a link: a row under the toolbar. */
export function RichTextLink({ texts, address, onSet, onRemove, onClose }: RichTextLinkProps) {
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const set = () => {
    const next = typed.trim();
    if (isTextLink(next)) onSet(next);
    else setWrong(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The row is inside the form, which Enter would submit.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else onClose();
  };
  return (
    <Row>
      <TextField
        ref={field}
        label={texts.linkAddress}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={isWrong ? texts.linkWrong : undefined}
        onChange={(next) => {
          setTyped(next);
          setWrong(false);
        }}
        onKeyDown={press}
      />
      <Buttons>
        <Button variant="soft" size="small" onClick={set}>
          {texts.linkSet}
        </Button>
        {address && (
          <Button variant="text" size="small" onClick={onRemove}>
            {texts.linkRemove}
          </Button>
        )}
      </Buttons>
    </Row>
  );
}
