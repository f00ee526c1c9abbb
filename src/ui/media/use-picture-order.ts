import { useLayoutEffect, useRef } from 'react';
import { movePicture } from '#domain/media/picture-order';
import { fieldId } from '../kit/form/bound';
import { useFormField } from '../kit/form/form-error-text';
import { useText } from '../text/use-text';

/** The pictures in a form's value, and what a seller does to their order; each deed is said aloud. */
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

/** The value of the field, and the way to change what it is by then: pictures arrive between renderings. */
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

/** Gives the focus back to a picture that was moved, or to its neighbour: moving in the page loses it. */
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
