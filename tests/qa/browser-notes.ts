import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { TransitionReport } from '#application/inspection';
import { violations } from '../journeys/support/axe';
import { optionsAsked } from './browser-asked';
import { type PathResult, StepNotes } from './path-result';
import type { QaPath } from './qa-path';

/** States that this worker has looked at with axe: one look at each is enough. */
const audited = new Set<string>();

/** A file's name for a path's name. */
const fileOf = (name: string): string => name.replaceAll('/', '.');

/** Takes down how a path goes in a browser, with a picture of every step, and holds it to what always holds. */
export class BrowserNotes {
  readonly #notes = new StepNotes();
  readonly #begun = Date.now();
  readonly #hits: Record<string, number> = {};
  #stands: string | null = null;

  constructor(
    readonly page: Page,
    readonly path: QaPath,
  ) {}

  report({ machine, fired, states }: TransitionReport): void {
    if (machine !== this.path.machine) return;
    this.#stands = states.map((id) => id.split('.').slice(1).join('.')).join(', ');
    for (const key of fired) this.#hits[key] = (this.#hits[key] ?? 0) + 1;
  }

  begins(step: number): void {
    this.#notes.begins(step);
  }

  /** What must hold after each step, whatever the step was. The console is watched by the journey itself. */
  async seen(step: number): Promise<void> {
    const state = this.path.path.steps[step - 1]?.value ?? this.path.path.value;
    await focusIsSomewhere(this.page);
    await addressFits(this.page, this.path.machine);
    await this.#audit(JSON.stringify([this.path.machine, state]));
    this.#notes.seen(step, this.#stands, await this.#picture(step));
  }

  async #audit(state: string): Promise<void> {
    if (audited.has(state)) return;
    audited.add(state);
    expect(await violations(this.page), `axe finds nothing in ${state}`).toEqual([]);
  }

  async failed(cause: unknown): Promise<void> {
    const picture = await this.#picture(99).catch(() => undefined);
    this.keep(this.#notes.failed(this.#stands, cause, picture));
  }

  keep(failure: PathResult['failure'] = null): void {
    const { machine, set, name, title, adds, path } = this.path;
    const result: PathResult = {
      ...{ machine, set, name, title, adds, failure, hits: this.#hits },
      language: optionsAsked()?.language ?? 'fr',
      steps: this.#notes.steps(path),
      milliseconds: Date.now() - this.#begun,
    };
    const folder = join(this.#out, 'browser');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${fileOf(name)}.json`), JSON.stringify(result));
  }

  get #out(): string {
    return optionsAsked()?.out ?? 'test-results/qa';
  }

  async #picture(step: number): Promise<string> {
    const picture = `pictures/${fileOf(this.path.name)}.${step}.jpg`;
    const path = join(this.#out, picture);
    await this.page.screenshot({ path, type: 'jpeg', quality: 40, scale: 'css' });
    return picture;
  }
}

/** Where a window is open that holds the page back, the focus is in it; else it is anywhere in the page. */
const focusIsSomewhere = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const open = [
            ...document.querySelectorAll('[role=alertdialog],[role=dialog][aria-modal=true]'),
          ].filter((one) => one.checkVisibility());
          const focused = document.activeElement;
          return (
            focused !== null && (open.length === 0 || open.some((one) => one.contains(focused)))
          );
        }),
      { message: 'the focus is somewhere' },
    )
    .toBe(true);

/** No step leads to a page that says something is wrong, nor to the sign-in page but by its machine. */
const addressFits = async (page: Page, machine: string): Promise<void> => {
  const { pathname } = new URL(page.url());
  expect(pathname, 'the address is not that of an error').not.toMatch(/^\/(403|404|500)$/);
  if (machine !== 'authentication' && machine !== 'mediaUpload') {
    expect(pathname, 'nobody is sent to sign in').not.toMatch(/^\/auth\/jwt\/login/);
  }
};
