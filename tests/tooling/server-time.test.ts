import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/module-imports';

/** Who reads the computer's clock, and why. All other files read the port `clock` or `useNow`. */
const READERS = {
  'src/document-scripts/portal.ts': 'adds the stored offset before any answer has come',
  'src/document-scripts/prerendered-portal-page.ts':
    'adds the stored offset before any answer has come',
  'src/infrastructure/clock/browser-clock.ts': 'the clock that the server corrects',
  'src/ui/kit/feedback/toast-store.ts': 'lifetimes of toasts',
  'src/ui/checkout/card-form.tsx': 'public pages have no server clock',
  'src/ui/public-app/inquiries/countdown.tsx': 'public pages have no server clock',
  'src/ui/public-app/tours/use-hold-time.ts': 'public pages have no server clock',
  'src/ui/public-app/chat/chat-bubble.tsx': 'public pages have no server clock',
  'src/ui/public-app/chat/use-chat.ts': 'public pages have no server clock',
  'src/dev/start-recording.ts': 'a tool of developers',
};

it('Only the listed files of the portal read the computer’s clock (decision 38)', () => {
  const readers = sourceFiles('.', ['src'])
    .filter((file) => !/\.test\.tsx?$|\/contracts\/|\/test-support\//.test(file))
    .filter((file) => /\bDate\.now\b|new Date\(\)/.test(readFileSync(file, 'utf8')));
  expect(readers.toSorted()).toEqual(Object.keys(READERS).toSorted());
});
