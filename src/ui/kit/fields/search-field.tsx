import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-circle-linear';
import SearchIcon from '~icons/solar/magnifier-linear';
import { media } from '../../theme/breakpoints';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';
import { useSearchPace } from '../use-search-pace';
import { TextField } from './text-field';

export interface SearchFieldProps {
  /** Read aloud; also the default placeholder. */
  label: string;
  placeholder?: string | undefined;
  /** The current search, for example from the URL. */
  value: string;
  /**
   * Called with the first key, and then as fast as the search answers; at once on Enter and on
   * clearing.
   */
  onSearch: (value: string) => void;
  /** Whether the answer to `value` is under way; false by default. */
  busy?: boolean | undefined;
}

const Clear = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  margin-inline-end: -8px;
  border-radius: 6px;
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
  }
  color: var(--text-2);
  &:hover {
    background: var(--hover);
  }
`;

/** A search box that searches while its user types. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  busy = false,
}: SearchFieldProps) {
  const texts = useKitTexts();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const typedAt = useRef('');
  const pace = useSearchPace(value, busy, (next) => {
    // A user who followed a link in the meantime must not be moved back to the page that they
    // leave.
    if (window.location.pathname === typedAt.current) onSearch(next);
  });

  // A search from outside (Back, Clear filters) replaces the text; our own does not.
  if (value !== seen) {
    setSeen(value);
    if (!pace.isOwn(value)) setText(value);
  }
  useEffect(() => pace.show(value), [pace, value]);

  const change = (next: string, search: (text: string) => void) => {
    typedAt.current = window.location.pathname;
    setText(next);
    search(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      change(text, pace.ask);
    }
    if (event.key === 'Escape' && text) {
      event.stopPropagation();
      change('', pace.ask);
    }
  };

  return (
    <TextField
      type="text"
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      label={label}
      hideLabel
      placeholder={placeholder ?? label}
      icon={SearchIcon}
      value={text}
      onChange={(next) => change(next, pace.type)}
      onKeyDown={onKeyDown}
      end={
        text ? (
          <Clear type="button" aria-label={texts.clearSearch} onClick={() => change('', pace.ask)}>
            <Icon of={CloseIcon} size={18} />
          </Clear>
        ) : undefined
      }
    />
  );
}
