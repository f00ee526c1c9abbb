import { expect, type Locator, type Page } from '@playwright/test';
import type { ProductImportSight } from '../../support/machine-scripts/product-import.script';
import { beginning, saying, sayingOneOf, says } from './spoken';

type Step = ProductImportSight['step'];
type ImportButton = 'check' | 'forget' | 'revise' | 'run' | 'retry' | 'stop' | 'again' | 'another';

/** The import page, by what a seller sees of it. */
export interface ImportOnPage {
  /** What tells each step from the others; the page that is still opening shows none of it. */
  readonly steps: Readonly<Record<Exclude<Step, 'opening'>, Locator>>;
  readonly buttons: Readonly<Record<ImportButton, Locator>>;
  readonly progress: Locator;
  readonly upload: Locator;
  cancel(): Promise<void>;
  restart(): Promise<void>;
  /** Lets the pause pass that a follower makes before it goes on after a refusal. */
  untilPaused(milliseconds: number): Promise<void>;
}

/** How many products a file makes of which every row is good. */
const ALL_ROWS = 4;

export const importOnPage = (page: Page): ImportOnPage => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const importing = (count: number) => button(saying('imports:check.runProducts', { count }));
  const buttons = {
    check: button(beginning('imports:mapping.check')),
    forget: button(says('imports:remembered.forget')),
    revise: button(says('imports:mapping.back')),
    run: importing(0).or(importing(ALL_ROWS)),
    retry: button(says('imports:failure.retry')),
    stop: button(beginning('imports:check.stop')),
    again: button(says('imports:result.again')),
    another: button(says('imports:file.another')),
  };
  const upload = page.getByRole('progressbar', { name: saying('imports:file.uploading') });
  return {
    steps: {
      file: button(says('imports:file.choose')).or(upload),
      mapping: buttons.check,
      check: heading(says('imports:check.running')),
      review: heading(says('imports:check.title')),
      run: heading(says('imports:run.running')),
      result: heading(sayingOneOf(['imports:result.title', 'imports:result.cancelledTitle'])),
      failure: page.getByText(says('imports:failure.title')),
    },
    buttons,
    progress: page.getByRole('progressbar', {
      name: sayingOneOf(['imports:check.running', 'imports:run.running']),
    }),
    upload,
    cancel: () => buttons.stop.click(),
    restart: () => buttons.again.or(buttons.another).click(),
    untilPaused: async (milliseconds) => {
      await page.clock.runFor(milliseconds);
    },
  };
};

/** The buttons that can be pressed in each step, when it does not wait. */
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

/** Buttons that a step offers or not, by why it was come to. */
const sometimes: Partial<Record<Step, readonly ImportButton[]>> = {
  file: ['retry'],
  mapping: ['forget'],
  failure: ['retry'],
};

/**
 * Holds the page against a sight: the step, what is busy, the bar, and what is offered. A job that an option is
 * still missing of can't be checked.
 */
export const expectImportSight = async (
  wizard: ImportOnPage,
  { step, busy, progress }: ProductImportSight,
  lacksOption: boolean,
): Promise<void> => {
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
    const isMissing = lacksOption && name === 'check';
    await expect(free).toHaveCount(pressable.some((one) => one === name) && !isMissing ? 1 : 0);
  }
};

const expectBusy = async ({ upload, buttons }: ImportOnPage, step: Step): Promise<void> => {
  if (step === 'file') await expect(upload).toBeVisible();
  if (step === 'mapping') await expect(buttons.check).toHaveAttribute('aria-busy', 'true');
  if (step === 'run') await expect(buttons.stop).toHaveAttribute('aria-busy', 'true');
};
