import type { ReactNode } from 'react';
import { nameParts } from '#domain/text/name-parts';

/**
 * A name that may be cut by an ellipsis, but never inside one of its figures. Lists draw hundreds of
 * names: most add no element to their cell.
 */
export function NameText({ children: name }: { children: string }) {
  const parts = nameParts(name);
  return parts.some(({ isWhole }) => isWhole)
    ? parts.map(({ text, isWhole }, at) =>
        isWhole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity.
          <Whole key={at} text={text}>
            {text}
          </Whole>
        ) : (
          text
        ),
      )
    : name;
}

const LETTER = /\p{L}/u;

/**
 * A figure, in a box that an ellipsis hides as a whole (`base.css`). Its unit gives it a direction;
 * without one it has the direction of the name: in Arabic, the width of "120 × 180" is on the right.
 */
export function Whole({ text, children }: { text: string; children: ReactNode }) {
  const Box = LETTER.test(text) ? 'bdi' : 'span';
  return <Box data-whole="">{children}</Box>;
}
