import type { Page } from '@playwright/test';
import type { Draft } from '#application/ports/drafts.port';

/**
 * Delays the browser's notification that a draft was written or removed, until the test releases
 * it. The draft is already stored, and only the portal is not notified yet. On demand, the browser
 * also opens the store of drafts only when the test lets it.
 */
export class HeldDraftWrites {
  readonly #waiting: (() => void)[] = [];
  #isTelling = false;
  /** Lets the store of drafts open; null unless that is held. */
  #open: (() => void) | null = null;

  constructor(readonly page: Page) {}

  /** Holds every notification from now on; call it before the page is opened. */
  async hold(): Promise<void> {
    await this.page.exposeFunction(
      'untilDraftIsTold',
      () =>
        new Promise<void>((tell) => {
          if (this.#isTelling) tell();
          else this.#waiting.push(tell);
        }),
    );
    await this.page.addInitScript(delayWriteCompletion);
  }

  /** Holds the opening of the store, and so the first read; call it before the page is opened. */
  async holdOpening(): Promise<void> {
    const opened = new Promise<void>((open) => {
      this.#open = open;
    });
    await this.page.exposeFunction('untilDraftsMayOpen', () => opened);
    await this.page.addInitScript(delayOpening);
  }

  /** Lets the store open, now and later. */
  releaseOpening(): void {
    this.#open?.();
  }

  /**
   * Releases every notification until {@link holdAgain}: those of operations that a form began
   * before a later request, which no listener receives any more, and those queued behind them.
   */
  async release(): Promise<void> {
    this.#isTelling = true;
    for (const tell of this.#waiting.splice(0)) tell();
  }

  /** Holds again, from the moment when the process has received the notification it waited for. */
  holdAgain(): void {
    this.#isTelling = false;
  }

  /** Stores a draft as the portal stored it on the seller's last visit. */
  async seed(draft: Draft): Promise<void> {
    const { userId, subject, recordId } = draft.key;
    const name = JSON.stringify([userId, subject, recordId]);
    await this.page.evaluate(writeDraft, { name, draft });
  }
}

/**
 * On the page: delays the completion event of each write transaction until the test releases it.
 */
function delayWriteCompletion(): void {
  const told = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    ...told,
    set(this: IDBTransaction, tell: (event: Event) => void) {
      const isWriting = this.mode === 'readwrite';
      const later = async (event: Event) => {
        // The test exposed this function before the script.
        if (isWriting) await Reflect.get(window, 'untilDraftIsTold')();
        tell.call(this, event);
      };
      told?.set?.call(this, later);
    },
  });
}

/** On the page: delays the result of opening a database until the test lets it. */
function delayOpening(): void {
  const told = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
  Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
    ...told,
    set(this: IDBRequest, tell: (event: Event) => void) {
      const isOpening = this instanceof IDBOpenDBRequest;
      const later = async (event: Event) => {
        // The test exposed this function before the script.
        if (isOpening) await Reflect.get(window, 'untilDraftsMayOpen')();
        tell.call(this, event);
      };
      told?.set?.call(this, later);
    },
  });
}

/** On the page: writes a draft in the format of the portal's own draft store. */
function writeDraft({ name, draft }: { name: string; draft: Draft }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('seller-portal');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'));
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put(draft, name);
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}
