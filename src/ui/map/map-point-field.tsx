import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  isUnreadablePoint,
  type MapPoint,
  pointOnMap,
  readPoint,
  type TypedPoint,
  writtenPoint,
} from '#domain/map/map-point';
import { MAP_SIZE, pointAt } from '#domain/map/map-projection';
import { nearestTown, townPoint } from '#domain/map/town-points';
import { Button } from '../kit/button';
import { TextField } from '../kit/fields/text-field';
import { fieldId } from '../kit/form/bound';
import { useFormField } from '../kit/form/form-error-text';
import { useCityName } from '../store/use-cities';
import { useText } from '../text/use-text';
import { MoroccoMap } from './morocco-map';
import { usePointText } from './use-point-text';

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
const Surface = styled.div`
  inline-size: 100%;
  max-inline-size: 400px;
  border-radius: var(--radius-note);
  cursor: crosshair;
  touch-action: manipulation;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
const Said = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** Degrees of one press of an arrow key; with Shift ten times as many. */
const STEP = 0.01;
const LONG_STEP = 0.1;
/** Where the first press of an arrow key puts the mark while there is none: the middle of the map. */
const MIDDLE = pointAt({ x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 });
/** Decimals of a point that was set on the map, whose pixels are further apart. */
const SET_DECIMALS = 2;

const MOVES: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const MAX_LENGTH = 60;

interface MapPointFieldProps {
  /** The value's path in the form. */
  name: string;
  label: string;
  /** The city of the form, to which the point can be set; null without one. */
  cityId: string | null;
}

/** A point of the drawn map: typed, set by a press or the arrow keys, or at the city of the form. */
export function MapPointField({ name, label, cityId }: MapPointFieldProps) {
  const t = useText('map');
  const { value, error, change, leave } = useFormField<TypedPoint>(name);
  const cityName = useCityName();
  const point = isUnreadablePoint(value) ? null : value;
  const town = cityId === null ? null : townPoint(cityId);
  const set = (next: MapPoint | null) => {
    change(next);
    leave();
  };
  return (
    <Parts>
      <PointText
        name={name}
        label={label}
        value={value}
        error={error}
        change={change}
        leave={leave}
      />
      <Actions>
        {town && (
          <Button variant="outline" onClick={() => set(town)}>
            {t('setAt', { town: cityName(cityId) ?? '' })}
          </Button>
        )}
        {value !== null && (
          <Button variant="outline" onClick={() => set(null)}>
            {t('remove')}
          </Button>
        )}
      </Actions>
      <PointSurface point={point} onSet={set} />
    </Parts>
  );
}

interface PointTextProps {
  name: string;
  label: string;
  value: TypedPoint;
  error: string | undefined;
  change: (value: TypedPoint) => void;
  leave: () => void;
}

/** The point as text, as it is typed until the field is left. */
function PointText({ name, label, value, error, change, leave }: PointTextProps) {
  const t = useText('map');
  const [typed, setTyped] = useState<string | null>(null);
  const stored = isUnreadablePoint(value) ? value.typed : value ? writtenPoint(value) : '';
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      help={t('help')}
      error={error}
      value={typed ?? stored}
      onChange={(text) => {
        setTyped(text);
        change(readPoint(text));
      }}
      onBlur={() => {
        setTyped(null);
        leave();
      }}
      maxLength={MAX_LENGTH}
      dir="ltr"
      autoComplete="off"
    />
  );
}

/** The map itself: a press sets the point, arrow keys move it. */
function PointSurface({
  point,
  onSet,
}: {
  point: MapPoint | null;
  onSet: (point: MapPoint) => void;
}) {
  const t = useText('map');
  const saidId = useId();
  const setByPress = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * MAP_SIZE.width;
    const y = ((clientY - box.top) / box.height) * MAP_SIZE.height;
    onSet(inWholeSteps(pointAt({ x, y })));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onSet(moved(point, move, event.shiftKey ? LONG_STEP : STEP));
  };
  return (
    <>
      <Surface
        role="application"
        tabIndex={0}
        aria-label={t('surface')}
        aria-describedby={saidId}
        onClick={setByPress}
        onKeyDown={moveByKey}
      >
        <MoroccoMap point={point} />
      </Surface>
      <Said id={saidId} role="status">
        <PointWords point={point} />
      </Said>
    </>
  );
}

function PointWords({ point }: { point: MapPoint | null }) {
  const t = useText('map');
  const pointText = usePointText();
  const cityName = useCityName();
  if (!point) return <>{t('none')}</>;
  const town = cityName(nearestTown(point));
  const written = pointText(point);
  return <>{town ? t('near', { point: written, town }) : written}</>;
}

function moved(
  point: MapPoint | null,
  [north, east]: readonly [number, number],
  step: number,
): MapPoint {
  if (!point) return inWholeSteps(MIDDLE);
  return pointOnMap({
    latitude: point.latitude + north * step,
    longitude: point.longitude + east * step,
  });
}

function inWholeSteps({ latitude, longitude }: MapPoint): MapPoint {
  return {
    latitude: Number(latitude.toFixed(SET_DECIMALS)),
    longitude: Number(longitude.toFixed(SET_DECIMALS)),
  };
}
