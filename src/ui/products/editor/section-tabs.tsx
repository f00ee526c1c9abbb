import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { Counter } from '../../kit/feedback/counter';
import { scrollWithinRow } from '../../kit/layout/scroll-within-row';
import { tabStyles } from '../../kit/layout/tab.styles';
import { useText } from '../../text/use-text';

const SECTIONS = ['details', 'properties', 'pricing', 'attributes', 'variants'] as const;
type Section = (typeof SECTIONS)[number];

const Row = styled.nav`
  display: flex;
  gap: var(--space-24);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--line);
`;
const Tab = styled.a`
  ${tabStyles("&[aria-current='true']")}
  block-size: 44px;
  text-decoration: none;
`;

/**
 * Links to the cards of the form's sections; the visible section is marked.
 * @param isWhole whether all cards are rendered
 */
export function SectionTabs({ isWhole }: { isWhole: boolean }) {
  const t = useText('productEditor');
  const { variants } = useFormikContext<ProductValuesForm>().values;
  const [current, setCurrent] = useVisibleSection(isWhole);
  useSectionFromUrl();
  const row = useRef<HTMLElement>(null);
  const visible = useRef(current);
  useEffect(() => {
    // The first one is visible from the start: measuring would lay out the page before it is whole.
    if (visible.current === current) return;
    visible.current = current;
    scrollWithinRow(row.current, row.current?.querySelector("[aria-current='true']"));
  }, [current]);
  return (
    <Row ref={row} aria-label={t('sections.label')}>
      {SECTIONS.map((section) => (
        <Tab
          key={section}
          href={`#${section}`}
          aria-current={section === current}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(section);
            showSection(section);
          }}
        >
          {t(`sections.${section}`)}
          {section === 'variants' && variants.length > 0 && (
            <Counter $tone="neutral">{variants.length}</Counter>
          )}
        </Tab>
      ))}
    </Row>
  );
}

/** Scrolls to the card and focuses it, so that the next Tab continues there. */
function showSection(section: Section): void {
  const card = document.getElementById(section);
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  card.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}

/** Shows the section named in the URL. */
function useSectionFromUrl(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = SECTIONS.find((each) => `#${each}` === hash);
    if (section) showSection(section);
  }, [hash]);
}

/** The topmost section that is in the upper part of the window. */
function useVisibleSection(isWhole: boolean) {
  const [current, setCurrent] = useState<Section>('details');
  // biome-ignore lint/correctness/useExhaustiveDependencies: finds the cards in the document.
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = SECTIONS.find((section) => visible.has(section));
        if (first) setCurrent(first);
      },
      { rootMargin: '-96px 0px -55% 0px' },
    );
    for (const section of SECTIONS) {
      const card = document.getElementById(section);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [isWhole]);
  return [current, setCurrent] as const;
}
