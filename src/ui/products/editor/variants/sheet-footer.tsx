import { styled } from 'styled-components';
import { useText } from '../../../text/use-text';
import { media } from '../../../theme/breakpoints';
import type { Notice } from './use-notice';
import type { View } from './variant-views';

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
  }
`;
const Square = styled.span<{ $tone: 'warning' | 'error' }>`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 3px;
  background: var(--${({ $tone }) => $tone});
`;
/** Hidden on touch screens, which have no keyboard. */
const Hint = styled.p`
  ${media.touch} {
    display: none;
  }
`;
const Status = styled.p`
  flex-basis: 100%;
  color: var(--text);
  &[data-tone='error'] {
    color: var(--error-text);
  }
  &:empty {
    display: none;
  }
`;

interface SheetFooterProps {
  view: View;
  notice: Notice & { readonly number: number };
}

/** The meaning of the colours, the keys, and what the last action did or refused. */
export function SheetFooter({ view, notice }: SheetFooterProps) {
  const t = useText('variants');
  return (
    <Footer>
      <Status role="status" data-tone={notice.tone}>
        {notice.text && <span key={notice.number}>{notice.text}</span>}
      </Status>
      {view === 'stock' && (
        <Legend>
          <li>
            <Square $tone="warning" />
            {t('legend.low')}
          </li>
          <li>
            <Square $tone="error" />
            {t('legend.out')}
          </li>
        </Legend>
      )}
      <Hint>{view === 'pictures' ? t('keys.pictures') : t('keys.text')}</Hint>
    </Footer>
  );
}
