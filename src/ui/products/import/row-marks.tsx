import { styled } from 'styled-components';
import type { ImportRow, ImportRowOutcome } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-bold';
import DangerIcon from '~icons/solar/danger-circle-bold';
import TriangleIcon from '~icons/solar/danger-triangle-bold';
import SkipIcon from '~icons/solar/minus-circle-bold';
import ChangeIcon from '~icons/solar/pen-bold';
import { StatusChip } from '../../kit/feedback/chip';
import type { Tone } from '../../kit/feedback/tone';
import type { IconType } from '../../kit/icon';
import { useText } from '../../text/use-text';

const CHIPS: Record<ImportRowOutcome, { tone: Tone; icon: IconType }> = {
  new: { tone: 'success', icon: AddIcon },
  changed: { tone: 'info', icon: ChangeIcon },
  unchanged: { tone: 'neutral', icon: SkipIcon },
  refused: { tone: 'error', icon: DangerIcon },
  skipped: { tone: 'neutral', icon: SkipIcon },
};

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

/** What the import does with the row. */
export function OutcomeChip({ outcome }: { outcome: ImportRowOutcome }) {
  const t = useText('imports');
  return (
    <StatusChip tone={CHIPS[outcome].tone} icon={CHIPS[outcome].icon}>
      {t(`outcome.${outcome}`)}
    </StatusChip>
  );
}

/** How the row stands out. */
export function StandoutChips({ standouts }: Pick<ImportRow, 'standouts'>) {
  const t = useText('imports');
  if (standouts.length === 0) return null;
  return (
    <Marks>
      {standouts.map((kind) => (
        <StatusChip key={kind} tone="warning" icon={TriangleIcon}>
          {t(`standout.${kind}`)}
        </StatusChip>
      ))}
    </Marks>
  );
}
