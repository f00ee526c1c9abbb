import { expect, type Page } from '@playwright/test';
import type { FormValues } from '#application/editing/edited-record';
import type { Draft } from '#application/ports/drafts.port';
import { socialSection } from '#application/stores/settings-editing';
import {
  type RecordEditDriver,
  recordOfColleague,
  typed,
} from '../../support/machine-models/record-edit.model';
import { createFormDriver } from './form-driver';
import { expectFormViewState, formPageObject } from './form-page-object';
import type { PageSetup } from './test-paths';
import { textContaining, textPattern } from './translated-text';

/** The test model uses names; the store's links contain addresses. */
const FIELDS = { firstName: 'website', lastName: 'facebook' } as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS];
type Links = Readonly<Record<Field, string>>;

function addressOf(name: unknown): string {
  return `https://${String(name).toLowerCase()}.exemple.ma`;
}

function linksOf(values: FormValues): Partial<Links> {
  return Object.fromEntries(
    Object.entries(FIELDS)
      .filter(([name]) => name in values)
      .map(([name, field]) => [field, addressOf(values[name])]),
  );
}

/** A record form of the store's settings, as the driver of its test model. */
export function createRecordEditPageDriver(page: Page, setting: PageSetup): RecordEditDriver {
  const { store, colleague, openPortal } = setting;
  // Settings have no version of their own: it is derived from their values.
  const newest = async () => socialSection.recordOf(await colleague.readsStore()).revision ?? 0;
  const driver = createFormDriver(page, setting, newest);
  const { hold, atOnce, reconnect, ends, edition, typesAgain, answers, draftOf } = driver;
  const { form, buttons, notes, dialogs, theirs } = formPageObject(
    page,
    'storeSettings:tabs.social',
  );
  const viewState = {
    form,
    buttons,
    dialogs,
    notes: { ...notes, refused: page.getByText(textPattern('forms:toCorrect', { count: 1 })) },
  };
  const conflict = answers(buttons);
  const path = `/api/store/update/${store.id}`;
  const call = `PATCH ${path}`;
  const first: Links = { website: addressOf('salma'), facebook: addressOf('bennani') };
  /** The values on the server, those that the form is based on, and those in the form. */
  let [saved, record, shown] = [first, first, first];
  let visits = 0;

  const field = (name: Field) => page.locator(`#field-${name}`);
  const type = async (changes: FormValues) => {
    shown = { ...record, ...linksOf(changes) };
    if (changes === typed && edition() > 0) {
      shown = { ...shown, website: `${shown.website}/${edition()}` };
    }
    for (const name of ['website', 'facebook'] as const) await field(name).fill(shown[name]);
  };
  /** A different address each time, because equal values are no new version. */
  const overtaken = async () => {
    visits += 1;
    const website = addressOf(`${recordOfColleague.values['firstName']}${visits}`);
    saved = { ...saved, website };
    await colleague.settles({ socialLinks: saved });
  };
  const readAgain = async () => {
    const isRead = page.waitForResponse((answer) => answer.url().endsWith('/store/my/get/'));
    await reconnect();
    await isRead;
  };
  const draft = draftOf(
    () => store.id,
    (values) => {
      shown = { ...record, ...values };
    },
  );
  /** A draft in the form in which the settings store it. */
  const asKept = ({ key, values, ...rest }: Draft): Draft => ({
    ...rest,
    values: linksOf(values),
    key: { ...key, subject: 'storeSettings.social' },
  });

  return {
    open: async () => {
      await colleague.settles({ socialLinks: first });
      await hold([call]);
      await openPortal('/dashboard/store/settings?tab=social');
    },
    pause: async (changes) => {
      if (changes === typed && shown !== record) typesAgain();
      await type(changes);
    },
    discard: async () => {
      await atOnce(async () => {
        await type(typed);
        await buttons.discard.click();
      });
      shown = record;
    },
    save: () =>
      atOnce(async () => {
        await type(typed);
        await buttons.save.click();
      }),
    receiveRecord: async ({ revision }) => {
      if (revision === recordOfColleague.revision) await overtaken();
      [record, shown] = [saved, saved];
      await readAgain();
    },
    chooseAgainstConflict: async (changes) => {
      await expect(dialogs.conflict).toContainText(shown.website);
      record = saved;
      if (Object.keys(changes).length === 0) {
        await theirs.check();
        shown = record;
      } else shown = { ...record, website: shown.website };
      await conflict.saveChoice();
    },
    // An outdated form detects its conflict again before sending, so the colleague reverts their
    // change.
    dismissConflict: async () => {
      await conflict.dismissConflict();
      saved = record;
      await colleague.settles({ socialLinks: saved });
      await readAgain();
    },
    ...draft,
    settleDraftRead: (kept) => draft.settleDraftRead(kept && asKept(kept)),
    settleSave: async (how) => {
      await ends(call, how, {
        saveAsColleague: overtaken,
        refuseField: (goOn) => goOn(withScript),
      });
      if (how === 'with success') [saved, record] = [shown, shown];
    },
    expectViewState: async (seen) => {
      const isChanged = JSON.stringify(shown) !== JSON.stringify(record);
      await expectFormViewState(viewState, seen, {
        fields: (['website', 'facebook'] as const).map((name) => [field(name), shown[name]]),
        offered: isChanged ? ['save', 'discard'] : [],
        waiting: isChanged ? ['save'] : [],
        asked: {},
        destination: /\/dashboard\/order$/,
      });
      if (seen.kept && seen.shown === 'form') {
        await expect(page.getByText(textContaining('forms:keptAt'))).toBeVisible();
      }
    },
  };
}

/** A save that the server must refuse: a link that a browser would execute. */
function withScript() {
  return {
    postData: JSON.stringify({ socialLinks: { website: 'javascript:alert(1)' } }),
  };
}
