import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useApplication } from '../portal-context/application-context';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const MINUTE_MS = 60_000;

/** Below it comes the page, or nothing: in a column with gaps the margin is not needed. */
const Box = styled.div`
  main > &:not(:last-child) {
    margin-block-end: var(--space-16);
  }
`;

/**
 * Tells by how much this device's clock is wrong, until the user has read it. `skew` in ms, positive
 * when the clock is fast.
 */
export function ClockNote({ skew }: { skew: number }) {
  const t = useText('session');
  const common = useText('common');
  const format = useFormat();
  const { clock } = useApplication();
  // Whole minutes: a duration rounds up.
  const by = format.duration(Math.round(Math.abs(skew) / MINUTE_MS) * MINUTE_MS);
  return (
    <Box>
      <Note
        announce
        title={skew > 0 ? t('clock.fast', { by }) : t('clock.slow', { by })}
        action={
          <Button variant="quiet" size="small" onClick={clock.dismiss}>
            {common('understood')}
          </Button>
        }
      >
        {t('clock.corrected')}
      </Note>
    </Box>
  );
}
