import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Icon } from '../icon';
import { moveFocusByArrows } from '../move-focus-by-arrows';
import { TickIcon } from '../tick-icon';

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** Called when the user selects another step. */
  onStep?: ((index: number) => void) | undefined;
  /** Whether a step can be selected; by default those already done. */
  canStep?: ((index: number) => boolean) | undefined;
}

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  & button {
    min-block-size: 32px;
    border-radius: var(--radius-control);
    ${media.touch} {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-12);
  }
  & > li:not(:last-child)::after {
    content: '';
    inline-size: clamp(12px, 4vw, 56px);
    block-size: 2px;
    border-radius: 1px;
    background: var(--line-strong);
  }
  & > li[data-done]:not(:last-child)::after {
    background: var(--fill);
  }
`;
const Step = styled.span<{ $state: 'done' | 'current' | 'ahead' }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--text-2)' : 'var(--text)')};
  font: ${({ $state }) => ($state === 'current' ? 'var(--weight-strong)' : '400')}
    var(--text-small) var(--font-body);
  ${media.below('phone')} {
    & > span:last-child {
      display: ${({ $state }) => ($state === 'current' ? 'inline' : 'none')};
    }
  }
`;
const Figure = styled.span<{ $state: 'done' | 'current' | 'ahead' }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  font: 700 13px/1 var(--font-body);
  ${({ $state }) =>
    ({
      done: 'background: var(--accent-soft2); color: var(--accent-text);',
      current: 'background: var(--accent); color: var(--on-accent);',
      ahead: 'background: var(--press); color: var(--on-press);',
    })[$state]}
`;

/** The current step in a sequence, in reading direction. */
export function Stepper({
  label,
  steps,
  current,
  onStep,
  canStep = (step) => step < current,
}: StepperProps) {
  return (
    <List aria-label={label} onKeyDown={moveFocusByArrows}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        const face = (
          <Step $state={state}>
            <Figure $state={state}>
              {state === 'done' ? <Icon of={TickIcon} size={16} /> : index + 1}
            </Figure>
            <span>{step}</span>
          </Step>
        );
        return (
          <li
            key={step}
            {...(state === 'done' ? { 'data-done': '' } : {})}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            {onStep && canStep(index) && state !== 'current' ? (
              <button type="button" aria-label={step} onClick={() => onStep(index)}>
                {face}
              </button>
            ) : (
              face
            )}
          </li>
        );
      })}
    </List>
  );
}
