import type { Standout, StandoutCount } from '#domain/products/import/standouts';
import type {
  ImportEncoding,
  ImportJob,
  ImportMappingEntry,
  ImportOptionsUpdate,
} from '#openapi/types.generated';
import { fileError } from './import-file';

/** What the seller does while a file is imported. */
export type ProductImportEvent =
  | { type: 'file.choose'; file: File }
  | { type: 'job.open'; jobId: string }
  | { type: 'upload.retry' }
  | { type: 'mapping.change'; mapping: ImportMappingEntry[] }
  | { type: 'options.change'; options: ImportOptionsUpdate }
  | { type: 'encoding.change'; encoding: ImportEncoding }
  | { type: 'reading.forget' }
  | { type: 'mapping.revise' }
  | { type: 'check.start' }
  | { type: 'standout.confirm'; kind: Standout; count: number }
  | { type: 'standout.withdraw'; kind: Standout }
  | { type: 'import.run' }
  | { type: 'import.cancel' }
  | { type: 'import.retry' }
  | { type: 'import.restart' };

/* The values of these events, and of the answers, as parameters of guards and actions. */

export function countOfEvent({ event: { kind, count } }: { event: StandoutCount }): StandoutCount {
  return { kind, count };
}

export function kindOfEvent({ event }: { event: { kind: Standout } }) {
  return { kind: event.kind };
}

export function newestJob({ event }: { event: { output: ImportJob } }) {
  return { job: event.output };
}

export function mappingIn({ event }: { event: { mapping: ImportMappingEntry[] } }) {
  return { change: { mapping: event.mapping } };
}

export function optionsIn({ event }: { event: { options: ImportOptionsUpdate } }) {
  return { change: { options: event.options } };
}

export function encodingIn({ event }: { event: { encoding: ImportEncoding } }) {
  return { change: { encoding: event.encoding } };
}

export function faultOfFile({ event }: { event: { file: File } }) {
  return { fault: fileError(event.file) };
}
