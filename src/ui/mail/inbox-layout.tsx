import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, Toolbar } from '../kit/layout/card';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { media } from '../theme/breakpoints';

/** A window of a laptop has less room for what is above the panes. */
const LOW = '@media (min-width: 45em) and (max-height: 50em)';

/**
 * The page as high as the window, so that an answer can be written without scrolling. In a very low
 * window the page scrolls. On a phone the list is as long as it is.
 */
export const InboxScreen = styled.div`
  display: flex;
  flex-direction: column;
  block-size: max(560px, calc(100dvh - var(--header-stack) - var(--page-head) - var(--space-16)));
  margin-block-end: calc(var(--space-16) - var(--page-foot));
  /* The filters stay in one line beside a shorter search; a long name of a user is cut. */
  ${media.below('wide')} {
    --search-least: 100px;
    & ${Toolbar} [role='combobox'] {
      gap: var(--space-8);
      padding-inline: 12px 8px;
    }
    & ${Toolbar} > :nth-child(2) {
      max-inline-size: 168px;
    }
    & ${Toolbar} [role='combobox'] > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  ${LOW} {
    --toolbar-block: var(--space-8);
    & > header {
      margin-block-end: var(--space-12);
    }
    & > header nav {
      display: none;
    }
  }
  ${media.below('phone')} {
    --search-least: initial;
    display: block;
    block-size: auto;
    margin: 0;
  }
`;
/** The card of the list and the conversation, in the rest of the screen. */
export const InboxCard = styled(Card)`
  &,
  & > :has(> [role='tabpanel']),
  & > * > [role='tabpanel'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
  }
  & > * > [role='tablist'] {
    flex: none;
  }
  ${media.below('phone')} {
    &,
    & > :has(> [role='tabpanel']),
    & > * > [role='tabpanel'] {
      display: block;
    }
  }
`;
export const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / 344px minmax(0, 1fr);
  min-block-size: 0;
  border-block-start: 1px solid var(--line);
  & > * {
    min-inline-size: 0;
    min-block-size: 0;
    overflow-y: auto;
  }
  & > * + * {
    border-inline-start: 1px solid var(--line);
  }
  ${media.below('wide')} {
    grid-template-columns: 280px minmax(0, 1fr);
  }
  ${media.below('phone')} {
    display: block;
    & > * + * {
      border: 0;
    }
  }
`;
const AloneCard = styled(Card)`
  padding: var(--space-8) var(--space-16) 0;
  margin-inline: calc(-1 * var(--space-8));
  &:has(#conversation) {
    display: flex;
    flex-direction: column;
    block-size: max(440px, calc(100dvh - var(--header) - var(--tab-bar) - var(--page-head)));
    margin-block-end: calc(var(--tab-bar) - var(--page-foot));
  }
`;

/** A conversation that has a phone's window for itself; the page's title is not shown there. */
export function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AloneCard>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {children}
    </AloneCard>
  );
}
