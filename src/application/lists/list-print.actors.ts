import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { listPrintMachine } from './list-print.machine';

/** The actors of the list-print machine. The list itself defines how a page of it is read. */
function listPrintActors(): ActorsOf<typeof listPrintMachine> {
  return {
    readPage: fromPromise(({ input }) => input.readPage(input.page)),
  };
}

/** The list-print machine of an application. */
export function provideListPrint() {
  return listPrintMachine.provide({ actors: listPrintActors() });
}
