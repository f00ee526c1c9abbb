import { Checkbox } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { checkboxStyles } from '../fields/checkbox';

const Box = styled.span`
  ${checkboxStyles}
`;
/** react-aria hides the real checkbox in one pixel. Here it covers the drawn one invisibly. */
const Target = styled(Checkbox)`
  position: relative;
  display: inline-grid;
  & > span:first-child {
    inset: -4px;
    z-index: 1;
    inline-size: auto !important;
    block-size: auto !important;
    margin: 0 !important;
    clip: auto !important;
    clip-path: none !important;
    opacity: 0;
  }
  & > span:first-child > input {
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    cursor: pointer;
  }
`;
const HitArea = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  margin: -4px;
  border-radius: 6px;
  cursor: pointer;
  [data-focus-visible] > & {
    outline: 2px solid var(--focus);
  }
`;

/** Removes the table's reference to the row's heading, because the label already contains it. */
const ownNameOnly = { 'aria-labelledby': '' };

/** Gets its state and its press handler from the table through react-aria's `selection` slot. */
export function SelectBox({ label }: { label: string }) {
  return (
    <Target slot="selection" aria-label={label} {...ownNameOnly}>
      {({ isSelected, isIndeterminate }) => (
        <HitArea>
          <Box
            {...(isSelected ? { 'data-selected': '' } : {})}
            {...(isIndeterminate ? { 'data-indeterminate': '' } : {})}
          />
        </HitArea>
      )}
    </Target>
  );
}
