import { css, styled } from 'styled-components';

/** Tiles in three columns; the cover, or a first upload, takes four of them. */
export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-8);
`;

/** What every tile looks like. */
export const tileStyles = css`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: var(--radius-note);
  overflow: hidden;
  background: var(--sunk);
`;

/** The picture in a tile, whole where it is a drawing on its own ground, cut where it is a photo. */
export const TileImage = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  pointer-events: none;
`;
