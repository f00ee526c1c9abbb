import { useState } from 'react';

/** What the sheet says about the last action: a result, or a text that it refused. */
export interface Notice {
  readonly tone: 'info' | 'error';
  readonly text: string;
}

/** The notice with a number that changes each time: a screen reader reads the same text again. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice & { readonly number: number }>({
    tone: 'info',
    text: '',
    number: 0,
  });
  const tell = (next: Notice) => setNotice(({ number }) => ({ ...next, number: number + 1 }));
  return { notice, tell };
}
