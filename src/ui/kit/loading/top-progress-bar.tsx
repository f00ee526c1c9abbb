import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';

const creep = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.div<{ $done: boolean }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--z-progress);
  block-size: 3px;
  background: var(--fill);
  transform-origin: 0 0;
  animation: ${creep} 8s cubic-bezier(0.05, 0.8, 0.2, 1) forwards;
  opacity: ${({ $done }) => ($done ? 0 : 1)};
  transition: opacity var(--t-panel) var(--ease);
  pointer-events: none;
  :root[dir='rtl'] & {
    transform-origin: 100% 0;
  }
`;

/** A line at the top while a navigation is in progress; pass `active` from the router. */
export function TopProgressBar({ active }: { active: boolean }) {
  const [shown, setShown] = useState(active);
  if (active && !shown) setShown(true);
  useEffect(() => {
    if (active) return;
    const timer = setTimeout(() => setShown(false), 200);
    return () => clearTimeout(timer);
  }, [active]);
  return shown ? <Bar $done={!active} aria-hidden="true" /> : null;
}
