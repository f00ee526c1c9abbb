import type { MachineProvider } from '../machine-provider';
import type { DraftStore } from '../ports/drafts.port';

/** Reads drafts without starting the machines of their forms, to show which tabs have a draft. */
export const draftReader: MachineProvider<Pick<DraftStore, 'read'>> = ({ drafts }) => drafts;
