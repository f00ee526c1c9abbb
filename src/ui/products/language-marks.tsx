import { styled } from 'styled-components';
import type { ProductSummary } from '#application/api/products-endpoints.generated';
import type { Language } from '#domain/format/languages';

const ORDER: readonly Language[] = ['fr', 'en', 'ar'];

/** Side of a ring and width of its line, in px. */
const SIZE = 18;
const LINE = 3;

const Marks = styled.div`
  display: flex;
  gap: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;
/* The ring and its arc are no elements of their own: each row has three. */
const Mark = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  --arc-colour: var(--fill);
  &[data-share='some'] {
    --arc-colour: var(--warning);
  }
  &[data-share='few'] {
    --arc-colour: var(--error);
  }
  &::before,
  &::after {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: ${SIZE}px;
    block-size: ${SIZE}px;
    print-color-adjust: exact;
  }
  &::before {
    border: ${LINE}px solid var(--track);
    border-radius: 50%;
  }
  &::after {
    position: absolute;
    inset-inline-start: 0;
    background: var(--arc-colour);
    mask: var(--arc) center / contain no-repeat;
  }
`;

const arcs = new Map<number, string>();

/** A circle's arc from its top, clockwise, as a CSS image. `share` is from 0 to 1. */
function arcOf(share: number): string {
  const known = arcs.get(share) ?? arcImage(share);
  arcs.set(share, known);
  return known;
}

function arcImage(share: number): string {
  // At zero, the round line cap alone would be a dot.
  if (share <= 0) return 'linear-gradient(transparent, transparent)';
  const middle = SIZE / 2;
  const radius = (SIZE - LINE) / 2;
  const length = 2 * Math.PI * radius;
  const circle =
    `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="none" stroke="currentColor" ` +
    `stroke-width="${LINE}" stroke-linecap="round" stroke-dasharray="${share * length} ${length}" ` +
    `transform="rotate(-90 ${middle} ${middle})"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${circle}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}

function nameOfShare(share: number): 'all' | 'some' | 'few' {
  if (share === 1) return 'all';
  return share >= 0.5 ? 'some' : 'few';
}

interface LanguageMarksProps {
  product: ProductSummary;
  /** "Français : 80 %" */
  label: (language: Language, share: number) => string;
}

/** How complete the texts of a product are in each language. */
export function LanguageMarks({ product, label }: LanguageMarksProps) {
  return (
    <Marks>
      {ORDER.map((language) => {
        const share = product.completeness[language];
        return (
          <Mark
            key={language}
            role="meter"
            aria-label={label(language, share)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={share * 100}
            data-share={nameOfShare(share)}
            style={{ '--arc': arcOf(share) }}
          >
            {language.toUpperCase()}
          </Mark>
        );
      })}
    </Marks>
  );
}
