import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-circle-linear';
import { IconButton } from '../icon-button';
import { useKitTexts } from '../kit-texts';
import {
  countSelected,
  EVERYTHING_SELECTED,
  NOTHING_SELECTED,
  type RowSelection,
} from './row-selection';
import { HEADER_HEIGHT } from './table-sizes';

/** A selection across all pages of a list, and its actions. */
export interface TableSelection {
  value: RowSelection;
  onChange: (value: RowSelection) => void;
  /** Number of matching rows on all pages. */
  total: number;
  /** "3 produits sélectionnés"; only the number and "sélectionnés" when left out. */
  summary?: ((count: number) => string) | undefined;
  /** Buttons of the bar (`<Button variant="quiet" size="small">`). */
  actions?: ReactNode;
}

const Text = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
  white-space: nowrap;
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  & > * {
    flex: none;
  }
`;
const barStyles = css`
  color: var(--selection-ink);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  & :is(button, a) {
    color: inherit;
  }
`;
/** Covers the header row and sticks with it; the header's checkbox stays visible. */
const HeaderBar = styled.div`
  ${barStyles}
  position: sticky;
  inset-block-start: var(--table-head-top, 0);
  z-index: 4;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  block-size: ${HEADER_HEIGHT}px;
  margin-block-end: -${HEADER_HEIGHT}px;
  margin-inline-start: 42px;
  padding-inline: 12px 20px;
  background: var(--selection-bar);
`;
/** At the window's bottom, over the page's own bar. */
const FooterBar = styled.div`
  ${barStyles}
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: calc(var(--z-sticky) + 1);
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-8) var(--space-16) calc(var(--space-16) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--selection-bar);
  & > ${Text} {
    min-block-size: 44px;
    & > button:last-of-type {
      margin-inline-start: auto;
    }
  }
  & > ${Actions} {
    flex-wrap: wrap;
  }
`;
const LoneBar = styled(HeaderBar)`
  position: static;
  margin: 0;
`;
const BARS = { header: HeaderBar, foot: FooterBar, alone: LoneBar };
const SelectAllLink = styled.button`
  min-block-size: 32px;
  padding-inline: var(--space-4);
  border-radius: var(--radius-chip);
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface SelectionBarProps {
  selection: TableSelection;
  /** Over the table's header, at the window's bottom, or above a text without a table. */
  place?: 'header' | 'foot' | 'alone';
}

/** "N selected", a button to select all matches, the actions, and a close button. */
export function SelectionBar({ selection, place = 'header' }: SelectionBarProps) {
  const texts = useKitTexts();
  const id = useId();
  const { value, onChange, total } = selection;
  const count = countSelected(value, total);
  const Bar = BARS[place];
  const words = (
    <Text>
      <span role="status" id={id}>
        {selection.summary?.(count) ?? texts.selectedRows(count)}
      </span>
      {count < total && (
        <SelectAllLink type="button" onClick={() => onChange(EVERYTHING_SELECTED)}>
          {texts.selectAllRows(total)}
        </SelectAllLink>
      )}
      <IconButton
        icon={CloseIcon}
        size="small"
        label={texts.clearSelection}
        onClick={() => onChange(NOTHING_SELECTED)}
      />
    </Text>
  );
  return (
    <Bar role="group" aria-labelledby={id}>
      {words}
      {selection.actions && <Actions>{selection.actions}</Actions>}
    </Bar>
  );
}
