import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import DangerIcon from '~icons/solar/danger-circle-bold';
import { media } from '../theme/breakpoints';
import { focusField } from './focus-field';
import { Icon } from './icon';

/** What every field takes besides its own value. */
export interface FieldProps {
  label: string;
  /** The label is read, not shown (search boxes, table filters). */
  hideLabel?: boolean | undefined;
  /** Marks the label with a star and tells assistive technology. */
  required?: boolean | undefined;
  /** A quiet sentence below. */
  help?: ReactNode;
  /** What is wrong; replaces the help. */
  error?: string | undefined;
  /** At the label's far end: a link, "optional", a counter. */
  aside?: ReactNode;
  /** Id of the control; made up when left out. */
  id?: string | undefined;
}

/** What the control inside the shell must carry. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const Shell = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
`;
const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-8);
`;
const Label = styled.label`
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;
const Star = styled.span`
  color: var(--error-text);
`;
const Aside = styled.span`
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;
const Help = styled.p`
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;
const ErrorMessage = styled(Help)`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: var(--error-text);
  font-weight: var(--weight-strong);
  & > svg {
    margin-block-start: 1px;
  }
`;

/** The label's id, for controls that are named by it rather than held by `for` (groups, comboboxes). */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}

/** How a control that `for` cannot hold is named. */
export function namedBy(id: string, label: string, hideLabel: boolean | undefined) {
  return hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelIdOf(id) };
}

/** Help or error, for a control that does not take all of `ControlIds`. */
export function describedBy(ids: ControlIds) {
  const note = ids['aria-describedby'];
  return note ? { 'aria-describedby': note } : {};
}

interface FieldShellProps extends FieldProps {
  children: (ids: ControlIds) => ReactNode;
  /** The control is a group of parts (a date, two thumbs): the label leads to the first of them. */
  asGroup?: boolean | undefined;
}

/** Label above, control, help or error below, tied together for assistive technology. */
export function FieldShell(props: FieldShellProps) {
  const { label, hideLabel, required, help, error, aside, asGroup = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const noted = Boolean(error ?? help);
  return (
    <Shell>
      {!hideLabel && (
        <LabelRow>
          <Label
            id={labelIdOf(id)}
            {...(asGroup
              ? { as: 'span' as const, onClick: () => focusField(id) }
              : { htmlFor: id })}
          >
            {label}
            {required && <Star aria-hidden="true"> *</Star>}
          </Label>
          {aside && <Aside>{aside}</Aside>}
        </LabelRow>
      )}
      {children({
        id,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? (
        <ErrorMessage id={noteId}>
          <Icon of={DangerIcon} size={16} />
          <span>{error}</span>
        </ErrorMessage>
      ) : (
        help && <Help id={noteId}>{help}</Help>
      )}
    </Shell>
  );
}

/** The box of a field: border, focus, error and disabled looks. Shared by all text-like controls. */
export const controlBox = css`
  inline-size: 100%;
  min-block-size: 40px;
  border: 1px solid var(--input-line);
  border-radius: var(--radius-control);
  background: var(--paper);
  color: var(--text);
  font: 400 var(--text-input) var(--font-body);
  transition: border-color var(--t-hover) var(--ease);
  ${media.touch} {
    min-block-size: 48px;
  }
`;

/** The frame around an input with something beside it (icon, unit, button). */
export const ControlFrame = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding-inline: 12px;
  cursor: text;
  &:hover {
    border-color: var(--input-line-hover);
  }
  &:has(> [aria-invalid='true']) {
    border-color: var(--error-text);
    box-shadow: inset 0 0 0 1px var(--error-text);
  }
  &:has(> :is(input, textarea):focus-visible) {
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
  }
  &:has(> :is(input, textarea):disabled) {
    border-color: var(--line-strong);
    background: var(--sunk);
    color: var(--on-press);
    cursor: not-allowed;
  }
  & > svg {
    color: var(--text-2);
  }
  & > :is(input, textarea) {
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    align-self: stretch;
    border: 0;
    padding: 0;
    background: none;
    font: 400 var(--text-input) var(--font-body);
    font-variant-numeric: tabular-nums;
    text-align: start;
    text-overflow: ellipsis;
    cursor: inherit;
  }
  & > :is(input, textarea):focus-visible {
    outline: none;
  }
  & > :is(input, textarea)::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  /* Left-to-right content (price, e-mail, code) still stands where reading starts. */
  :root[dir='rtl'] & > input[dir='ltr'] {
    text-align: end;
  }
`;
