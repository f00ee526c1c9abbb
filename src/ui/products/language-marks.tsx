import { styled } from 'styled-components';
import type { Language } from '#domain/format/languages';
import type { ProductSummary } from '#openapi/types.generated';

const ORDER: readonly Language[] = ['fr', 'en', 'ar'];

/** Side of a ring and width of its line, in px. */
const SIZE = 18;
const LINE = 3;
/** From one ring to the next, in px. */
const STEP = 46;

/** The arc of a ring from its top, clockwise, over the track. */
function ring(at: number): string {
  const arc = `var(--arc-${at}, var(--fill)) var(--share-${at}), var(--track) 0`;
  // In Arabic the first ring is the last from the left.
  const place = `calc(${STEP}px + ${at - 1} * var(--dir) * ${STEP}px)`;
  return `conic-gradient(${arc}) ${place} 0 / ${SIZE}px ${SIZE}px no-repeat`;
}

/* One element for three rings and three words: each row of the list has them. */
const Marks = styled.span`
  position: relative;
  display: block;
  inline-size: ${2 * STEP + 40}px;
  padding-inline-start: ${SIZE + 4}px;
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  white-space: pre;
  /* Tab stops are counted from the padding. */
  tab-size: ${STEP}px;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(50% - ${SIZE / 2}px);
    inline-size: ${2 * STEP + SIZE}px;
    block-size: ${SIZE}px;
    background: ${ORDER.map((_, at) => ring(at)).join(', ')};
    mask: radial-gradient(
        circle ${SIZE / 2}px at ${SIZE / 2}px,
        transparent calc(100% - ${LINE + 0.5}px),
        var(--text) calc(100% - ${LINE - 0.5}px),
        var(--text) calc(100% - 0.5px),
        transparent
      )
      0 0 / ${STEP}px ${SIZE}px repeat-x;
    print-color-adjust: exact;
  }
`;

const COLOURS = { all: 'var(--fill)', some: 'var(--warning)', few: 'var(--error)' };

function colourOf(share: number): string {
  if (share === 1) return COLOURS.all;
  return share >= 0.5 ? COLOURS.some : COLOURS.few;
}

interface LanguageMarksProps {
  product: Pick<ProductSummary, 'completeness'>;
  /** "Français : 80 %" */
  label: (language: Language, share: number) => string;
}

/** How complete the texts of a product are in each language. */
export function LanguageMarks({ product: { completeness }, label }: LanguageMarksProps) {
  const style: Record<string, string> = {};
  ORDER.forEach((language, at) => {
    const share = completeness[language];
    style[`--share-${at}`] = `${share * 100}%`;
    style[`--arc-${at}`] = colourOf(share);
  });
  return (
    <Marks
      role="img"
      aria-label={ORDER.map((language) => label(language, completeness[language])).join(', ')}
      style={style}
    >
      {WORDS}
    </Marks>
  );
}

/** Each after a tab. */
const WORDS = ORDER.map((language) => language.toUpperCase()).join('\t');
