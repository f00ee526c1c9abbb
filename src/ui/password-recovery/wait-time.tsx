import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { minutesAndSeconds } from '#domain/format/countdown';
import { useText } from '../text/use-text';

const Line = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** When the next request can be sent; undefined when it can be sent now. */
export function useWaitText(secondsLeft: number): string | undefined {
  const t = useText('passwordRecovery');
  if (secondsLeft === 0) return undefined;
  return t('wait', { time: bidiIsolate(minutesAndSeconds(secondsLeft)) });
}

/** The countdown of a wait. Screen readers read it on request, not every second. */
export function WaitTime({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Line role="timer" aria-live="off">
      {text}
    </Line>
  );
}
