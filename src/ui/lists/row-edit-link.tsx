import { Link } from 'react-router';
import { styled } from 'styled-components';
import EditIcon from '~icons/solar/pen-linear';
import { iconButtonStyle } from '../kit/icon-button';
import { iconMask, maskedIcon } from '../kit/icon-mask';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

/** Transparent rather than removed: the keyboard and screen readers reach it in every row. */
const Pencil = styled(Link)`
  ${iconButtonStyle}
  inline-size: 32px;
  block-size: 32px;
  opacity: 0;
  &::before {
    --icon: ${iconMask(EditIcon)};
    ${maskedIcon(20)}
  }
  &:hover {
    background: var(--press);
    color: var(--text);
  }
  &:focus-visible,
  tr:is(:hover, :focus-within, [data-current='true']) &,
  li & {
    opacity: 1;
  }
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
    opacity: 1;
  }
`;

/** The pencil and the menu of a row. */
export const RowActions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface RowEditLinkProps {
  /** The form. */
  to: string;
  /** Of the record, as a sentence mentions it. */
  name: string;
}

/**
 * The link from a row or a card to the form of its record. It has no handlers of its own: the page
 * calls `useRowEditing`.
 */
export function RowEditLink({ to, name }: RowEditLinkProps) {
  const label = useText('lists')('edit.link', { name });
  return <Pencil to={to} aria-label={label} title={label} data-row-edit="" />;
}
