import { styled } from 'styled-components';
import { useText } from '../../text/use-text';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: var(--space-8);
  list-style: none;
  & a {
    display: block;
  }
  & img {
    inline-size: 100%;
    aspect-ratio: 1;
    border-radius: var(--radius-control);
    background: var(--sunk);
    object-fit: cover;
  }
`;

/** The client's photos; each opens in full size in a new tab. */
export function Photos({ urls }: { urls: readonly string[] }) {
  const t = useText('requests');
  if (urls.length === 0) return null;
  return (
    <Grid aria-label={t('photos.label')}>
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <img src={url} alt={t('photos.one', { number: index + 1 })} loading="lazy" />
          </a>
        </li>
      ))}
    </Grid>
  );
}
