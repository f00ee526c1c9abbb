import { expect, type Locator, type Page } from '@playwright/test';
import type { ProductImportViewState } from '../../support/machine-models/product-import.model';
import { anyTextPattern, exactText, textPattern, textStart } from './translated-text';

type Step = ProductImportViewState['step'];
type ImportButton = 'check' | 'forget' | 'revise' | 'run' | 'retry' | 'stop' | 'again' | 'another';

/** The import page, as locators. */
export interface ImportPageObject {
  /** The marker of each step; the page shows none of them while it is opening. */
  readonly steps: Readonly<Record<Exclude<Step, 'opening'>, Locator>>;
  readonly buttons: Readonly<Record<ImportButton, Locator>>;
  /** The answers to the question about the decimal mark. */
  readonly answers: Locator;
  readonly progress: Locator;
  readonly upload: Locator;
  cancel(): Promise<void>;
  restart(): Promise<void>;
  /** Advances the clock by the pause that follows a refused request. */
  untilPaused(milliseconds: number): Promise<void>;
}

/** Number of products in a file with only valid rows. */
const VALID_ROW_COUNT = 4;

export function importPageObject(page: Page): ImportPageObject {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const importing = (count: number) => button(textPattern('imports:check.runProducts', { count }));
  const buttons = {
    check: button(textStart('imports:mapping.check')),
    forget: button(exactText('imports:remembered.forget')),
    revise: button(exactText('imports:mapping.back')),
    run: importing(0).or(importing(VALID_ROW_COUNT)),
    retry: button(exactText('imports:failure.retry')),
    stop: button(textStart('imports:check.stop')),
    again: button(exactText('imports:result.again')),
    another: button(exactText('imports:file.another')),
  };
  const upload = page.getByRole('progressbar', { name: textPattern('imports:file.uploading') });
  return {
    steps: {
      file: button(exactText('imports:file.choose')).or(upload),
      mapping: buttons.check,
      check: heading(exactText('imports:check.running')),
      review: heading(exactText('imports:check.title')),
      run: heading(exactText('imports:run.running')),
      result: heading(anyTextPattern(['imports:result.title', 'imports:result.cancelledTitle'])),
      failure: page.getByText(exactText('imports:failure.title')),
    },
    buttons,
    answers: page
      .getByRole('group', {
        name: textPattern('imports:questions.decimalMark.title', { cell: '1.899' }),
      })
      .getByRole('radio'),
    progress: page.getByRole('progressbar', {
      name: anyTextPattern(['imports:check.running', 'imports:run.running']),
    }),
    upload,
    cancel: () => buttons.stop.click(),
    restart: () => buttons.again.or(buttons.another).click(),
    untilPaused: async (milliseconds) => {
      await page.clock.runFor(milliseconds);
    },
  };
}

/** The enabled buttons in each step while no request is pending. */
const offered: Readonly<Record<Step, readonly ImportButton[]>> = {
  opening: [],
  file: [],
  mapping: ['check', 'another'],
  check: ['stop'],
  review: ['revise', 'run', 'another'],
  run: ['stop'],
  result: ['again'],
  failure: ['another'],
};

/** Buttons that a step offers only in some cases. */
const sometimes: Partial<Record<Step, readonly ImportButton[]>> = {
  file: ['retry'],
  mapping: ['forget'],
  failure: ['retry'],
};

/** What keeps a button disabled. */
interface Obstacles {
  /** A job without a required option cannot be checked. */
  readonly lacksOption: boolean;
  /** A job in which something stands out runs only when this is confirmed. */
  readonly isUnconfirmed: boolean;
}

/**
 * Asserts that the page shows the expected view state: the step, busy indicators, the progress bar
 * and the buttons.
 */
export async function expectImportViewState(
  wizard: ImportPageObject,
  { step, busy, progress }: ProductImportViewState,
  { lacksOption, isUnconfirmed }: Obstacles,
): Promise<void> {
  for (const [name, marker] of Object.entries(wizard.steps)) {
    await expect(marker).toHaveCount(name === step ? 1 : 0);
  }
  if (progress) await expect(wizard.progress).toBeVisible();
  if (busy) await expectBusy(wizard, step);
  const pressable = busy
    ? step === 'file'
      ? ['stop']
      : step === 'mapping'
        ? ['another']
        : []
    : offered[step];
  for (const [name, button] of Object.entries(wizard.buttons)) {
    if (sometimes[step]?.some((one) => one === name)) continue;
    const free = button.and(button.page().locator(':not([aria-disabled=true])'));
    const isMissing = (lacksOption && name === 'check') || (isUnconfirmed && name === 'run');
    await expect(free).toHaveCount(pressable.some((one) => one === name) && !isMissing ? 1 : 0);
  }
}

async function expectBusy({ upload, buttons }: ImportPageObject, step: Step): Promise<void> {
  if (step === 'file') await expect(upload).toBeVisible();
  if (step === 'mapping') await expect(buttons.check).toHaveAttribute('aria-busy', 'true');
  if (step === 'run') await expect(buttons.stop).toHaveAttribute('aria-busy', 'true');
}
