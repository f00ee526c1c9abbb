import type { DraftStore } from '../ports/drafts.port';
import type { Providing } from '../provided-machines';

/** Reads drafts without running the forms they belong to: which tabs have one waiting. */
export const draftReader: Providing<Pick<DraftStore, 'read'>> = ({ drafts }) => drafts;
