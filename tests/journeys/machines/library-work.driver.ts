import type { Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type LibraryActionName,
  type LibraryWorkDriver,
  libraryActions,
} from '../../support/machine-models/library-work.model';
import { answerUnavailable } from './faults';
import { createPictureFixtures, PICTURES, type PictureFixtures } from './library-picture-fixtures';
import {
  expectLibraryViewState,
  type LibraryPageObject,
  libraryPageObject,
  type Outcome,
} from './library-view-assertions';
import type { PageSetup } from './test-paths';
import { exactText, textPattern } from './translated-text';

/** The request of an action, the folder of the pictures, and how the action is opened. */
interface Scenario {
  readonly path: string;
  readonly folder: string;
  readonly ask: (page: Page) => Promise<void>;
}

function chosen(button: string) {
  return async (page: Page) => {
    for (const name of PICTURES)
      await page
        .getByRole('checkbox', { name: textPattern('media:library.select', { name }) })
        .check();
    await page.getByRole('button', { name: exactText(button), exact: true }).click();
  };
}

const scenarios: Readonly<Record<LibraryActionName, Scenario>> = {
  'deleting two pictures': {
    path: '/api/media/delete/',
    folder: '',
    ask: chosen('media:library.delete'),
  },
  'moving two pictures': {
    path: '/api/store/media/move',
    folder: '',
    ask: chosen('media:library.move'),
  },
  'renaming a folder': {
    path: '/api/store/media/folders/rename',
    folder: 'Bols',
    ask: (page) => page.getByRole('button', { name: exactText('media:library.rename') }).click(),
  },
};

/** The library of the real portal as the driver of its test model. */
export function createLibraryWorkPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): LibraryWorkDriver {
  const held = new HeldRequests(page);
  let pictures: PictureFixtures;
  let library: LibraryPageObject;
  let scene: Scenario;
  let outcome: Outcome = 'nothing yet';

  const answers = (how: Outcome) => {
    outcome = how;
    return held.release(scene.path);
  };

  return {
    ask: async (action) => {
      scene = scenarios[action];
      library = libraryPageObject(page, libraryActions[action].kind);
      pictures = await createPictureFixtures(store, colleague, scene.folder);
      await held.hold(scene.path);
      await openPortal(`/dashboard/file-manager?folder=${scene.folder}`);
      await scene.ask(page);
    },
    confirm: async (folder) => {
      outcome = 'nothing yet';
      if (library.kind !== 'delete')
        await library.question.getByLabel(exactText('media:library.work.folder')).fill(folder);
      await library.confirmButton.click();
    },
    close: () =>
      library.cancelButton
        .or(library.results.getByRole('button', { name: exactText('media:library.work.close') }))
        .last()
        .click(),
    succeed: () => answers('done'),
    succeedExceptOne: async () => {
      await pictures.putIntoUse();
      await answers('done but one');
    },
    fail: async () => {
      outcome = 'failed';
      await held.failOne(scene.path, answerUnavailable);
    },
    expectViewState: (viewState) => expectLibraryViewState(page, library, viewState, outcome),
  };
}
