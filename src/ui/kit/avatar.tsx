import { styled } from 'styled-components';

const hues = {
  accent: 'background: var(--accent-lighter); color: var(--accent-darker);',
  sand: 'background: var(--avatar-sand); color: var(--avatar-sand-ink);',
  violet: 'background: var(--avatar-violet); color: var(--avatar-violet-ink);',
  teal: 'background: var(--avatar-teal); color: var(--avatar-teal-ink);',
  rose: 'background: var(--avatar-rose); color: var(--avatar-rose-ink);',
} as const;
type Hue = keyof typeof hues;

/** In this order the numbers of names choose among them. */
const HUES: readonly Hue[] = ['accent', 'sand', 'violet', 'teal', 'rose'];

const Circle = styled.span<{ $size: number; $hue: Hue; $square: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ $square }) => ($square ? 'var(--radius-control)' : '50%')};
  ${({ $hue }) => hues[$hue]}
  font: 700 ${({ $size }) => Math.round($size * 0.36)}px / 1 var(--font-body);
  overflow: hidden;
  object-fit: ${({ $square }) => ($square ? 'contain' : 'cover')};
`;

export interface AvatarProps {
  /** The person's or store's name; its initials are shown where there is no picture. */
  name: string;
  src?: string | undefined;
  /** px; 36 when left out. */
  size?: number | undefined;
  /** For stores, which all have one colour. */
  square?: boolean | undefined;
}

/**
 * The initials of the first and last word, with a space between Arabic letters, which would join.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .filter(Boolean);
  const gap = letters.some((letter) => /[\u0600-\u06ff]/.test(letter)) ? ' ' : '';
  return letters.join(gap).toLocaleUpperCase();
}

/** The colour of a person's initials: wherever the name is shown, it is the same. */
function hueOf(name: string): Hue {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? 'accent';
}

/** A picture or initials; decorative, because the name is shown next to it. */
export function Avatar({ name, src, size = 36, square = false }: AvatarProps) {
  const shape = { $size: size, $hue: square ? 'sand' : hueOf(name), $square: square } as const;
  if (src) return <Circle {...shape} as="img" src={src} alt="" />;
  return (
    <Circle {...shape} aria-hidden="true">
      {initialsOf(name)}
    </Circle>
  );
}
