import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import PreviousIcon from '~icons/solar/alt-arrow-left-linear';
import NextIcon from '~icons/solar/alt-arrow-right-linear';
import { media } from '../../theme/breakpoints';
import { IconButton } from '../icon-button';
import { iconMask, maskedIcon } from '../icon-mask';
import { useKitTexts } from '../kit-texts';
import { moveFocusByArrows } from '../move-focus-by-arrows';

export interface PaginationProps {
  /** First page is 1. */
  page: number;
  pageSize: number;
  /** Total number of rows. */
  total: number;
  onPage: (page: number) => void;
  /** Without it, the number of rows cannot be changed. */
  onPageSize?: ((size: number) => void) | undefined;
  pageSizes?: readonly number[] | undefined;
  /** At the start of the bar, for example the keys that move through the list. */
  lead?: ReactNode;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-8) var(--space-20);
  min-block-size: 64px;
  padding: var(--space-8) var(--space-24);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  ${media.below('phone')} {
    justify-content: space-between;
    padding-inline: var(--space-16);
  }
`;
const Size = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
`;
const PageSizeSelect = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  & > select {
    appearance: none;
    min-block-size: 32px;
    padding-inline: 4px 22px;
    border: 0;
    border-radius: 6px;
    background: transparent;
    color: var(--text);
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  ${media.touch} {
    & > select {
      min-block-size: 44px;
    }
  }
  & > select:hover {
    background: var(--hover);
  }
  & option {
    background: var(--raised);
  }
  &::after {
    --icon: ${iconMask(DownIcon)};
    ${maskedIcon(14)}
    position: absolute;
    inset-inline-end: 4px;
    pointer-events: none;
  }
`;
/* The range and the arrows stay on one line where the bar has several. */
const Range = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  & > bdi {
    margin-inline-end: var(--space-20);
  }
  ${media.below('phone')} {
    & > bdi {
      margin-inline-end: var(--space-8);
    }
  }
`;

/**
 * Rows per page, "a–b of n", and buttons to the previous and next page. At either end the arrow is
 * disabled but stays focusable: a disabled button would lose the focus of the user who just pressed
 * it.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, onPageSize, pageSizes = [10, 25, 50, 100] } = props;
  const texts = useKitTexts();
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Bar>
      {props.lead}
      {onPageSize && (
        <Size>
          {texts.rowsPerPage}
          <PageSizeSelect>
            <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </PageSizeSelect>
        </Size>
      )}
      <Range onKeyDown={moveFocusByArrows}>
        <bdi aria-live="polite">{texts.range(from, to, total)}</bdi>
        <IconButton
          icon={PreviousIcon}
          iconMirrored
          size="small"
          label={texts.previousPage}
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPage(page - 1)}
        />
        <IconButton
          icon={NextIcon}
          iconMirrored
          size="small"
          label={texts.nextPage}
          aria-disabled={to >= total}
          onClick={() => to < total && onPage(page + 1)}
        />
      </Range>
    </Bar>
  );
}
