import { fromCallback, fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import type { TicketCamera } from '../ports/ticket-camera.port';
import { ticketScanMachine } from './ticket-scan.machine';

/** Returns the actors of the ticket-scan machine. */
function ticketScanActors(camera: TicketCamera): ActorsOf<typeof ticketScanMachine> {
  return {
    openCamera: fromPromise(({ signal }) => camera.open(signal)),
    readCode: fromPromise(({ input: { last }, signal }) => camera.nextCode(last, signal)),
    holdCamera: fromCallback(() => () => camera.close()),
  };
}

/** The ticket-scan machine with the camera of a page. */
export function ticketScanWith(camera: TicketCamera) {
  return ticketScanMachine.provide({ actors: ticketScanActors(camera) });
}
