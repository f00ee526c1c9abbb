import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import ClockIcon from '~icons/solar/clock-circle-bold';
import { iconMask, maskedIcon } from '../kit/icon-mask';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { NameText } from '../kit/name-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { type DueKind, urgencyOf } from './urgency';

/** Two lines of a cell. */
export const TwoLineCell = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  /* At the cell's end, for figures. */
  &[data-end] {
    align-items: flex-end;
  }
`;
export const Strong = styled.span`
  font-weight: var(--weight-strong);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
export const Muted = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  white-space: nowrap;
`;
/** A name on one line, which an ellipsis may cut. */
export function NameLine({ children: name }: { children: string }) {
  return (
    <Strong dir="auto" title={name}>
      <NameText>{name}</NameText>
    </Strong>
  );
}
const Detail = styled(Muted)`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;
/** A text of any length below a name, on one line, which an ellipsis may cut. */
export function DetailLine({ children: text }: { children: string }) {
  return (
    <Detail dir="auto" title={text}>
      {text}
    </Detail>
  );
}
const Due = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--text-2);
  font-weight: 400;
  white-space: nowrap;
  &:is([data-urgency='urgent'], [data-urgency='soon']) {
    font-weight: var(--weight-strong);
  }
  &[data-urgency='urgent'] {
    color: var(--error-text);
  }
  &[data-urgency='soon'] {
    color: var(--warning-text);
  }
  &:is([data-urgency='urgent'], [data-urgency='soon'])::before {
    --icon: ${iconMask(ClockIcon)};
    ${maskedIcon(16)}
  }
`;
/** A row without a deadline. */
export function NothingDue() {
  const t = useText('orders');
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('deadline.none')}</VisuallyHidden>
    </>
  );
}

interface DueCellProps {
  kind: DueKind;
  /** UTC. */
  at: string;
  now: Date;
  /** The due action. */
  children: ReactNode;
}

/** The time left, in the colour of its urgency, and the due action. */
export function DueCell({ kind, at, now, children }: DueCellProps) {
  const t = useText('orders');
  const format = useFormat();
  const left = differenceInMilliseconds(at, now);
  const urgency = urgencyOf(left, kind);
  return (
    <TwoLineCell data-lines="">
      <Due data-urgency={urgency}>
        {left < 0
          ? t('deadline.late', { duration: format.duration(-left) })
          : format.duration(left)}
      </Due>
      <Muted>{children}</Muted>
    </TwoLineCell>
  );
}
