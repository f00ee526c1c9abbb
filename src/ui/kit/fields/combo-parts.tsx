import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { foldForSearch } from '#domain/text/search-fold';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';
import { Spinner } from '../loading/spinner';
import { TickIcon } from '../tick-icon';
import { HighlightedMatch } from './highlighted-match';
import { optionStyles } from './option.styles';

export interface ComboOption<V extends string = string> {
  value: V;
  label: string;
  /** Shown in the field instead of a long label while the option is chosen. */
  short?: string | undefined;
  /** A secondary column in grey: "2 jours · 35,00 DHS". */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export const ComboPopover = styled(Popover)`
  z-index: var(--z-menu);
  inline-size: var(--trigger-width);
  min-inline-size: 160px;
  border-radius: var(--radius-note);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-pop);
  overflow: hidden;
`;
const List = styled(ListBox)`
  max-block-size: min(320px, 50vh);
  padding: var(--space-4);
  overflow: auto;
  outline: none;
` as typeof ListBox;
const Item = styled(ListBoxItem)`
  ${optionStyles}
`;
const OptionLabel = styled.bdi`
  flex: 1;
  min-inline-size: 0;
`;
const Hint = styled.span`
  color: inherit;
  font: 400 var(--text-small) var(--font-body);
`;
/** The tick's room is reserved, so that the second column stays aligned. */
const CheckMark = styled.span`
  inline-size: 16px;
  flex: none;
`;
const Muted = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding: 8px 10px;
  color: var(--text-2);
  font: 400 var(--text-table) var(--font-body);
`;
const ToggleButton = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  margin-inline-end: -8px;
  border-radius: 6px;
  color: var(--text-2);
  &[data-hovered] {
    background: var(--hover);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

export function ComboToggle() {
  return (
    <ToggleButton>
      <Icon of={DownIcon} size={16} />
    </ToggleButton>
  );
}

/** The text field of a combobox, which opens all options on a click, as the button does. */
export function OpeningInput(props: InputProps) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={() => {
        if (state && !state.isOpen) state.open(null, 'manual');
      }}
    />
  );
}

interface ComboListProps<V extends string> {
  /** The typed text; highlighted in each label. */
  typed: string;
  loading?: boolean | undefined;
  emptyText?: string | undefined;
  /** Re-renders the rows when they change: react-aria caches the rendered rows. */
  chosen: readonly V[];
}

/** The options under a combobox. */
export function ComboList<V extends string>(props: ComboListProps<V>) {
  const { typed, chosen } = props;
  const texts = useKitTexts();
  return (
    <List<ComboOption<V>>
      dependencies={[typed, chosen]}
      renderEmptyState={() =>
        props.loading ? (
          <Muted>
            <Spinner /> {texts.loading}
          </Muted>
        ) : (
          <Muted>{props.emptyText ?? texts.noMatch}</Muted>
        )
      }
    >
      {(option) => (
        <Item
          id={option.value}
          textValue={option.label}
          isDisabled={option.disabled ?? false}
          aria-label={option.hint ? `${option.label}, ${option.hint}` : option.label}
        >
          {({ isSelected }) => (
            <>
              <OptionLabel>
                <HighlightedMatch text={option.label} query={typed} />
              </OptionLabel>
              {option.hint && <Hint>{option.hint}</Hint>}
              <CheckMark>{isSelected && <Icon of={TickIcon} size={16} />}</CheckMark>
            </>
          )}
        </Item>
      )}
    </List>
  );
}

/** Options whose label begins with the typed text are first; the others keep their order. */
export function ranked<O extends { label: string }>(
  options: readonly O[],
  typed: string,
): readonly O[] {
  const sought = foldForSearch(typed);
  // The same array without a search: react-aria treats another one as other options.
  if (sought === '') return options;
  const begins = (option: O) => foldForSearch(option.label).startsWith(sought);
  return [...options.filter(begins), ...options.filter((option) => !begins(option))];
}
