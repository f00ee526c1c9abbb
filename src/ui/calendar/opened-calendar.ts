/*
 * What is opened on the calendar, as one file: the event, the new event, a closure, the feed, the
 * import, and the dialogs of a change.
 */
import { ChangeDialogs as Changes } from './change-dialogs';
import { ClosureDialog as Closure } from './closure-dialog';
import { EventDrawer as Event } from './event-drawer';
import { FeedDialog as Feed } from './feed-dialog';
import { ImportDialog as Import } from './import-dialog';
import { NewEventDialog as NewEvent } from './new-event-dialog';

export const ChangeDialogs = Changes;
export const ClosureDialog = Closure;
export const EventDrawer = Event;
export const FeedDialog = Feed;
export const ImportDialog = Import;
export const NewEventDialog = NewEvent;
