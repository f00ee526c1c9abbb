import type { Locator, Page } from '@playwright/test';
import { and, eq, sql } from 'drizzle-orm';
import type { ViewAction } from '#application/lists/table-views.machine';
import { newId } from '../../../server/database/ids';
import { tableViews } from '../../../server/database/schema/people';
import { users } from '../../../server/database/schema/stores';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  TableViewsDriver,
  ViewChangeOutcome,
} from '../../support/machine-models/table-views.model';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textPattern, textStart } from './translated-text';

const CREATE = '/api/store/views/create/';
const DELETE = '/api/store/views/delete/';
/** More views than any path of the machine uses. */
const VIEW_COUNT = 16;

interface StoredView {
  readonly id: string;
  readonly name: string;
}

type Kind = ViewAction['kind'];

/** The saved views of the list of orders on the real portal as the driver of its test model. */
export function createTableViewsPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): TableViewsDriver {
  const held = new HeldRequests(page);
  const kept = storedViews(store);
  let fresh: StoredView[] = [];
  let view: StoredView;
  let kind: Kind = 'create';
  let names = 0;
  let typed = '';

  const inDialog = (role: 'dialog' | 'alertdialog', name: string) =>
    page.getByRole(role).getByRole('button', { name: textStart(name) });
  const dialogWith = (role: 'dialog' | 'alertdialog', name: string) =>
    page.getByRole(role).filter({ has: page.getByRole('button', { name: textStart(name) }) });
  const namingOf = (name: string) =>
    page.getByRole('dialog', { name: exactText(name), exact: true });
  const shown = {
    naming: namingOf('lists:naming.save').or(namingOf('lists:naming.rename')),
    deletion: dialogWith('alertdialog', 'lists:deletion.keep'),
    failure: dialogWith('alertdialog', 'lists:failure.retry'),
    conflict: dialogWith('alertdialog', 'lists:conflict.acknowledge'),
  };
  /** The dialog that stays open and busy while an action is pending; replacing a view has none. */
  const waiting: Partial<
    Record<Kind, { dialog: keyof typeof shown; action: Locator; out: Locator }>
  > = {
    create: {
      dialog: 'naming',
      action: inDialog('dialog', 'lists:naming.confirmSave'),
      out: inDialog('dialog', 'lists:naming.cancel'),
    },
    rename: {
      dialog: 'naming',
      action: inDialog('dialog', 'lists:naming.confirmRename'),
      out: inDialog('dialog', 'lists:naming.cancel'),
    },
    delete: {
      dialog: 'deletion',
      action: inDialog('alertdialog', 'lists:deletion.confirm'),
      out: inDialog('alertdialog', 'lists:deletion.keep'),
    },
  };

  const menuOfViews = async () => {
    const called = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await called(exactText('lists:views.label'))
      .or(called(textPattern('lists:views.current')))
      .or(called(textPattern('lists:views.currentChanged')))
      .click();
  };
  const begin = async (wanted: Exclude<Kind, 'create'>, entry: string) => {
    const [next, ...others] = fresh;
    if (!next) throw new Error('Something was done with every view.');
    [kind, view, fresh] = [wanted, next, others];
    await menuOfViews();
    await page
      .getByRole('button', { name: textPattern('lists:views.actions', { name: view.name }) })
      .click();
    await page.getByRole('menuitem', { name: exactText(entry) }).click();
  };
  const save = async () => {
    kind = 'create';
    await menuOfViews();
    await page.getByRole('button', { name: exactText('lists:views.save') }).click();
  };
  const cancelNaming = () => inDialog('dialog', 'lists:naming.cancel').click();

  const call = (): string => {
    if (kind === 'create') return CREATE;
    return kind === 'delete' ? DELETE : writing(view);
  };
  /** Changes from another window before the server receives an action. */
  const meanwhile: Record<
    Exclude<ViewChangeOutcome, 'the server fails'>,
    () => Promise<unknown>
  > = {
    'with success': async () => undefined,
    'the name is taken': () => kept.add([typed]),
    overtaken: () => (kind === 'rename' ? kept.revise(view) : kept.remove(view)),
  };

  return {
    open: async () => {
      fresh = await kept.add(
        Array.from({ length: VIEW_COUNT }, (_, at) => `Vue gardée ${at + 1}.`),
      );
      for (const path of [CREATE, DELETE, ...fresh.map(writing)]) await held.hold(path);
      await openPortal('/dashboard/order');
      // A process exists from a choice in the menu to its end; a cancelled one is idle.
      await save();
      await cancelNaming();
    },
    save,
    rename: () => begin('rename', 'lists:views.rename'),
    overwrite: () => begin('overwrite', 'lists:views.overwrite'),
    askDeletion: () => begin('delete', 'lists:views.delete'),
    confirmName: async (name) => {
      names += 1;
      typed = `${name} ${names}`;
      await shown.naming.getByLabel(textStart('lists:naming.name')).fill(typed);
      await waiting[kind]?.action.click();
    },
    cancelNaming,
    confirmDeletion: () => inDialog('alertdialog', 'lists:deletion.confirm').click(),
    cancelDeletion: () => inDialog('alertdialog', 'lists:deletion.keep').click(),
    retry: () => inDialog('alertdialog', 'lists:failure.retry').click(),
    dismissFailure: () => inDialog('alertdialog', 'lists:failure.dismiss').click(),
    acknowledgeConflict: () => inDialog('alertdialog', 'lists:conflict.acknowledge').click(),
    settleViewChange: async (how) => {
      if (how === 'the server fails') return held.failOne(call(), answerUnavailable);
      await meanwhile[how]();
      return held.release(call());
    },
    expectViewState: async ({ dialog, busy }) => {
      const waits = busy ? waiting[kind] : undefined;
      await expectOnly(shown, [waits?.dialog ?? dialog]);
      if (waits) await expectPending(waits.action, waits.out);
    },
  };
}

function writing({ id }: StoredView): string {
  return `/api/store/views/write/${id}`;
}

/** The views of the store's admin, as changed in another window. */
function storedViews({ backend, id: storeId }: PageSetup['store']) {
  const { db } = backend.database;
  const isIt = ({ id }: StoredView) => eq(tableViews.id, id);
  return {
    add: async (names: readonly string[]): Promise<StoredView[]> => {
      const admin = and(eq(users.storeId, storeId), eq(users.role, 'store_admin'));
      const [user] = await db.select().from(users).where(admin);
      const views = names.map((name) => ({
        id: newId('viw'),
        userId: user?.id ?? '',
        table: 'orders',
        name,
        query: 'tab=ready',
        columns: [],
      }));
      await db.insert(tableViews).values(views);
      return views;
    },
    revise: async (view: StoredView) => {
      const revision = sql`${tableViews.revision} + 1`;
      await db.update(tableViews).set({ revision }).where(isIt(view));
    },
    remove: async (view: StoredView) => {
      await db.delete(tableViews).where(isIt(view));
    },
  };
}
