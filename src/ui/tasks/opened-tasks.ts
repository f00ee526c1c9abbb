/*
 * What is opened on the board, as one file: a drawer, dialogs, forms and the menu of a card; and the
 * dialog that a record opens.
 */
import { BoardDialogs as Dialogs } from './board-dialogs';
import { LinkedTaskDialog as LinkedDialog } from './linked-task-dialog';
import { QuickAddForm as AddForm } from './quick-add-form';
import { TaskDialogs as ActionDialogs } from './task-dialogs';
import { TaskDrawer as Drawer } from './task-drawer';
import { TaskMenu as Menu } from './task-menu';

export const BoardDialogs = Dialogs;
export const LinkedTaskDialog = LinkedDialog;
export const QuickAddForm = AddForm;
export const TaskDialogs = ActionDialogs;
export const TaskDrawer = Drawer;
export const TaskMenu = Menu;
