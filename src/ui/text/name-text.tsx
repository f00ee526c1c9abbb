import { styled } from 'styled-components';
import { nameParts } from '#domain/text/name-parts';

/** An ellipsis hides a box as a whole. */
const Whole = styled.bdi`
  display: inline-block;
  max-inline-size: 100%;
  vertical-align: bottom;
`;

/** A name that may be cut by an ellipsis, but never inside one of its figures. */
export function NameText({ children: name }: { children: string }) {
  const parts = nameParts(name);
  return parts.some(({ isWhole }) => isWhole)
    ? parts.map(({ text, isWhole }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity.
        isWhole ? <Whole key={at}>{text}</Whole> : text,
      )
    : name;
}
