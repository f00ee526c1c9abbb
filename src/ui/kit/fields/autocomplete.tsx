import { useMemo, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { matchesQuery } from '#domain/text/search-highlight';
import SearchIcon from '~icons/solar/magnifier-linear';
import { AriaLocale } from '../aria-locale';
import { Icon, type IconType } from '../icon';
import { overlayContainer } from '../overlays/overlay-container';
import {
  ComboList,
  type ComboOption,
  ComboPopover,
  ComboToggle,
  OpeningInput,
  ranked,
} from './combo-parts';
import { ControlFrame, describedBy, type FieldProps, FieldShell, namedBy } from './field-shell';

export interface AutocompleteProps<V extends string> extends FieldProps {
  /** All options, or, with `onInput`, those that match the typed text. */
  options: readonly ComboOption<V>[];
  /** null without a selection. */
  value: V | null;
  onChange: (value: V | null) => void;
  onBlur?: (() => void) | undefined;
  /** The label of the selected option if it is not among the options (they come from a server). */
  valueLabel?: string | undefined;
  /** The caller searches options by the typed text; this component then filters nothing. */
  onInput?: ((typed: string) => void) | undefined;
  /** Options are loading. */
  loading?: boolean | undefined;
  emptyText?: string | undefined;
  placeholder?: string | undefined;
  icon?: IconType | undefined;
  disabled?: boolean | undefined;
}

/**
 * A choice of one option by typing. The typed text is only a search: the value is always an option.
 */
export function Autocomplete<V extends string>(props: AutocompleteProps<V>) {
  const { label, hideLabel, options, value, onInput } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const { chosen, typed, text, type, choose, settle } = useSearchedChoice(props);
  const known = chosen && !options.includes(chosen) ? [...options, chosen] : options;
  const fits = (words: string, sought: string) =>
    onInput ? options.some((option) => option.label === words) : matchesQuery(words, sought);
  return (
    <AriaLocale>
      <FieldShell {...props}>
        {(ids) => (
          <ComboBox<ComboOption<V>>
            id={ids.id}
            {...namedBy(ids.id, label, hideLabel)}
            {...describedBy(ids)}
            // The list always contains the selected option; otherwise react-aria treats it as
            // removed.
            defaultItems={onInput ? known : ranked(known, typed ?? '')}
            defaultFilter={fits}
            inputValue={text}
            onInputChange={type}
            value={value}
            onChange={(key) => choose(known.find((option) => option.value === key) ?? null)}
            onBlur={() => {
              settle();
              props.onBlur?.();
            }}
            allowsEmptyCollection
            isDisabled={props.disabled ?? false}
            isInvalid={Boolean(props.error)}
            isRequired={props.required ?? false}
            validationBehavior="aria"
          >
            <ControlFrame as={Group} ref={setFrame}>
              <Icon of={props.icon ?? SearchIcon} />
              <OpeningInput
                {...(props.placeholder ? { placeholder: props.placeholder } : {})}
                {...(chosen?.short ? { title: chosen.label } : {})}
              />
              <ComboToggle />
            </ControlFrame>
            <ComboPopover offset={4} UNSTABLE_portalContainer={overlayContainer(frame)}>
              <ComboList
                typed={typed ?? ''}
                chosen={value === null ? [] : [value]}
                loading={props.loading}
                emptyText={props.emptyText}
              />
            </ComboPopover>
          </ComboBox>
        )}
      </FieldShell>
    </AriaLocale>
  );
}

/** The text of the field: the typed text, or the label of the selected option. */
function useSearchedChoice<V extends string>(props: AutocompleteProps<V>) {
  const { options, value, valueLabel, onChange, onInput } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [last, setLast] = useState<ComboOption<V> | null>(null);
  const given = useMemo<ComboOption<V> | null>(
    () => (value !== null && valueLabel ? { value, label: valueLabel } : null),
    [value, valueLabel],
  );
  const chosen =
    options.find((option) => option.value === value) ??
    [last, given].find((option) => option?.value === value && value !== null);
  const words = chosen?.short ?? chosen?.label ?? '';
  const type = (next: string) => {
    // react-aria restores the whole label.
    if (next === words || next === chosen?.label) {
      setTyped(null);
      return;
    }
    setTyped(next);
    onInput?.(next);
    if (next === '' && value !== null) onChange(null);
  };
  const choose = (next: ComboOption<V> | null) => {
    setTyped(null);
    // react-aria repeats the value when it only restores the text.
    if (!next || next.value === value) return;
    setLast(next);
    onChange(next.value);
  };
  return { chosen, typed, text: typed ?? words, type, choose, settle: () => setTyped(null) };
}
