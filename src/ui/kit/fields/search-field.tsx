import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-circle-linear';
import SearchIcon from '~icons/solar/minimalistic-magnifier-linear';
import { media } from '../../theme/breakpoints';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';
import { useLatest } from '../use-latest';
import { TextField } from './text-field';

export interface SearchFieldProps {
  /** Read aloud; also the default placeholder. */
  label: string;
  placeholder?: string | undefined;
  /** The current search, for example from the URL. */
  value: string;
  /** Called `delay` ms after the last key, at once on Enter and on clearing. */
  onSearch: (value: string) => void;
  /** ms; 250 by default. */
  delay?: number | undefined;
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

/** A search box that waits for a pause before it searches. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  delay = 250,
}: SearchFieldProps) {
  const texts = useKitTexts();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  const latest = useLatest(onSearch);

  useEffect(() => {
    // A different value from outside (Back, Clear filters) replaces the text; the echo of our own
    // search does not.
    if (value === asked.current) return;
    clearTimeout(timer.current);
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string) => {
    clearTimeout(timer.current);
    if (next === asked.current) return;
    asked.current = next;
    latest.current(next);
  };
  const change = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    if (wait === 0) return ask(next);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      // A user who followed a link in the meantime must not be moved back to the page that they
      // leave.
      if (window.location.pathname === pathname) ask(next);
    }, wait);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      ask(text);
    }
    if (event.key === 'Escape' && text) {
      event.stopPropagation();
      change('', 0);
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
      onChange={(next) => change(next, delay)}
      onKeyDown={onKeyDown}
      end={
        text ? (
          <Clear type="button" aria-label={texts.clearSearch} onClick={() => change('', 0)}>
            <Icon of={CloseIcon} size={18} />
          </Clear>
        ) : undefined
      }
    />
  );
}
