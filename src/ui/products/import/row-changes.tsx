import { useState } from 'react';
import { styled } from 'styled-components';
import type { ImportChange, ImportRow } from '#openapi/types.generated';
import ArrowIcon from '~icons/solar/arrow-right-linear';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { ChangedValue } from './changed-value';
import { useTargetName } from './target-name';

/** Fields shown before the others are asked for. */
const SHOWN_FIELDS = 5;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, 168px) minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);
  white-space: normal;
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  & > dt {
    color: var(--text-2);
  }
  & > dd {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    ${media.below('phone')} {
      margin-block-end: var(--space-8);
    }
  }
`;
/** Both values side by side, or one below the other where they need the room. */
const Pair = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-8);
  & > svg {
    flex: none;
    align-self: center;
    color: var(--text-2);
  }
`;
const After = styled.b`
  min-inline-size: 0;
  font-weight: var(--weight-strong);
`;
const Before = styled.span`
  min-inline-size: 0;
`;

/** Each changed field of a row with its old and new value; of a new row its values. */
export function RowChanges({ row }: { row: ImportRow }) {
  const t = useText('imports');
  const name = useTargetName();
  const [isOpen, setOpen] = useState(false);
  const hidden = isOpen ? 0 : Math.max(0, row.changes.length - SHOWN_FIELDS);
  if (row.changes.length === 0) return null;
  return (
    <>
      <List>
        {row.changes.slice(0, row.changes.length - hidden).map((change) => (
          <Change
            key={change.field}
            change={change}
            label={name(change.field)}
            isNew={row.outcome === 'new'}
          />
        ))}
      </List>
      {hidden > 0 && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t('rows.more', { count: hidden })}
        </Button>
      )}
    </>
  );
}

interface ChangeProps {
  change: ImportChange;
  label: string;
  isNew: boolean;
}

function Change({ change: { field, from, to }, label, isNew }: ChangeProps) {
  const t = useText('imports');
  return (
    <>
      <dt>{label}</dt>
      <Pair>
        {!isNew && (
          <>
            <Before>
              <VisuallyHidden>{t('changes.before')} </VisuallyHidden>
              <ChangedValue field={field} value={from} />
            </Before>
            <Icon of={ArrowIcon} size={16} mirrored />
          </>
        )}
        <After>
          {!isNew && <VisuallyHidden>{t('changes.after')} </VisuallyHidden>}
          <ChangedValue field={field} value={to} />
        </After>
      </Pair>
    </>
  );
}
