import type { MachineProvider } from '../machine-provider';
import type { DraftStore } from '../ports/drafts.port';

/** Reads drafts without running the forms they belong to: which tabs have one waiting. */
export const draftReader: MachineProvider<Pick<DraftStore, 'read'>> = ({ drafts }) => drafts;
