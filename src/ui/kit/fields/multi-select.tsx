import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxValue } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { styled } from 'styled-components';
import { matchesQuery } from '#domain/text/search-highlight';
import CloseIcon from '~icons/solar/close-circle-linear';
import { AriaLocale } from '../aria-locale';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';
import { overlayContainer } from '../overlays/overlay-container';
import { ComboList, type ComboOption, ComboPopover, ComboToggle, ranked } from './combo-parts';
import { controlBox, describedBy, type FieldProps, FieldShell, namedBy } from './field-shell';

export interface MultiSelectProps<V extends string> extends FieldProps {
  options: readonly ComboOption<V>[];
  /** In the order in which they were chosen. */
  value: readonly V[];
  onChange: (value: V[]) => void;
  onBlur?: (() => void) | undefined;
  /** Starts the list with an option that selects all options, or none. */
  selectAll?: boolean | undefined;
  emptyText?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** The value of the "select all" option; no caller's option has this value. */
const ALL = '*all*';

const Frame = styled(Group)<{ $wrong: boolean; $off: boolean }>`
  ${controlBox}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  padding: 4px 12px;
  /* The arrow keeps its corner, however many lines the chips take. */
  padding-inline-end: 40px;
  & > button:last-child {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 4px;
    margin: -16px 0 0;
  }
  cursor: text;
  &:hover {
    border-color: var(--input-line-hover);
  }
  ${({ $wrong }) =>
    $wrong ? 'border-color: var(--error-text); box-shadow: inset 0 0 0 1px var(--error-text);' : ''}
  &:has(input:focus-visible) {
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
  }
  ${({ $off }) =>
    $off
      ? 'border-color: var(--line-strong); background: var(--sunk); color: var(--on-press); cursor: not-allowed;'
      : ''}
`;
const Text = styled(Input)`
  flex: 1;
  min-inline-size: 80px;
  min-block-size: 30px;
  border: 0;
  padding: 0;
  background: none;
  outline: none;
  font: 400 var(--text-input) var(--font-body);
  &::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
`;
const Chips = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
` as typeof TagList;
const Chip = styled(Tag)`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-inline-size: 100%;
  min-block-size: 30px;
  padding-inline: 10px 2px;
  border-radius: var(--radius-chip);
  background: var(--press);
  font: 400 var(--text-small) var(--font-body);
  outline: none;
  cursor: default;
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
`;
const Remove = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 6px;
  &[data-hovered] {
    background: var(--press);
  }
`;

/** Several of many options, found by typing; each chosen one is a chip that can be removed. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { label, hideLabel, value, onChange, disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [typed, setTyped] = useState('');
  const rows = useRows(props, typed);
  const isLeaving = useRef(false);
  const take = (keys: readonly string[]) => {
    // Tab would choose the highlighted option, or remove it if it is chosen.
    if (isLeaving.current) return;
    const next = chosenFrom(keys, props);
    setTyped('');
    if (next.join('\n') !== value.join('\n')) onChange(next);
  };
  const takeLastAway = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <AriaLocale>
      <FieldShell {...props} id={id}>
        {(ids) => (
          <ComboBox<ComboOption<string>, 'multiple'>
            id={id}
            {...namedBy(id, label, hideLabel)}
            {...describedBy(ids)}
            selectionMode="multiple"
            items={rows}
            inputValue={typed}
            onInputChange={setTyped}
            value={markedRows(value, rows)}
            onChange={(keys) => take(keys.map(String))}
            onBlur={() => {
              setTyped('');
              props.onBlur?.();
            }}
            allowsEmptyCollection
            isDisabled={disabled}
            isInvalid={Boolean(props.error)}
            isRequired={props.required ?? false}
            validationBehavior="aria"
          >
            <Frame
              ref={setFrame}
              $wrong={Boolean(props.error)}
              $off={disabled}
              onFocusCapture={() => {
                isLeaving.current = false;
              }}
              onKeyDownCapture={({ key }) => {
                isLeaving.current = key === 'Tab';
              }}
              onMouseDown={(event) => {
                if (event.target !== event.currentTarget) return;
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {/* Also excludes the chips from react-aria's parsing of the options. */}
              <ComboBoxValue style={{ display: value.length > 0 ? 'contents' : 'none' }}>
                {() => (
                  <ChosenChips
                    {...props}
                    onRemove={(left) => {
                      onChange(left);
                      if (left.length === 0) document.getElementById(id)?.focus();
                    }}
                  />
                )}
              </ComboBoxValue>
              <Text
                onKeyDown={takeLastAway}
                {...(value.length === 0 && props.placeholder
                  ? { placeholder: props.placeholder }
                  : {})}
              />
              <ComboToggle />
            </Frame>
            <ComboPopover offset={4} UNSTABLE_portalContainer={overlayContainer(frame)}>
              <ComboList typed={typed} chosen={value} emptyText={props.emptyText} />
            </ComboPopover>
          </ComboBox>
        )}
      </FieldShell>
    </AriaLocale>
  );
}

function useRows<V extends string>(props: MultiSelectProps<V>, typed: string): ComboOption[] {
  const texts = useKitTexts();
  const found = ranked(
    props.options.filter(({ label }) => matchesQuery(label, typed)),
    typed,
  );
  return props.selectAll && typed === ''
    ? [{ value: ALL, label: texts.selectAll }, ...found]
    : [...found];
}

function enabledOf<V extends string>(options: readonly ComboOption<V>[]): V[] {
  return options.filter((option) => !option.disabled).map((option) => option.value);
}

/** The "select all" option is checked if all others are. */
function markedRows(value: readonly string[], rows: readonly ComboOption[]): string[] {
  const [first, ...others] = enabledOf(rows);
  const all = first === ALL && others.every((row) => value.includes(row));
  return all ? [ALL, ...value] : [...value];
}

/** The chosen values from the checked options: a change of "select all" selects all or none. */
function chosenFrom<V extends string>(
  keys: readonly string[],
  { options, value, selectAll }: MultiSelectProps<V>,
): V[] {
  const all = enabledOf(options);
  const wasAll = selectAll && all.every((one) => value.includes(one));
  if (wasAll && !keys.includes(ALL)) return [];
  if (selectAll && !wasAll && keys.includes(ALL)) return all;
  // Chosen options that the search hides remain chosen.
  const known = new Set<string>(options.map((option) => option.value));
  return keys.filter((key): key is V => known.has(key));
}

function ChosenChips<V extends string>(
  props: Pick<MultiSelectProps<V>, 'label' | 'options' | 'value' | 'disabled'> & {
    onRemove: (left: V[]) => void;
  },
) {
  const { label, options, value, disabled = false, onRemove } = props;
  const chosen = value.map(
    (one) => options.find((option) => option.value === one) ?? { value: one, label: one },
  );
  return (
    <TagGroup
      aria-label={label}
      {...(disabled
        ? {}
        : { onRemove: (keys: Set<unknown>) => onRemove(value.filter((one) => !keys.has(one))) })}
    >
      <Chips items={chosen}>
        {(option) => (
          <Chip id={option.value} textValue={option.label}>
            <bdi>{option.label}</bdi>
            {!disabled && (
              <Remove slot="remove">
                <Icon of={CloseIcon} size={16} />
              </Remove>
            )}
          </Chip>
        )}
      </Chips>
    </TagGroup>
  );
}
