import { styled } from 'styled-components';
import { useText } from '../../text/use-text';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-20) var(--space-24);
`;
const Unit = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** The title of a card of lines, and the unit of its amounts. */
export function LinesHeader({ title }: { title: string }) {
  const t = useText('payouts');
  return (
    <Header>
      <h2>{title}</h2>
      <Unit>{t('page.unit')}</Unit>
    </Header>
  );
}
