import type { Page } from '@playwright/test';
import type { SealedDraftRecord } from './sealed-draft';

/**
 * Delays what IndexedDB reports to the portal until the test releases it: that a write transaction
 * is complete (the record is already stored, only the portal is not notified yet), and that a
 * database is open.
 */
export class HeldIndexedDb {
  readonly #heldWrites: (() => void)[] = [];
  #isReleasingWrites = false;
  /** Reports that the databases are open; null unless their opening is held. */
  #reportOpen: (() => void) | null = null;

  constructor(readonly page: Page) {}

  /** Holds the completion of every write from now on; call it before the page is opened. */
  async holdWrites(): Promise<void> {
    await this.page.exposeFunction(
      'untilWriteIsReleased',
      () =>
        new Promise<void>((report) => {
          if (this.#isReleasingWrites) report();
          else this.#heldWrites.push(report);
        }),
    );
    await this.page.addInitScript(delayWriteCompletion);
  }

  /** Holds the opening of databases, and so the first read; call it before the page is opened. */
  async holdOpening(): Promise<void> {
    const released = new Promise<void>((reportOpen) => {
      this.#reportOpen = reportOpen;
    });
    await this.page.exposeFunction('untilOpeningIsReleased', () => released);
    await this.page.addInitScript(delayOpening);
  }

  /** Lets databases open, now and later. */
  releaseOpening(): void {
    this.#reportOpen?.();
  }

  /**
   * Releases every write until {@link holdWritesAgain}: those that a form began before a later
   * request, whose completion has no listener any more, and those queued behind them.
   */
  async releaseWrites(): Promise<void> {
    this.#isReleasingWrites = true;
    for (const report of this.#heldWrites.splice(0)) report();
  }

  /** Holds writes again, once the process has received the completion that it waited for. */
  holdWritesAgain(): void {
    this.#isReleasingWrites = false;
  }

  /** Stores a draft as the portal stored it on the user's last visit. */
  async storeDraft(record: SealedDraftRecord): Promise<void> {
    await this.page.evaluate(writeDraft, record);
  }
}

/**
 * On the page: delays the completion event of each write transaction until the test releases it.
 */
function delayWriteCompletion(): void {
  const original = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    ...original,
    set(this: IDBTransaction, listener: (event: Event) => void) {
      const isWriting = this.mode === 'readwrite';
      const later = async (event: Event) => {
        // The test exposed this function before the script.
        if (isWriting) await Reflect.get(window, 'untilWriteIsReleased')();
        listener.call(this, event);
      };
      original?.set?.call(this, later);
    },
  });
}

/** On the page: delays the result of opening a database until the test releases it. */
function delayOpening(): void {
  const original = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
  Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
    ...original,
    set(this: IDBRequest, listener: (event: Event) => void) {
      const isOpening = this instanceof IDBOpenDBRequest;
      const later = async (event: Event) => {
        // The test exposed this function before the script.
        if (isOpening) await Reflect.get(window, 'untilOpeningIsReleased')();
        listener.call(this, event);
      };
      original?.set?.call(this, later);
    },
  });
}

/** On the page: writes a draft in the format of the portal's own draft store. */
function writeDraft({ name, savedAt, vector, text }: SealedDraftRecord): Promise<void> {
  const record = { savedAt, vector: new Uint8Array(vector), text: new Uint8Array(text).buffer };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('seller-portal');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'));
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put(record, name);
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}
