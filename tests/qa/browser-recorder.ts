import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { TransitionReport } from '#application/inspection';
import { expectNoAxeViolations } from '../journeys/support/axe-violations';
import { statePathOf } from '../support/model-based-testing/state-path';
import { pathOfNode, stateNodesOf } from '../support/model-based-testing/transition-definitions';
import { browserOptions } from './browser-options';
import { undocumentedTransitions } from './documented-transitions';
import { modelOf } from './machines';
import { type PathResult, StepRecorder } from './path-result';
import type { QaPath } from './qa-path';

/**
 * Whether this is the first axe run for a state: one run for each state is enough. Workers share
 * only their results folder, in which the first one leaves a marker file.
 */
function claimFirstAudit(state: string, folder: string): boolean {
  const marks = join(folder, 'audited');
  mkdirSync(marks, { recursive: true });
  try {
    const mark = createHash('sha256').update(state).digest('hex').slice(0, 16);
    writeFileSync(join(marks, mark), state, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps the browser's own timer next to one that a driver may replace. Axe waits before each rule,
 * and that wait would never end on a page whose clock is stopped.
 */
function keepNativeTimer(page: Page): Promise<unknown> {
  return page.context().addInitScript(() => {
    let other = globalThis.setTimeout;
    Object.assign(globalThis, {
      exchangeTimer: () => {
        [globalThis.setTimeout, other] = [other, globalThis.setTimeout];
      },
    });
  });
}

function exchangeTimer(page: Page): Promise<unknown> {
  return page.evaluate('exchangeTimer()');
}

/** Starts recording a path, before its page is opened. */
export async function startRecording(page: Page, path: QaPath): Promise<BrowserRecorder> {
  await keepNativeTimer(page);
  return new BrowserRecorder(page, path);
}

/** Identifies a ready page: its heading, or the loading screen. */
const PAGE_READY_SELECTOR = 'h1, [aria-busy=true]:has(> [role=status])';

/** The file name for a path's name. */
function fileOf(name: string): string {
  return name.replaceAll('/', '.');
}

/** Records a path in a browser, with a picture of every step, and checks what must always hold. */
class BrowserRecorder {
  readonly #notes = new StepRecorder();
  readonly #begun = Date.now();
  readonly #hits: Record<string, number> = {};
  readonly #unmeant: ReadonlyMap<string, string>;
  #stands: string | null = null;

  constructor(
    readonly page: Page,
    readonly path: QaPath,
  ) {
    this.#unmeant = undocumentedTransitions(modelOf(path.machine).machine);
  }

  report({ machine, fired, states }: TransitionReport): void {
    if (machine !== this.path.machine) return;
    this.#stands = states.map((id) => id.split('.').slice(1).join('.')).join(', ');
    for (const key of fired) this.#hits[key] = (this.#hits[key] ?? 0) + 1;
  }

  stepStarted(step: number): void {
    this.#notes.stepStarted(step);
  }

  /** The process has reached its state; its view is asserted next. */
  stateReached(): void {
    const [, words] = [...this.#unmeant].find(([key]) => key in this.#hits) ?? [];
    if (words) throw new Error(words);
  }

  /**
   * Checks what must hold after each step, whatever the step was. The journey itself checks the
   * console.
   */
  async stateAsserted(step: number): Promise<void> {
    const state = this.path.path.steps[step - 1]?.value ?? this.path.path.value;
    await expectFocus(this.page);
    await expectNoErrorPage(this.page, this.path.machine);
    // When the process has ended, another page follows, which may still be loading.
    if (!this.#isOver(statePathOf(state))) {
      await this.#audit(JSON.stringify([this.path.machine, state]));
    }
    this.#notes.stateAsserted(step, this.#stands, await this.#picture(step));
  }

  #isOver(statePath: string): boolean {
    const { machine } = modelOf(this.path.machine);
    return stateNodesOf(machine).some(
      (node) => pathOfNode(node) === statePath && node.type === 'final',
    );
  }

  async #audit(state: string): Promise<void> {
    if (!claimFirstAudit(state, join(this.#out, 'browser'))) return;
    // A loading page has no heading yet and is not checked.
    await expect(
      this.page.locator(PAGE_READY_SELECTOR).first(),
      `${state} has a heading`,
    ).toBeAttached();
    await exchangeTimer(this.page);
    await expectNoAxeViolations(this.page, { of: state });
    await exchangeTimer(this.page);
  }

  async stepFailed(cause: unknown): Promise<void> {
    const picture = await this.#picture(99).catch(() => undefined);
    this.write(this.#notes.stepFailed(this.#stands, cause, picture));
  }

  write(failure: PathResult['failure'] = null): void {
    const { machine, set, name, title, adds, path } = this.path;
    const result: PathResult = {
      machine,
      set,
      name,
      title,
      adds,
      failure,
      hits: this.#hits,
      language: browserOptions()?.language ?? 'fr',
      steps: this.#notes.steps(path),
      milliseconds: Date.now() - this.#begun,
    };
    const folder = join(this.#out, 'browser');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${fileOf(name)}.json`), JSON.stringify(result));
  }

  get #out(): string {
    return browserOptions()?.out ?? 'test-results/qa';
  }

  async #picture(step: number): Promise<string> {
    const picture = `pictures/${fileOf(this.path.name)}.${step}.jpg`;
    const path = join(this.#out, picture);
    await this.page.screenshot({ path, type: 'jpeg', quality: 40, scale: 'css' });
    return picture;
  }
}

/** If a modal dialog is open, the focus must be in it; otherwise it may be anywhere on the page. */
function expectFocus(page: Page): Promise<void> {
  return expect
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
}

/** No step may lead to an error page; only the sign-in machine may lead to the sign-in page. */
async function expectNoErrorPage(page: Page, machine: string): Promise<void> {
  const { pathname } = new URL(page.url());
  expect(pathname, 'the address is not that of an error').not.toMatch(/^\/(403|404|500)$/);
  if (machine !== 'authentication' && machine !== 'mediaUpload') {
    expect(pathname, 'nobody is sent to sign in').not.toMatch(/^\/auth\/jwt\/login/);
  }
}
