import { Actor, type AnyActorLogic, type EventFromLogic } from 'xstate';

/**
 * The actor of a record, as rows, menus and dialogs use it. It starts with its first event: most
 * records of a list are only read.
 */
export class RecordActor<Logic extends AnyActorLogic> extends Actor<Logic> {
  /** Whether anything but a newer record was sent to it. */
  isUsed = false;

  override send(event: EventFromLogic<Logic>): void {
    this.isUsed = true;
    this.start();
    super.send(event);
  }

  /** Sends the event that a newer record is. */
  sendNewer(event: EventFromLogic<Logic>): void {
    this.start();
    super.send(event);
  }
}
