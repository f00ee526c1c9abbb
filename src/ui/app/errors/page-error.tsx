import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { useText } from '../../text/use-text';

const Surface = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-12);
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
`;

/** Replaces a page that failed to render or to load; the menu around it still works. */
export function PageError() {
  const t = useText('shell');
  return (
    <Surface role="alert">
      <h1 tabIndex={-1}>{t('errors.page.title')}</h1>
      <p>{t('errors.page.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('errors.page.reload')}</Button>
    </Surface>
  );
}
