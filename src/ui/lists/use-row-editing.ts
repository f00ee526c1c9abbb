import { useContext, useEffect } from 'react';
import { type Command, useCommands } from '../commands/command-registry';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { RouteTable } from '../portal-context/route-table-context';
import { prefetchCode, prefetchReads } from '../prefetch/prefetch-page';
import { useText } from '../text/use-text';

/** How near the pointer comes to a pencil, along its row, before the form is fetched (px). */
const NEAR_PX = 200;

const ROW = 'tr, li';
const PENCIL = 'a[data-row-edit]';

/**
 * For a list whose rows have a `RowEditLink`: E opens the form of the current row. The form's code
 * and the record are fetched when the pointer comes near the pencil, or the focus or a finger
 * reaches it.
 * @param mayEdit whether the user may edit any of them
 */
export function useRowEditing(mayEdit: boolean): void {
  const t = useText('lists');
  const application = useApplication();
  const { routes } = useContext(RouteTable);
  const fetchAhead = useLatest((pencil: HTMLAnchorElement) => {
    void prefetchCode(routes, pencil);
    void prefetchReads(application, routes, pencil);
  });
  const edit: Command = {
    id: 'lists.edit',
    label: t('edit.current'),
    scope: 'page',
    keys: 'e',
    keyboardOnly: true,
    run: () => currentPencil()?.click(),
  };
  useCommands(mayEdit ? [edit] : []);
  useEffect(() => {
    let last: Element | null = null;
    const fetchOnce = (pencil: HTMLAnchorElement | null | undefined) => {
      if (!pencil || pencil === last) return;
      last = pencil;
      fetchAhead.current(pencil);
    };
    const onPointer = ({ target, clientX }: PointerEvent) => {
      const pencil = pencilOf(target);
      if (pencil && distance(pencil, clientX) <= NEAR_PX) fetchOnce(pencil);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLAnchorElement && target.matches(PENCIL)) fetchOnce(target);
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [fetchAhead]);
}

function pencilOf(target: EventTarget | null): HTMLAnchorElement | null | undefined {
  if (!(target instanceof Element)) return null;
  return target.closest(ROW)?.querySelector<HTMLAnchorElement>(PENCIL);
}

/** Of the row with the focus, otherwise of the row under the pointer. */
function currentPencil(): HTMLAnchorElement | null | undefined {
  const focused = pencilOf(document.activeElement);
  if (focused) return focused;
  return [...document.querySelectorAll<HTMLAnchorElement>(PENCIL)].find((pencil) =>
    pencil.closest(ROW)?.matches(':hover'),
  );
}

function distance(element: Element, x: number): number {
  const { left, right } = element.getBoundingClientRect();
  return Math.max(left - x, x - right, 0);
}
