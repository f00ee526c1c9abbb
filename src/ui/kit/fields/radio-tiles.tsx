import { styled } from 'styled-components';
import { tileStyles } from './tile.styles';

/** Drawings side by side, one of them chosen. */
export const Tiles = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--space-8);
`;
export const Tile = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-block-size: 48px;
  padding: var(--space-12) var(--space-4);
  border-radius: 10px;
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--on-press);
  font: 400 var(--text-help) var(--font-body);
  text-align: center;
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &:has(:checked) {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--focus);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  &:has(:disabled) {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  ${tileStyles}
`;
