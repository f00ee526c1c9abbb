import { useLayoutEffect, useRef } from 'react';
import { movePicture } from '#domain/media/picture-order';
import { fieldId } from '../kit/form/bound';
import { useFormField } from '../kit/form/form-error-text';
import { useText } from '../text/use-text';

/**
 * The pictures in a form's value, and the actions on their order; each action is announced to
 * screen readers.
 */
export function usePictureOrder(name: string) {
  const t = useText('media');
  const { ids, error, change } = useIds(name);
  const announcement = useRef<HTMLParagraphElement>(null);
  const focus = useFocusAfterMove(ids, name);
  const say = (texts: string) => {
    if (announcement.current) announcement.current.textContent = texts;
  };
  const move = (id: string, to: number) => {
    const place = Math.max(0, Math.min(to, ids.length - 1));
    if (place === ids.indexOf(id)) return;
    change((before) => movePicture(before, id, place));
    focus(id);
    const where = t('field.moved', { place: place + 1, total: ids.length });
    say(place === 0 ? t('field.becameCover') : where);
  };
  const remove = (id: string) => {
    const at = ids.indexOf(id);
    change((before) => before.filter((one) => one !== id));
    focus(ids[at + 1] ?? ids[at - 1] ?? null);
    say(t('field.removed'));
  };
  return { ids, error, change, move, remove, said: announcement };
}

export type PictureOrder = ReturnType<typeof usePictureOrder>;

/**
 * The field's value, and a function that updates the latest value: uploads finish between
 * renderings.
 */
function useIds(name: string) {
  const field = useFormField<readonly string[]>(name);
  const latest = useRef(field.value);
  useLayoutEffect(() => {
    latest.current = field.value;
  }, [field.value]);
  const change = (update: (before: readonly string[]) => readonly string[]) => {
    latest.current = update(latest.current);
    field.change(latest.current);
  };
  return { ids: field.value, error: field.error, change };
}

/**
 * Restores the focus to a moved picture, or to its neighbour: moving it in the page loses the
 * focus.
 */
function useFocusAfterMove(ids: readonly string[], name: string) {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves pictures.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const place = document.getElementById(fieldId(name));
    const picture = `[data-picture="${CSS.escape(wanted.current)}"] > button`;
    place?.querySelector<HTMLElement>(picture)?.focus();
    wanted.current = null;
  }, [ids, name]);
  return (id: string | null) => {
    wanted.current = id;
  };
}
