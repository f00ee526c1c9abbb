import { expect, type Page } from '@playwright/test';
import type { BulkContext } from '#application/bulk/bulk-action.machine';
import type { BulkSight } from '../../support/machine-scripts/bulk-action.script';
import { publication } from '../support/product-list';
import { A_PRODUCT } from './bulk-products';

type Stage = BulkContext['stage'];
export type Hindrance = 'stale' | 'refused' | 'unanswered' | 'not sent';

/** How far a change has come, by what the server has answered. Counts are of products. */
export interface BulkStanding {
  readonly kind: 'publish' | 'price' | 'archive';
  readonly chosen: number;
  /** The work under way, or what was worked on last: how much of it is done, and of how much. */
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly isStopping: boolean;
  /** What each kind of work let pass. */
  readonly passed: Readonly<Record<Stage, number>>;
  readonly hindered: Readonly<Partial<Record<Hindrance, number>>>;
}

const counted = (count: number): string => `${count} produit${count === 1 ? '' : 's'}`;

const deeds: Readonly<Record<BulkStanding['kind'], (products: string) => string>> = {
  publish: (products) => `Publier ${products}`,
  price: (products) => `Changer le prix de ${products}`,
  archive: (products) => `Archiver ${products}`,
};

const stages: Readonly<Record<Stage, string>> = {
  collecting: 'Lecture de la sélection',
  checking: 'Vérification, sans rien modifier',
  running: 'Modification en cours',
  undoing: 'Retour en arrière',
};

const hindrances: Readonly<Record<Hindrance, string>> = {
  stale: 'Modifié entre-temps par quelqu’un d’autre',
  refused: 'Archivé',
  unanswered: 'Envoyé, mais sans réponse : vérifiez la liste',
  'not sent': 'Pas envoyé',
};

/** What the window over the list says in a step, and the buttons below it, the way out first. */
interface Said {
  readonly title: string;
  readonly words: string | RegExp;
  readonly buttons: readonly (string | false)[];
}

const says: Readonly<Record<NonNullable<BulkSight['step']>, (standing: BulkStanding) => Said>> = {
  form: ({ kind, chosen }) => ({
    title: deeds[kind](counted(chosen)),
    words: 'Changement de prix',
    buttons: ['Annuler', 'Vérifier'],
  }),
  progress: ({ kind, chosen, stage, done, of, isStopping }) => ({
    title: deeds[kind](counted(chosen)),
    words: `${stages[stage]}${done} sur ${of}`,
    buttons: [stopButton(stage, isStopping)],
  }),
  review: ({ kind, chosen, passed: { checking: ready, running }, of, hindered }) => ({
    title: deeds[kind](counted(ready || chosen)),
    words: ready
      ? `Possible pour ${counted(ready)} sur ${of}.`
      : 'Impossible pour toute la sélection.',
    buttons: [
      ready ? 'Ne rien faire' : 'Fermer',
      mayBeTriedAgain(hindered) && 'Vérifier à nouveau',
      kind === 'price' && running === 0 && 'Modifier la valeur',
      ready > 0 && 'Confirmer',
    ],
  }),
  interruption: () => ({
    title: 'Opération interrompue',
    words: 'Réessayer ne modifie rien deux fois.',
    buttons: ['Arrêter là', 'Réessayer'],
  }),
  results: ({ passed: { running }, hindered }) => ({
    title: 'Résultat',
    words: running
      ? `C’est fait pour ${counted(running)}.`
      : noneReached(hindered, 'Rien n’a été modifié.'),
    buttons: [
      running > 0 && 'Revenir en arrière',
      mayBeTriedAgain(hindered) && 'Réessayer les autres',
      'Terminer',
    ],
  }),
  undone: ({ passed: { undoing }, hindered }) => ({
    title: 'Résultat',
    words: undoing
      ? `Les valeurs d’avant sont revenues pour ${counted(undoing)}.`
      : noneReached(hindered, 'Aucune valeur d’avant n’est revenue.'),
    buttons: ['Terminer'],
  }),
};

/** Nothing has an effect before something is sent; then it can only be stopped, once. */
const stopButton = (stage: Stage, isStopping: boolean): string => {
  if (stage === 'collecting' || stage === 'checking') return 'Annuler';
  return isStopping ? 'Arrêt après l’envoi en cours…En cours…' : 'Arrêter';
};

/** Without an answer nobody knows. */
const noneReached = (hindered: BulkStanding['hindered'], words: string): string =>
  'unanswered' in hindered ? 'Le résultat n’est pas connu.' : words;

const mayBeTriedAgain = (hindered: BulkStanding['hindered']): boolean =>
  'stale' in hindered || 'not sent' in hindered;

/** Holds the page against a sight: the window, what it says, what is offered, and what is on sale. */
export const expectBulkSight = async (
  page: Page,
  { step }: BulkSight,
  standing: BulkStanding,
): Promise<void> => {
  if (step === null) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { kind, passed, hindered } = standing;
    const isOnSale = kind === 'publish' && passed.running > passed.undoing;
    // What somebody has archived meanwhile is not in the list any more.
    if (!('refused' in hindered))
      await expect(publication(page, A_PRODUCT).first()).toBeChecked({ checked: isOnSale });
    return;
  }
  const { title, words, buttons } = says[step](standing);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(words);
  await expect(dialog.getByRole('button').filter({ hasText: /\S/ })).toHaveText(
    buttons.filter((button) => button !== false),
  );
  await expect(dialog.getByRole('alert')).toHaveCount(step === 'interruption' ? 1 : 0);
  const hindered = step === 'review' || step === 'results' || step === 'undone';
  await expectHindrances(page, hindered ? standing.hindered : {});
};

const expectHindrances = async (page: Page, hindered: BulkStanding['hindered']): Promise<void> => {
  const lines = Object.entries(hindered).map(
    // The keys of a record are those of its type.
    ([hindrance, count]) => `${hindrances[hindrance as Hindrance]} : ${count}${A_PRODUCT}`,
  );
  const list = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /\u00a0: \d/ });
  await expect(list).toContainText(lines);
};
