import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Breadcrumb, type Crumb } from './breadcrumb';

export interface PageHeaderProps {
  /** The path to this page, the page itself last. */
  crumbs?: readonly Crumb[] | undefined;
  title: ReactNode;
  /** A chip next to the title. */
  status?: ReactNode;
  /** Heading element of the title; a page has one `h1`, so samples inside a page use `h3`. */
  heading?: 'h1' | 'h3';
  /** A muted line under the title. */
  subtitle?: ReactNode;
  /** The primary action last. On a phone they are in a bar at the bottom of the window. */
  actions?: ReactNode;
}

const Header = styled.header<{ $says: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-16);
  margin-block-end: var(--space-24);
  ${media.below('phone')} {
    margin-block-end: ${({ $says }) => ($says ? 'var(--space-16)' : '0')};
  }
`;
const TitleBlock = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;
  /* On a phone the bar above shows the title; the heading stays for ears and for the focus. */
  ${media.below('phone')} {
    & > nav {
      display: none;
    }
    & > div > :is(h1, h3) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
`;
const Title = styled.h1`
  font: var(--weight-head) var(--text-h1) var(--font-head);
`;
const Subtitle = styled.p`
  color: var(--text-2);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  ${media.below('phone')} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: var(--z-sticky);
    /* Three words of a long language or in large type go below each other. */
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-12);
    padding: var(--space-12) var(--space-16) calc(var(--space-16) + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
    background: var(--paper);
    & :is(button, a) {
      flex: 1 1 auto;
    }
  }
`;

/** Breadcrumb, title and actions. The title takes the focus on a route change. */
export function PageHeader(props: PageHeaderProps) {
  const { crumbs, title, heading = 'h1', status, subtitle, actions } = props;
  return (
    <Header $says={Boolean(status || subtitle)}>
      <TitleBlock>
        {crumbs && crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        <TitleRow>
          <Title as={heading} tabIndex={-1}>
            {title}
          </Title>
          {status}
        </TitleRow>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </TitleBlock>
      {actions && <Actions data-page-actions="">{actions}</Actions>}
    </Header>
  );
}
