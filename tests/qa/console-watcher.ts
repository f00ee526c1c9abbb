/**
 * Collects output that must not occur, until it is stopped: console errors and warnings, unhandled
 * rejections.
 */
export class ConsoleWatcher {
  readonly #said: string[] = [];
  readonly #real = { error: console.error, warn: console.warn };
  readonly #note = (...words: readonly unknown[]): void => {
    this.#said.push(words.map(String).join(' '));
  };

  constructor() {
    console.error = this.#note;
    console.warn = this.#note;
    process.on('unhandledRejection', this.#note);
    process.on('uncaughtException', this.#note);
  }

  expectNoOutput(): void {
    if (this.#said.length > 0) throw new Error(`The console says: ${this.#said.join('; ')}`);
  }

  stop(): void {
    console.error = this.#real.error;
    console.warn = this.#real.warn;
    process.off('unhandledRejection', this.#note);
    process.off('uncaughtException', this.#note);
  }
}
