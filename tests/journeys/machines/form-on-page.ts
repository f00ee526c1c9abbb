import { expect, type Locator, type Page } from '@playwright/test';
import { expectOnly, expectWaiting, pressable } from './expect-only';

/** What the form of every record offers. */
export type FormButton =
  | ('save' | 'discard' | 'stay' | 'keepAndLeave' | 'discardAndLeave')
  | ('saveChoice' | 'backToForm' | 'forgetDraft' | 'signIn');
type Note = 'restored' | 'refused' | 'offline' | 'sessionLost';

/** The form of a record, by what a seller sees of it in French. */
export interface FormOnPage<Button extends string> {
  readonly form: Locator;
  readonly buttons: Readonly<Record<FormButton | Button, Locator>>;
  readonly notes: Readonly<Record<Note, Locator>>;
  readonly dialogs: Readonly<Record<string, Locator>>;
}

/** What the forms of records have in common; `name` is what the form is called. */
export const formOnPage = (page: Page, name: string) => {
  const button = (words: string | RegExp) => page.getByRole('button', { name: words, exact: true });
  const text = (words: string | RegExp) => page.getByRole('main').getByText(words);
  return {
    form: page.getByRole('form', { name, includeHidden: true }),
    button,
    buttons: {
      // By how they begin: a button that waits says so after its name.
      save: button(/^Enregistrer(?! en| ce)/),
      discard: button('Abandonner'),
      stay: button('Rester'),
      keepAndLeave: button(/^Garder le brouillon/),
      discardAndLeave: button(/^Tout abandonner/),
      saveChoice: button('Enregistrer ce choix'),
      backToForm: button('Revenir au formulaire'),
      forgetDraft: button('Abandonner le brouillon'),
      signIn: button('Se reconnecter'),
    },
    notes: {
      restored: text(/^Brouillon du .* repris$/),
      offline: text(/^Pas de connexion\s: rien n’a été envoyé$/),
      sessionLost: text('Votre session a pris fin'),
    },
    dialogs: {
      conflict: page.getByRole('alertdialog', { name: 'Cette fiche a changé entre-temps' }),
      leaving: page.getByRole('alertdialog', { name: /^Quitter sans enregistrer/ }),
    },
  };
};

/** What stands in the form by what was done to it. */
export interface FormStanding<Button extends string> {
  /** The fields whose values a path changes; they lie behind a dialog while one is open. */
  readonly fields: readonly (readonly [Locator, string])[];
  /** What the form and its bar offer while nothing is asked and nothing waits. */
  readonly offered: readonly (FormButton | Button)[];
  /** What shows that the form waits. */
  readonly waiting: readonly (FormButton | Button)[];
  /** What each dialog of this form's own offers. */
  readonly asked: Readonly<Record<string, readonly Button[]>>;
  /** Where one is led in the end. */
  readonly destination: RegExp;
}

const ASKED: Readonly<Record<string, readonly FormButton[]>> = {
  leaving: ['stay', 'keepAndLeave', 'discardAndLeave'],
  conflict: ['saveChoice', 'backToForm'],
};

/** Holds the page against a sight: what is shown, what it says, what it offers and what is kept. */
export const expectFormSight = async <Button extends string>(
  { form, dialogs, notes, buttons }: FormOnPage<Button>,
  { shown, note }: { readonly shown: string; readonly note: Note | null },
  standing: FormStanding<Button>,
): Promise<void> => {
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
    for (const name of standing.waiting) await expectWaiting(buttons[name]);
  }
  const asked = ASKED[shown] ?? standing.asked[shown] ?? [];
  const wanted = shown === 'form' ? [...standing.offered, ...offeredBy(note)] : asked;
  await expectOnly(buttons, wanted, pressable(page));
};

const offeredBy = (note: Note | null): readonly FormButton[] => {
  if (note === 'restored') return ['forgetDraft'];
  return note === 'sessionLost' ? ['signIn'] : [];
};
