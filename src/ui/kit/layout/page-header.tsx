import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { BackLink } from './back-link';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { MoreActions, MoreActionsButton } from './more-actions';

export interface PageHeaderProps {
  /** The path to this page, the page itself last. */
  crumbs?: readonly Crumb[] | undefined;
  title: ReactNode;
  /** On a phone, a line above the title: the kind of a record whose title is its name. */
  kind?: ReactNode;
  /** On a phone, a line below the title: whom or what a record is about whose title is its number. */
  name?: ReactNode;
  /** A chip next to the title. */
  status?: ReactNode;
  /** Heading element of the title; a page has one `h1`, so samples inside a page use `h3`. */
  heading?: 'h1' | 'h3';
  /** A muted line under the title. */
  subtitle?: ReactNode;
  /** At most two, the primary action last. On a phone they are in a bar at the bottom of the window. */
  actions?: ReactNode;
  /** Buttons, links and menus before them; on a phone in a panel that a button opens. */
  more?: ReactNode;
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
    /* The head sticks inside the page, not inside this element. */
    &[data-record-head] {
      display: contents;
    }
  }
`;
const TitleBlock = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;
  ${media.below('phone')} {
    & > nav {
      display: none;
    }
    [data-record-head] > & {
      display: contents;
    }
  }
`;
const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  ${media.below('phone')} {
    [data-record-head] & {
      display: contents;
    }
  }
`;
/** Only the title in a wide window; on a phone the head of a record, in place of the portal's bar. */
const Head = styled.div`
  display: contents;
  ${media.below('phone')} {
    [data-record-head] & {
      position: sticky;
      inset-block-start: 0;
      z-index: var(--z-header);
      display: flex;
      align-items: center;
      gap: var(--space-4);
      min-block-size: var(--header);
      margin-inline: calc(-1 * var(--page-padding));
      margin-block-end: var(--space-16);
      padding: 6px var(--space-8);
      border-block-end: 1px solid var(--line);
      background: var(--paper);
    }
  }
`;
const Lines = styled.div`
  display: contents;
  ${media.below('phone')} {
    [data-record-head] & {
      display: block;
      flex: 1;
      min-inline-size: 0;
      padding-inline-end: var(--space-8);
    }
  }
`;
/* A long name goes on in a second line: an ellipsis would take the sizes at its end. */
const phoneLine = `
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
const SmallLine = styled.p`
  display: none;
  ${media.below('phone')} {
    [data-record-head] & {
      display: block;
      color: var(--text-2);
      font: 400 var(--text-small) var(--font-body);
      ${phoneLine}
    }
  }
`;
const NameLine = styled(SmallLine)`
  ${media.below('phone')} {
    [data-record-head] && {
      color: var(--text);
      font: var(--weight-head) var(--text-h3) var(--font-head);
    }
  }
`;
const Title = styled.h1`
  font: var(--weight-head) var(--text-h1) var(--font-head);
  ${media.below('phone')} {
    /* The portal's bar shows the title; the heading stays for ears and for the focus. */
    header:not([data-record-head]) & {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    [data-record-head] & {
      font: var(--weight-head) var(--text-h3) var(--font-head);
      ${phoneLine}
    }
    [data-record-head] &[data-named] {
      color: var(--text-2);
      font: 400 var(--text-small) var(--font-body);
    }
  }
`;
const Status = styled.div`
  display: contents;
  ${media.below('phone')} {
    [data-record-head] & {
      display: block;
      margin-block-end: var(--space-16);
    }
  }
`;
const Subtitle = styled.p`
  color: var(--text-2);
  ${media.below('phone')} {
    [data-record-head] & {
      margin-block: calc(-1 * var(--space-8)) var(--space-16);
      font: 400 var(--text-small) var(--font-body);
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  ${media.below('phone')} {
    position: fixed;
    inset-block-end: var(--tab-bar);
    inset-inline: 0;
    z-index: var(--z-sticky);
    flex-wrap: nowrap;
    min-block-size: 56px;
    padding: 5px var(--space-12) 6px;
    border-block-start: 1px solid var(--line);
    background: var(--paper);
    & > :is(button, a):not([data-more-actions]) {
      flex: 1 1 auto;
      /* A word stays whole when the user's text is larger. */
      min-inline-size: min-content;
      padding-inline: var(--space-8);
    }
    justify-content: flex-end;
    & > button[data-own-width]:not([data-more-actions]) {
      flex-grow: 0;
      padding-inline: var(--space-16);
    }
    [data-record-head] > & {
      padding-block-end: calc(6px + env(safe-area-inset-bottom));
    }
    /* The panel alone: its button is at the top. */
    &:not(:has(> :is(button, a):not([data-at-top]))) {
      display: contents;
    }
  }
`;

/**
 * Breadcrumb, title and actions. The title takes the focus on a route change. On a phone, a page
 * below another one has a head of its own in place of the portal's bar: the way back, the kind and
 * number of the record, its name, and the button of the actions that are not pinned.
 */
export function PageHeader(props: PageHeaderProps) {
  const { crumbs = [], title, heading = 'h1', kind, name, status, subtitle, actions, more } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const parent = heading === 'h1' ? crumbs.findLast(({ to }) => to !== undefined) : undefined;
  const isAtTop = !parent && !actions;
  const titleLine = (
    <Title as={heading} tabIndex={-1} {...(name ? { 'data-named': '' } : {})}>
      {title}
    </Title>
  );
  const button = more && (
    <MoreActionsButton controls={panelId} open={isOpen} onOpen={setOpen} atTop={isAtTop} />
  );
  return (
    <Header $says={Boolean(status || subtitle)} {...(parent ? { 'data-record-head': '' } : {})}>
      <TitleBlock>
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        {parent || status ? (
          <TitleRow>
            {parent ? (
              <Head>
                <BackLink to={parent} />
                <Lines>
                  {kind && <SmallLine>{kind}</SmallLine>}
                  {titleLine}
                  {name && <NameLine>{name}</NameLine>}
                </Lines>
                {button}
              </Head>
            ) : (
              titleLine
            )}
            {status && <Status>{status}</Status>}
          </TitleRow>
        ) : (
          titleLine
        )}
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </TitleBlock>
      {(actions || more) && (
        <Actions data-page-actions="">
          {!parent && button}
          {more && (
            <MoreActions id={panelId} open={isOpen} onOpen={setOpen} atTop={isAtTop}>
              {more}
            </MoreActions>
          )}
          {actions}
        </Actions>
      )}
    </Header>
  );
}
