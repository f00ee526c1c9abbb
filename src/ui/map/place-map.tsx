import { styled } from 'styled-components';
import type { MapPoint } from '#domain/map/map-point';
import { useText } from '../text/use-text';
import { MoroccoMap } from './morocco-map';
import { usePointText } from './use-point-text';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  inline-size: 100%;
  max-inline-size: 400px;
  margin: 0;
  & > figcaption {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

interface PlaceMapProps {
  point: MapPoint;
  /** The town of the point; undefined if it is not known. */
  town: string | undefined;
}

/** A point on the drawn map, with the town and the coordinates below it. */
export function PlaceMap({ point, town }: PlaceMapProps) {
  const t = useText('map');
  const written = usePointText()(point);
  const label = town ? t('pointIn', { town, point: written }) : t('pointAt', { point: written });
  return (
    <Figure>
      <MoroccoMap point={point} label={label} />
      <figcaption>
        {town && <bdi>{town}</bdi>}
        {town && ' · '}
        <bdi>{written}</bdi>
      </figcaption>
    </Figure>
  );
}
