import { expect, type Locator, type Page } from '@playwright/test';
import { expectOnly, expectPending, pressable } from './expect-only';
import { buttonName, exactText, textPattern, textStart } from './translated-text';

/** The buttons of every record form. */
export type FormButton =
  | ('save' | 'discard' | 'stay' | 'keepAndLeave' | 'discardAndLeave')
  | ('saveChoice' | 'backToForm' | 'forgetDraft' | 'signIn');
type Note = 'restored' | 'refused' | 'offline' | 'sessionLost';

/** The form of a record, as locators. */
export interface FormPageObject<Button extends string> {
  readonly form: Locator;
  readonly buttons: Readonly<Record<FormButton | Button, Locator>>;
  readonly notes: Readonly<Record<Note, Locator>>;
  readonly dialogs: Readonly<Record<string, Locator>>;
}

/** Common locators of the record forms; `name` is the text that labels the form. */
export function formPageObject(page: Page, name: string) {
  const button = (path: string) => page.getByRole('button', { name: buttonName(path) });
  const text = (path: string) => page.getByRole('main').getByText(textPattern(path));
  const question = (path: string) => page.getByRole('alertdialog', { name: exactText(path) });
  const conflict = question('forms:conflict.title');
  return {
    form: page.getByRole('form', { name: exactText(name), exact: true, includeHidden: true }),
    button,
    buttons: {
      save: button('forms:save'),
      discard: button('forms:discard'),
      stay: button('forms:leave.stay'),
      keepAndLeave: button('forms:leave.keep'),
      discardAndLeave: button('forms:leave.discard'),
      saveChoice: button('forms:conflict.confirm'),
      backToForm: button('forms:conflict.cancel'),
      forgetDraft: button('forms:restored.discard'),
      signIn: button('forms:sessionLost.signIn'),
    },
    notes: {
      restored: text('forms:restored.title'),
      offline: text('forms:offline.title'),
      sessionLost: text('forms:sessionLost.title'),
    },
    dialogs: { conflict, leaving: question('forms:leave.title') },
    /** Chooses the server's value in a conflict. */
    theirs: conflict.getByRole('radio', { name: textStart('forms:conflict.theirs') }),
  };
}

/** The expected contents of the form after the previous steps. */
export interface ExpectedForm<Button extends string> {
  /** The fields whose values a path changes; they are hidden behind an open dialog. */
  readonly fields: readonly (readonly [Locator, string])[];
  /** Buttons of the form and its bar while no dialog is open and no request is pending. */
  readonly offered: readonly (FormButton | Button)[];
  /** Buttons that show a pending request. */
  readonly waiting: readonly (FormButton | Button)[];
  /** Buttons of each dialog that only this form has. */
  readonly asked: Readonly<Record<string, readonly Button[]>>;
  /** The page that the form finally leads to. */
  readonly destination: RegExp;
}

const ASKED: Readonly<Record<string, readonly FormButton[]>> = {
  leaving: ['stay', 'keepAndLeave', 'discardAndLeave'],
  conflict: ['saveChoice', 'backToForm'],
};

/**
 * Asserts that the page shows the expected view state: dialogs, notes, buttons and field values.
 */
export async function expectFormViewState<Button extends string>(
  { form, dialogs, notes, buttons }: FormPageObject<Button>,
  { shown, note }: { readonly shown: string; readonly note: Note | null },
  standing: ExpectedForm<Button>,
): Promise<void> {
  const page = form.page();
  const isOver = shown === 'left' || shown === 'issued';
  if (isOver) return expect(page).toHaveURL(standing.destination);
  await expect(page).not.toHaveURL(standing.destination);
  await expect(form).toHaveCount(shown === 'loading' ? 0 : 1);
  await expectOnly(dialogs, [shown === 'going' ? 'leaving' : shown]);
  if (shown !== 'loading') {
    for (const [field, value] of standing.fields) await expect(field).toHaveValue(value);
  }
  await expectOnly(notes, [note]);
  if (shown === 'busy' || shown === 'created') {
    for (const name of standing.waiting) await expectPending(buttons[name]);
  }
  const asked = ASKED[shown] ?? standing.asked[shown] ?? [];
  const wanted = shown === 'form' ? [...standing.offered, ...offeredBy(note)] : asked;
  await expectOnly(buttons, wanted, pressable(page));
}

function offeredBy(note: Note | null): readonly FormButton[] {
  if (note === 'restored') return ['forgetDraft'];
  return note === 'sessionLost' ? ['signIn'] : [];
}
