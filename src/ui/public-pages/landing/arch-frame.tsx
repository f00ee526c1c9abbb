import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { archPath } from '../../illustrations/arch-path';

const View = styled.div`
  position: relative;
  inline-size: 284px;
  max-inline-size: 100%;
  block-size: 380px;
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  & > div {
    position: absolute;
    inset: 0 20px 12px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-24);
    padding-block-end: var(--space-48);
    color: var(--on-door);
  }
`;

const arch = { x: 20, width: 244, top: 2, bottom: 368 };

/**
 * An arch on its sill, in the hues `--door` and `--sill`, around a drawing that is not read aloud.
 */
export function ArchFrame({ children }: { children: ReactNode }) {
  return (
    <View aria-hidden="true">
      <svg viewBox="0 0 284 380" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={archPath(arch)} fill="var(--door)" />
        <rect y="368" width="284" height="12" rx="3" fill="var(--sill)" />
      </svg>
      <div>{children}</div>
    </View>
  );
}
