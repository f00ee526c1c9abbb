import { styled } from 'styled-components';
import { media } from '../../ui/theme/breakpoints';

/** Names from the code: always in Latin letters, always left to right. */
export const Code = styled.code.attrs({ dir: 'ltr' })`
  font: 400 0.75rem / 1.125rem ui-monospace, monospace;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`;

export const Data = styled.pre.attrs({ dir: 'ltr', tabIndex: 0 })`
  max-block-size: 220px;
  margin: 0;
  padding: var(--space-8) var(--space-12);
  overflow: auto;
  border-radius: var(--radius-control);
  background: var(--sunk);
  font: 400 0.75rem / 1.125rem ui-monospace, monospace;
  text-align: left;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Small = styled.h2`
  margin-block: var(--space-12) var(--space-4);
  color: var(--text-2);
  font: var(--weight-strong) var(--text-help) var(--font-body);
`;

export const Muted = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;

/** A list of options; the chosen option is marked. */
export const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  inline-size: 100%;
  min-block-size: 32px;
  padding-inline: var(--space-12);
  border-radius: var(--radius-control);
  color: var(--text);
  font: 400 var(--text-small) var(--font-body);
  text-align: start;
  &:hover {
    background: var(--hover);
  }
  &[aria-current='true'] {
    background: var(--accent-soft2);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

/** A state without the machine's id, which is the first part of its own. */
export function placeOf(id: string): string {
  return id.split('.').slice(1).join('.');
}
