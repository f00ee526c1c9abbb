import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import type { CameraFailure, TicketCamera } from '#application/ports/ticket-camera.port';
import { ticketScanWith } from '#application/tours/ticket-scan.actors';
import type { ticketScanMachine } from '#application/tours/ticket-scan.machine';
import type { TicketScanDriver } from '../machine-models/ticket-scan.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness } from './machine-harness';

/** The running process with a scripted camera, as the driver of its test model. */
export function createTicketScanNodeDriver(inspect: Inspect) {
  const { actor, begin, playing, send, snapshot } =
    createMachineHarness<typeof ticketScanMachine>(inspect);
  let isOpen = false;
  let start = pending<void>();
  let next = pending<string>();
  const before: (string | null)[] = [];
  const camera: TicketCamera = {
    open: () => {
      isOpen = true;
      start = pending();
      return start.promise;
    },
    nextCode: (last) => {
      before.push(last);
      next = pending();
      return next.promise;
    },
    close: () => {
      isOpen = false;
    },
  };
  let failed: CameraFailure | null = null;
  const emitted: string[] = [];
  const shown: string[] = [];
  let sinceOpened: string | null = null;

  const driver: TicketScanDriver = {
    open: async () => {
      await begin(() => ticketScanWith(camera), undefined);
      actor().on('code.read', ({ code }) => void emitted.push(code));
    },
    openCamera: () => {
      [sinceOpened, failed] = [null, null];
      return send({ type: 'camera.open' });
    },
    closeCamera: () => send({ type: 'camera.close' }),
    settleStart: async (failure?: CameraFailure) => {
      failed = failure ?? null;
      if (failure) start.reject(failure);
      else start.resolve();
      await settle();
    },
    show: async (code) => {
      shown.push(code);
      sinceOpened = code;
      next.resolve(code);
      await settle();
    },
    lose: async () => {
      failed = 'unreadable';
      next.reject(failed);
      await settle();
    },
    expectViewState: async (viewState) => {
      const { context } = snapshot();
      const isOn = viewState === 'starting' || viewState === 'reading';
      expect(isOpen).toBe(isOn);
      expect(snapshot().matches('open')).toBe(isOn);
      expect(snapshot().hasTag('busy')).toBe(viewState === 'starting');
      expect(snapshot().matches('closed')).toBe(viewState === 'closed');
      expect(snapshot().matches('failed')).toBe(viewState === 'failed');
      expect(context.failure).toBe(failed);
      expect(emitted).toEqual(shown);
      if (viewState === 'reading') expect(before.at(-1)).toBe(sinceOpened);
    },
  };

  return playing(driver);
}

/** A promise that a test settles. */
function pending<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: CameraFailure) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}
