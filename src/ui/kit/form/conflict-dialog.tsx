import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Button } from '../button';
import { Dialog } from '../overlays/dialog';

export type ConflictSide = 'mine' | 'theirs';

/** A field with two conflicting versions. */
export interface ConflictRow {
  id: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Preselected when the dialog opens. */
  suggested: ConflictSide;
}

export interface ConflictDialogProps {
  title: string;
  description: string;
  rows: readonly ConflictRow[];
  mineLabel: string;
  theirsLabel: string;
  allMineLabel: string;
  allTheirsLabel: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The chosen side of each row, by its id. */
  onChoose: (sides: Readonly<Record<string, ConflictSide>>) => void;
  onCancel: () => void;
}

const AllChoice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
const Row = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-8);
  & > legend {
    margin-block-end: var(--space-4);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Version = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-block-size: 60px;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &:has(:checked) {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--fill);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > small {
    color: var(--on-press);
    font: 400 var(--text-help) var(--font-body);
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

/** Two versions of a record, field by field, with a choice for each field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { rows, mineLabel, theirsLabel } = props;
  const name = useId();
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>(() =>
    Object.fromEntries(rows.map(({ id, suggested }) => [id, suggested])),
  );
  const chooseAll = (side: ConflictSide) =>
    setSides(Object.fromEntries(rows.map(({ id }) => [id, side])));
  return (
    <Dialog
      open
      onClose={props.onCancel}
      title={props.title}
      description={props.description}
      width={640}
      isQuestion
      footer={
        <>
          <Button variant="outline" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button onClick={() => props.onChoose(sides)}>{props.confirmLabel}</Button>
        </>
      }
    >
      {rows.map(({ id, label, ...row }) => (
        <Row key={id}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Version key={side}>
              <input
                type="radio"
                name={`${name}-${id}`}
                checked={sides[id] === side}
                onChange={() => setSides({ ...sides, [id]: side })}
              />
              <small>{side === 'mine' ? mineLabel : theirsLabel}</small>
              <bdi>{row[side]}</bdi>
            </Version>
          ))}
        </Row>
      ))}
      {rows.length > 1 && (
        <AllChoice>
          <Button variant="text" size="small" onClick={() => chooseAll('mine')}>
            {props.allMineLabel}
          </Button>
          <Button variant="text" size="small" onClick={() => chooseAll('theirs')}>
            {props.allTheirsLabel}
          </Button>
        </AllChoice>
      )}
    </Dialog>
  );
}
