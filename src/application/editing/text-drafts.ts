import type { MachineProvider } from '../machine-provider';
import type { DraftKey } from '../ports/drafts.port';

/** Texts that are typed outside of the form of a record, such as comments, until they are sent. */
export interface TextDrafts {
  /** '' if there is none. */
  read(key: DraftKey): Promise<string>;
  /** A blank text removes the draft. */
  write(key: DraftKey, text: string): Promise<void>;
}

/** The texts that this browser stores. */
export const textDrafts: MachineProvider<TextDrafts> = ({ drafts, clock }) => ({
  read: async (key) => {
    const text = (await drafts.read(key))?.values['text'];
    return typeof text === 'string' ? text : '';
  },
  write: (key, text) =>
    text.trim() === ''
      ? drafts.remove(key)
      : drafts.write({ key, values: { text }, revision: null, savedAt: clock.now() }),
});
