import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { textDrafts } from '#application/editing/text-drafts';
import { useApplication } from '../portal-context/application-context';

/**
 * A text that is typed outside of the form of a record. The browser stores it as a draft, so that it is
 * there after a reload, and after the session has ended.
 * @param subject of the draft's key, such as `taskComment`
 */
export function useTextDraft(subject: string, recordId: string) {
  const { provide, session } = useApplication();
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const stored = await provide(textDrafts).read({ subject, recordId, userId });
      // What was typed meanwhile stays.
      if (isCurrent) setText((typed) => (typed === '' ? stored : typed));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [provide, subject, recordId, userId]);
  const change = (next: string | ((before: string) => string)) => {
    const after = typeof next === 'function' ? next(text) : next;
    setText(after);
    void provide(textDrafts).write({ subject, recordId, userId }, after);
  };
  return [text, change] as const;
}
