import { nameParts } from '#domain/text/name-parts';

/**
 * A name that may be cut by an ellipsis, but never inside one of its figures: an ellipsis hides a
 * box as a whole (`base.css`). Lists draw hundreds of names: most add no element to their cell.
 */
export function NameText({ children: name }: { children: string }) {
  const parts = nameParts(name);
  return parts.some(({ isWhole }) => isWhole)
    ? parts.map(({ text, isWhole }, at) =>
        isWhole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity.
          <bdi key={at} data-whole="">
            {text}
          </bdi>
        ) : (
          text
        ),
      )
    : name;
}
