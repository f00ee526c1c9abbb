/* What is opened on the board of candidates, as one file. */
import { CandidateDialogs as Dialogs } from './candidate-dialogs';
import { CandidateDrawer as Drawer } from './candidate-drawer';

export const CandidateDialogs = Dialogs;
export const CandidateDrawer = Drawer;
