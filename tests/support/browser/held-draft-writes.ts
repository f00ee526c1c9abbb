import type { Page } from '@playwright/test';
import type { Draft } from '#application/ports/drafts.port';

/**
 * Holds what the browser tells of a draft that was written or removed, until a test lets it tell:
 * the draft is in its place by then, and only the portal does not know yet.
 */
export class HeldDraftWrites {
  readonly #waiting: (() => void)[] = [];
  #isTelling = false;

  constructor(readonly page: Page) {}

  /** Holds every telling from now on; before the page is opened. */
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

  /**
   * Lets everything be told until {@link holdAgain}: what a form began before it was asked for something else,
   * which nobody hears any more, and what waited for its turn behind that.
   */
  async release(): Promise<void> {
    this.#isTelling = true;
    for (const tell of this.#waiting.splice(0)) tell();
  }

  /** Holds again, from the moment when the process has heard what it waited for. */
  holdAgain(): void {
    this.#isTelling = false;
  }

  /** Keeps a draft as the portal kept it when the seller was last here. */
  async seed(draft: Draft): Promise<void> {
    const { userId, subject, recordId } = draft.key;
    const name = JSON.stringify([userId, subject, recordId]);
    await this.page.evaluate(writeDraft, { name, draft });
  }
}

/** On the page: the end of each transaction that writes is told when the test says so. */
const delayWriteCompletion = (): void => {
  const told = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    ...told,
    set(this: IDBTransaction, tell: (event: Event) => void) {
      const isWriting = this.mode === 'readwrite';
      const later = async (event: Event) => {
        // The test exposed it before this script.
        if (isWriting) await Reflect.get(window, 'untilDraftIsTold')();
        tell.call(this, event);
      };
      told?.set?.call(this, later);
    },
  });
};

/** On the page: as the portal's own store of drafts has them. */
const writeDraft = ({ name, draft }: { name: string; draft: Draft }): Promise<void> =>
  new Promise((resolve, reject) => {
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
