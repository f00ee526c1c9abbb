import * as Radix from '@radix-ui/react-dialog';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
} from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { highlightedName, type TextPart } from '#domain/text/search-highlight';
import ForwardIcon from '~icons/solar/alt-arrow-right-linear';
import SearchIcon from '~icons/solar/magnifier-linear';
import { media } from '../../theme/breakpoints';
import { Icon } from '../icon';
import { Kbd } from '../kbd';
import { Spinner } from '../loading/spinner';
import { Whole } from '../name-text';
import { Shortcut } from '../shortcut';
import { Scrim } from './modal-parts';
import { useRestoreFocus } from './use-restore-focus';

export interface PaletteItem {
  /** Unique across all groups. */
  id: string;
  /**
   * The name for screen readers and type-ahead; `title` may show it with the matches highlighted.
   */
  name: string;
  title?: ReactNode;
  description?: ReactNode;
  /** A picture, or an icon on a surface. */
  lead?: ReactNode;
  /** Its shortcut, one string for each key. */
  keys?: readonly string[] | undefined;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  onClose: () => void;
  /** Labels the window and its field. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly PaletteGroup[];
  /** `apart`: with Ctrl or Cmd, opens in a new tab. */
  onChoose: (id: string, how: { apart: boolean }) => void;
  /** Answers are loading. */
  busy?: boolean | undefined;
  /** Shown when nothing was found. */
  empty: ReactNode;
  /** The functions of the keys, in the footer. */
  hints: readonly { keys: readonly string[]; text: string }[];
  /** The label of the key that closes: "Échap". */
  closeKey: string;
}

const Surface = styled(Radix.Content)`
  position: fixed;
  inset-block-start: 120px;
  inset-inline: 0;
  z-index: var(--z-dialog);
  display: flex;
  flex-direction: column;
  inline-size: min(640px, calc(100vw - 32px));
  max-block-size: min(560px, calc(100dvh - 144px));
  margin-inline: auto;
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-pop);
  overflow: hidden;
  animation: rise var(--t-menu) var(--ease);
  ${media.below('phone')} {
    inset-block-start: var(--space-16);
    max-block-size: calc(100dvh - 32px);
  }
`;
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding-inline: var(--space-20);
  border-block-end: 1px solid var(--line);
`;
const SearchInput = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  block-size: 62px;
  border: 0;
  background: none;
  font: 400 var(--text-large) var(--font-body);
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
/** A touch screen has no such key, and the field needs the room. */
const CloseKey = styled.span`
  ${media.below('phone')} {
    display: none;
  }
`;
const Search = styled(SearchField)`
  flex: 1;
  display: flex;
  min-inline-size: 0;
`;
const Results = styled(ListBox<PaletteGroup>)`
  flex: 1;
  padding: var(--space-8);
  overflow-y: auto;
  scroll-padding-block: 40px 8px;
  &:focus-visible {
    outline: none;
  }
`;
const GroupName = styled(Header)`
  padding: var(--space-12) var(--space-12) var(--space-4);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 52px;
  padding: 4px var(--space-12);
  border-radius: var(--radius-control);
  outline: none;
  cursor: pointer;
  & > [data-onward] {
    display: none;
    color: var(--text-2);
  }
  &[data-focused],
  &[data-hovered] {
    background: var(--accent-soft);
  }
  &[data-focused] > [data-onward] {
    display: block;
  }
  /* In forced colours the ground is gone, and the ring is what is left. */
  &[data-focused] {
    outline: 1px solid transparent;
  }
`;
const Text = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.below('phone')} {
    padding-block: var(--space-4);
    & > * {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  & > b {
    font: var(--weight-strong) var(--text-table) var(--font-body);
  }
  & > small {
    color: var(--on-press);
    font: 400 var(--text-small) var(--font-body);
  }
`;
const IconBox = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--radius-control);
  background: var(--sunk);
  color: var(--on-press);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const NoResults = styled.p`
  padding: var(--space-32) var(--space-20);
  color: var(--text-2);
  text-align: center;
`;
const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-20);
  padding: var(--space-8) var(--space-20);
  border-block-start: 1px solid var(--line);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
  }
  ${media.touch} {
    display: none;
  }
`;
const Mark = styled.mark`
  border-radius: 2px;
  background: var(--accent-soft2);
  color: inherit;
`;

/** A name with the search matches on a tinted ground; an ellipsis cuts none of its figures. */
export function HighlightedText({ parts: matches }: { parts: readonly TextPart[] }) {
  return highlightedName(matches).map(({ isWhole, parts }, at) => {
    const marked = parts.map(({ text, matched }, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place.
      matched ? <Mark key={place}>{text}</Mark> : text,
    );
    return isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Whole key={at} text={parts.map(({ text }) => text).join('')}>
        {marked}
      </Whole>
    ) : (
      marked
    );
  });
}

/** Search and actions in one window: type, move with the arrows, Enter; with Ctrl in a new tab. */
export function CommandPalette(props: CommandPaletteProps) {
  const { onClose, label, query, onQuery, groups, onChoose, busy = false } = props;
  const { remember, giveBack } = useRestoreFocus();
  const apart = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  // The list's entries keep their first handler.
  const choose = (id: string) => latest.current(id, { apart: apart.current });
  const noteKeys = (event: KeyboardEvent) => {
    apart.current = event.ctrlKey || event.metaKey;
    // The list ignores Enter with Ctrl, so the active entry is chosen here.
    if (event.key !== 'Enter' || !apart.current) return;
    const active = field.current?.getAttribute('aria-activedescendant');
    const id = active && document.getElementById(active)?.dataset['key'];
    if (id) choose(id);
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Surface
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            field.current?.focus();
          }}
          onCloseAutoFocus={giveBack}
          onKeyDownCapture={noteKeys}
          onPointerDownCapture={(event) => {
            apart.current = event.ctrlKey || event.metaKey;
          }}
        >
          <HiddenTitle>{label}</HiddenTitle>
          <Autocomplete inputValue={query} onInputChange={onQuery}>
            <Box>
              <Icon of={SearchIcon} size={22} />
              <Search aria-label={label}>
                <SearchInput ref={field} placeholder={label} enterKeyHint="go" />
              </Search>
              {busy && <Spinner />}
              <CloseKey>
                <Kbd>{props.closeKey}</Kbd>
              </CloseKey>
            </Box>
            <Results
              aria-label={label}
              items={groups.filter(({ items }) => items.length > 0)}
              onAction={(id) => choose(String(id))}
              renderEmptyState={() => <NoResults>{props.empty}</NoResults>}
            >
              {(group) => (
                <ListBoxSection>
                  <GroupName>{group.title}</GroupName>
                  <Collection items={group.items}>{(item) => <Entry item={item} />}</Collection>
                </ListBoxSection>
              )}
            </Results>
          </Autocomplete>
          <Footer>
            {props.hints.map(({ keys, text }) => (
              <span key={text}>
                <Shortcut keys={keys} /> {text}
              </span>
            ))}
          </Footer>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

const HiddenTitle = styled(Radix.Title)`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

function Entry({ item }: { item: PaletteItem }) {
  return (
    <Item id={item.id} textValue={item.name}>
      <IconBox aria-hidden="true">{item.lead}</IconBox>
      <Text>
        <b dir="auto">{item.title ?? item.name}</b>
        {item.description && <small>{item.description}</small>}
      </Text>
      {item.keys && <Shortcut keys={item.keys} />}
      <span data-onward="">
        <Icon of={ForwardIcon} size={16} mirrored />
      </span>
    </Item>
  );
}
