import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { timeLeft } from '#domain/time/time-left';
import { PlainButtonLink } from '../../public-pages/layout/plain-button-link';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-12);
  margin-block-end: var(--space-32);
  ${media.below('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    align-items: center;
    padding: var(--space-12) var(--space-4);
    border-radius: var(--radius-note);
    background: var(--sunk);
  }
  & dd {
    font: var(--weight-head) var(--text-lead-figure) var(--font-head);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--on-press);
  }
`;
const Open = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16);
  margin-block-end: var(--space-32);
`;

const SECOND_MS = 1000;
const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The opening from the build's configuration (UTC). */
const opening = Date.parse(process.env.PUBLIC_OPENING ?? '');

/**
 * The time until the opening, updated each second; then a link to the products. Silent for screen
 * readers.
 */
export function Countdown() {
  const t = useText('inquiries');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticking);
  }, []);
  const left = timeLeft(opening, now);
  if (!left) {
    return (
      <Open>
        <b>{t('opening.isOpen')}</b>
        <PlainButtonLink href="/product" variant="soft">
          {t('opening.toShop')}
        </PlainButtonLink>
      </Open>
    );
  }
  return (
    <div role="timer" aria-live="off" aria-label={t('opening.countdown')}>
      <Row>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(part, { count: left[part] })}</dt>
            <dd>{left[part]}</dd>
          </div>
        ))}
      </Row>
    </div>
  );
}
