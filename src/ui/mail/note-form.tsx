import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import { mentionOf } from '#domain/tasks/task-mentions';
import type { ConversationActor } from '../conversations/conversation-actors';
import { useTextDraft } from '../forms/use-text-draft';
import { Button } from '../kit/button';
import { TextArea } from '../kit/fields/text-area';
import { Menu } from '../kit/overlays/menu';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-8);
`;

/** A note for the team; `@` with a name mentions a colleague. */
export function NoteForm({
  conversationId,
  actor,
}: {
  conversationId: string;
  actor: ConversationActor;
}) {
  const t = useText('mail');
  const people = useListTaskPeopleQuery().data?.items ?? [];
  const { context, ...snapshot } = useSnapshot(actor);
  const [body, setBody] = useTextDraft('conversationNote', conversationId);
  const isSending = snapshot.hasTag('busy') && context.attempt?.action === 'note';
  const sent = useRef<string | null>(null);
  const isFailed = snapshot.matches('failed') || snapshot.matches('conflict');
  useEffect(() => {
    if (isSending || isFailed || sent.current === null) return;
    // What was typed while the note was sent stays.
    if (body === sent.current) setBody('');
    sent.current = null;
  }, [isSending, isFailed, body, setBody]);
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = (id: string) => {
    const person = people.find((one) => one.id === id);
    if (!person) return;
    setBody((before) => `${before}${/(?:^|\s)$/.test(before) ? '' : ' '}${mentionOf(person)} `);
    field.current?.focus();
  };
  return (
    <>
      <TextArea
        ref={field}
        label={t('write.note')}
        help={t('write.noteHelp')}
        value={body}
        onChange={setBody}
        maxLength={CONVERSATION_LIMITS.note}
        rows={3}
        dir="auto"
      />
      <Row>
        <Menu
          label={t('write.mention')}
          trigger="@"
          outlined
          items={people.map(({ id, firstName, lastName }) => ({
            id,
            label: `${firstName} ${lastName}`,
          }))}
          onAction={mention}
        />
        <Button
          variant="soft"
          busy={isSending}
          onClick={() => {
            sent.current = body;
            actor.send({ type: 'note.send', body });
          }}
        >
          {t('write.addNote')}
        </Button>
      </Row>
    </>
  );
}
