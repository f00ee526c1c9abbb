/* What is opened on the board, as one file: a drawer, dialogs and the menu of a card. */
import { BoardDialogs as Dialogs } from './board-dialogs';
import { TaskDialogs as ActionDialogs } from './task-dialogs';
import { TaskDrawer as Drawer } from './task-drawer';
import { TaskMenu as Menu } from './task-menu';

export const BoardDialogs = Dialogs;
export const TaskDialogs = ActionDialogs;
export const TaskDrawer = Drawer;
export const TaskMenu = Menu;
