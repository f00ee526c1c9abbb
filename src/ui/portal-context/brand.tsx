import { Link } from 'react-router';
import { styled } from 'styled-components';
import { LogoMark } from '../illustrations/logo-mark';
import { useText } from '../text/use-text';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 36px;
  max-inline-size: max-content;
  color: var(--text);
  font: var(--weight-head) var(--text-h2) var(--font-head);
  &:hover {
    text-decoration: none;
  }
  & > svg {
    flex: none;
    color: var(--fill);
  }
`;

/** The logo and the name, linked to the home page. */
export function Brand({ markOnly = false }: { markOnly?: boolean | undefined }) {
  const t = useText('common');
  return (
    <Home to="/" {...(markOnly ? { 'aria-label': t('productName') } : {})}>
      <LogoMark size={32} />
      {!markOnly && t('productName')}
    </Home>
  );
}
