import { expect, type Locator, type Page } from '@playwright/test';
import type { SaveAim } from '#application/products/product-editor.machine';
import type { ProductEditorSight } from '../../support/machine-scripts/product-editor.script';

type EditorButton =
  | 'save'
  | 'saveDraft'
  | 'discard'
  | 'submit'
  | 'stay'
  | 'keepAndLeave'
  | 'discardAndLeave'
  | 'saveChoice'
  | 'backToForm'
  | 'forgetDraft'
  | 'signIn';
type Note = NonNullable<ProductEditorSight['note']>;

/** The editor of a product, by what a seller sees of it in French. */
export interface EditorOnPage {
  readonly form: Locator;
  readonly buttons: Readonly<Record<EditorButton, Locator>>;
  readonly notes: Readonly<Record<Note, Locator>>;
  readonly dialogs: Readonly<Record<'conflict' | 'leaving', Locator>>;
  /** The fields whose values a path changes; they lie behind a dialog while one is open. */
  readonly name: Locator;
  readonly nameEn: Locator;
}

export const editorOnPage = (page: Page): EditorOnPage => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const text = (words: string | RegExp) => page.getByRole('main').getByText(words);
  return {
    form: page.getByRole('form', { name: 'Fiche du produit', includeHidden: true }),
    buttons: {
      // By how they begin: a button that waits says so after its name.
      save: button(/^Enregistrer(?! en| ce)/),
      saveDraft: button('Enregistrer en brouillon'),
      discard: button('Abandonner'),
      submit: button(/^Soumettre à l’examen/),
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
      refused: page.getByText(/^Erreur à la (création|mise à jour) du produit/),
    },
    dialogs: {
      conflict: page.getByRole('alertdialog', { name: 'Cette fiche a changé entre-temps' }),
      leaving: page.getByRole('alertdialog', { name: /^Quitter sans enregistrer/ }),
    },
    name: page.locator('#field-name'),
    nameEn: page.locator('#field-nameEn'),
  };
};

/** What stands in the editor by what was done to it. */
export interface EditorStanding {
  readonly name: string;
  readonly nameEn: string;
  readonly isNew: boolean;
  /** Whether something differs from the record. */
  readonly isChanged: boolean;
  readonly maySubmit: boolean;
  readonly aim: SaveAim;
  /** Where one is led in the end. */
  readonly destination: RegExp;
}

/** Holds the page against a sight: what is shown, what it says, what it offers and what is kept. */
export const expectEditorSight = async (
  editor: EditorOnPage,
  sight: ProductEditorSight,
  standing: EditorStanding,
): Promise<void> => {
  const { shown, note } = sight;
  const page = editor.form.page();
  if (shown === 'left') return expect(page).toHaveURL(standing.destination);
  await expect(page).not.toHaveURL(standing.destination);
  await expect(editor.form).toHaveCount(shown === 'loading' ? 0 : 1);
  const asked = shown === 'going' ? 'leaving' : shown;
  await expectOnly(editor.dialogs, [asked]);
  if (shown !== 'loading') {
    await expect(editor.name).toHaveValue(standing.name);
    await expect(editor.nameEn).toHaveValue(standing.nameEn);
  }
  await expectOnly(editor.notes, [note]);
  if (shown === 'busy' || shown === 'created') await expectBusy(editor, standing);
  // One that waits takes no press.
  const free = page.locator(':not([aria-disabled=true]):not([disabled])');
  await expectOnly(editor.buttons, offeredIn(sight, standing), free);
};

/** Of these only the named ones are on the page, each once. */
const expectOnly = (
  all: Readonly<Record<string, Locator>>,
  wanted: readonly (string | null)[],
  which?: Locator,
): Promise<void> =>
  expect
    .poll(async () => {
      const counts = Object.entries(all).map(async ([name, one]) => {
        const count = await (which ? one.and(which) : one).count();
        return Array.from({ length: count }, () => name);
      });
      return (await Promise.all(counts)).flat();
    })
    .toEqual(Object.keys(all).filter((name) => wanted.includes(name)));

/** What waits: what was pressed, and the bar where there is something to save. */
const expectBusy = async (
  { buttons }: EditorOnPage,
  { aim, isNew, isChanged }: EditorStanding,
): Promise<void> => {
  if (aim === 'submit') await expect(buttons.submit).toHaveAttribute('aria-busy', 'true');
  if (isNew || isChanged) await expect(buttons.save).toHaveAttribute('aria-busy', 'true');
};

const offeredIn = (
  { shown, note }: ProductEditorSight,
  { isNew, isChanged, maySubmit }: EditorStanding,
): readonly EditorButton[] => {
  if (shown === 'leaving') return ['stay', 'keepAndLeave', 'discardAndLeave'];
  if (shown === 'conflict') return ['saveChoice', 'backToForm'];
  if (shown !== 'form') return [];
  const bar: readonly EditorButton[] = isNew ? ['save', 'saveDraft'] : ['save', 'discard'];
  return [
    ...(isNew || isChanged ? bar : []),
    ...(maySubmit ? (['submit'] as const) : []),
    ...(note === 'restored' ? (['forgetDraft'] as const) : []),
    ...(note === 'sessionLost' ? (['signIn'] as const) : []),
  ];
};
