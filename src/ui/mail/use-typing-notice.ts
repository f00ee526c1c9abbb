import { useEffect } from 'react';
import { useTellConversationTypingMutation } from '#application/api/conversations-endpoints.generated';
import { isBlankAnswer } from '#application/conversations/written-answer';
import type { ComposingActor } from '../conversations/use-message-composing';
import { useApplication } from '../portal-context/application-context';

/** Tells the client, and colleagues, that the user is typing: at most once in these ms. */
const TYPING_MS = 4000;

export function useTypingNotice(
  conversationId: string,
  composing: ComposingActor,
  isTold: boolean,
) {
  const { clock } = useApplication();
  const [tell] = useTellConversationTypingMutation();
  useEffect(() => {
    if (!isTold) return;
    let toldAt = 0;
    let { body } = composing.getSnapshot().context.answer;
    const watching = composing.subscribe(({ context: { answer } }) => {
      const isTyped = answer.body !== body && !isBlankAnswer(answer);
      body = answer.body;
      if (!isTyped || clock.now() - toldAt < TYPING_MS) return;
      toldAt = clock.now();
      void tell({ conversationId });
    });
    return () => watching.unsubscribe();
  }, [clock, composing, conversationId, isTold, tell]);
}
