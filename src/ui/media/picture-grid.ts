import { css, styled } from 'styled-components';

/** Tiles in three columns; the cover, or a first upload, takes four of them. */
export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-8);
`;

/** Common styles of all tiles. */
export const tileStyles = css`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: var(--radius-note);
  overflow: hidden;
  background: var(--sunk);
`;

/** The picture in a tile: a drawing with its own background is shown whole, a photo is cropped. */
export const TileImage = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  pointer-events: none;
`;
