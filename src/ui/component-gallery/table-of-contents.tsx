import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { scrollWithinRow } from '../kit/layout/scroll-within-row';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { SectionName } from './sections';

const Frame = styled.nav`
  position: sticky;
  inset-block-start: var(--space-24);
  max-block-size: calc(100dvh - var(--space-48));
  overflow-y: auto;
  ${media.below('desktop')} {
    inset-block-start: 0;
    z-index: var(--z-sticky);
    margin-inline: calc(-1 * var(--page-padding));
    padding: var(--space-4) var(--page-padding);
    overflow: auto hidden;
    scrollbar-width: none;
    background: var(--ground);
    box-shadow: inset 0 -1px 0 var(--line);
  }
`;
const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  ${media.below('desktop')} {
    flex-direction: row;
    gap: var(--space-4);
    inline-size: max-content;
  }
`;
const SectionLink = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 36px;
  padding-inline: var(--space-12);
  border-radius: var(--radius-control);
  color: var(--text-2);
  font: 400 var(--text-table) var(--font-body);
  ${media.below('desktop')} {
    white-space: nowrap;
  }
  &:hover {
    background: var(--hover);
    color: var(--text);
    text-decoration: none;
  }
  &[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

/** The section at the top of the window, updated while scrolling. */
function useVisibleSection(names: readonly SectionName[]): SectionName | undefined {
  const [current, setCurrent] = useState<SectionName>();
  useEffect(() => {
    const find = () => {
      const above = names.filter((name) => {
        const section = document.getElementById(name);
        return section !== null && section.getBoundingClientRect().top < 120;
      });
      setCurrent(above.at(-1) ?? names[0]);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [names]);
  return current;
}

/** The links to the sections: next to them, or in narrow windows in a scrolling row above. */
export function TableOfContents({ names }: { names: readonly SectionName[] }) {
  const t = useText('catalogue');
  const [query] = useSearchParams();
  const only = query.get('section');
  const visible = useVisibleSection(names);
  const list = useRef<HTMLUListElement>(null);
  const current = only ?? visible;
  useEffect(() => {
    const link = list.current?.querySelector(`[href$="${current}"]`);
    scrollWithinRow(list.current?.parentElement ?? null, link);
  }, [current]);
  return (
    <Frame aria-label={t('contents')}>
      <List ref={list}>
        {names.map((name) => (
          <li key={name}>
            <SectionLink
              href={only === null ? `#${name}` : `?section=${name}`}
              {...(name === current ? { 'aria-current': 'true' as const } : {})}
            >
              {t(`${name}.title`)}
            </SectionLink>
          </li>
        ))}
      </List>
    </Frame>
  );
}
