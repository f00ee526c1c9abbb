import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CHAT_MESSAGE_LENGTH } from '#domain/conversations/chat-message';
import { Button } from '../../kit/button';
import { TextArea } from '../../kit/fields/text-area';
import { useText } from '../../text/use-text';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

/** Types of pictures that the server takes. */
const PICTURES = 'image/png,image/jpeg,image/webp';

const QUICK = ['where', 'when', 'address', 'thanks'] as const;

/** The field of the client, a button for a picture, and answers that need no typing. */
export function ChatComposer({
  onWrite,
  onTyping,
}: {
  onWrite: (message: { body: string; picture: Blob | null }) => void;
  onTyping: () => void;
}) {
  const t = useText('clientChat');
  const [body, setBody] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const quickId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === '') return;
    onWrite({ body, picture: null });
    setBody('');
  };
  const change = (text: string) => {
    setBody(text);
    onTyping();
  };
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    for (const picture of currentTarget.files ?? []) onWrite({ body: '', picture });
    currentTarget.value = '';
  };
  return (
    <Form onSubmit={submit}>
      <Row role="group" aria-labelledby={quickId}>
        <span id={quickId} hidden>
          {t('quick')}
        </span>
        {QUICK.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outline"
            onClick={() => onWrite({ body: t(`quickAnswers.${name}`), picture: null })}
          >
            {t(`quickAnswers.${name}`)}
          </Button>
        ))}
      </Row>
      <TextArea
        label={t('write')}
        value={body}
        onChange={change}
        maxLength={CHAT_MESSAGE_LENGTH}
        rows={2}
        dir="auto"
      />
      <Row>
        <Button type="submit">{t('send')}</Button>
        <Button variant="outline" onClick={() => files.current?.click()}>
          {t('addPicture')}
        </Button>
        <input
          ref={files}
          type="file"
          accept={PICTURES}
          hidden
          aria-label={t('addPicture')}
          onChange={pick}
        />
      </Row>
    </Form>
  );
}
