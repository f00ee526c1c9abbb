import type { Page } from '@playwright/test';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type LibraryDeedName,
  type LibraryWorkWorld,
  libraryDeeds,
} from '../../support/machine-scripts/library-work.script';
import { serverIsDown } from './faults';
import { PICTURES, type PicturesInStore, picturesIn } from './library-pictures';
import {
  expectLibrarySight,
  type LibraryOnPage,
  libraryOnPage,
  type Outcome,
} from './library-sight';
import type { PageSetting } from './path-tests';
import { saying, says } from './spoken';

/** The call that carries a deed out, the folder that the pictures lie in, and how it is asked for. */
interface Scene {
  readonly path: string;
  readonly folder: string;
  readonly ask: (page: Page) => Promise<void>;
}

const chosen = (button: string) => async (page: Page) => {
  for (const name of PICTURES)
    await page.getByRole('checkbox', { name: saying('media:library.select', { name }) }).check();
  await page.getByRole('button', { name: says(button), exact: true }).click();
};

const scenes: Readonly<Record<LibraryDeedName, Scene>> = {
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
    ask: (page) => page.getByRole('button', { name: says('media:library.rename') }).click(),
  },
};

/** The library of the real portal as a world that the script can play in. */
export const libraryWorkOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): LibraryWorkWorld => {
  const held = new HeldCalls(page);
  let pictures: PicturesInStore;
  let library: LibraryOnPage;
  let scene: Scene;
  let outcome: Outcome = 'nothing yet';

  const answers = (how: Outcome) => {
    outcome = how;
    return held.goOn(scene.path);
  };

  return {
    ask: async (deed) => {
      scene = scenes[deed];
      library = libraryOnPage(page, libraryDeeds[deed].kind);
      pictures = await picturesIn(store, colleague, scene.folder);
      await held.hold(scene.path);
      await openPortal(`/dashboard/file-manager?folder=${scene.folder}`);
      await scene.ask(page);
    },
    confirm: async (folder) => {
      outcome = 'nothing yet';
      if (library.kind !== 'delete')
        await library.question.getByLabel(says('media:library.work.folder')).fill(folder);
      await library.deed.click();
    },
    close: () =>
      library.wayOut
        .or(library.results.getByRole('button', { name: says('media:library.work.close') }))
        .last()
        .click(),
    isDone: () => answers('done'),
    isDoneButOne: async () => {
      await pictures.comeIntoUse();
      await answers('done but one');
    },
    fails: async () => {
      outcome = 'failed';
      await held.fail(scene.path, serverIsDown);
    },
    sees: (sight) => expectLibrarySight(page, library, sight, outcome),
  };
};
