import { useLayoutEffect, useRef } from 'react';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { AriaLocale } from '../aria-locale';
import { useKitTexts } from '../kit-texts';
import { describedBy, type FieldProps, FieldShell } from './field-shell';

interface Scale extends Omit<FieldProps, 'required' | 'aside'> {
  /** 0 by default. */
  min?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** 1 by default. */
  step?: number | undefined;
  /** Formats a value for display and for screen readers: "350 DHS"; its digits by default. */
  format?: ((value: number) => string) | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

export interface SliderProps extends Scale {
  value: number;
  onChange: (value: number) => void;
}

export interface RangeSliderProps extends Scale {
  /** The lower and the upper end; they may be equal but not pass each other. */
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
}

const Body = styled(AriaSlider)`
  display: block;
  /* Half a thumb at either end stays inside. */
  padding-inline: 10px;
` as typeof AriaSlider;
const Track = styled(SliderTrack)`
  position: relative;
  block-size: 40px;
  inline-size: 100%;
  cursor: pointer;
  ${media.touch} {
    block-size: 48px;
  }
  &::before {
    content: '';
    position: absolute;
    inset-inline: -10px;
    inset-block-start: calc(50% - 3px);
    block-size: 6px;
    border-radius: var(--radius-round);
    background: var(--track);
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
`;
const Fill = styled(SliderFill)<{ $fromStart: boolean }>`
  /* The track begins half a thumb before the least value. */
  box-sizing: content-box;
  padding-inline-start: ${({ $fromStart }) => ($fromStart ? 10 : 0)}px;
  margin-inline-start: ${({ $fromStart }) => ($fromStart ? -10 : 0)}px;
  inset-block-start: calc(50% - 3px);
  border-radius: var(--radius-round);
  background: var(--fill);
  [data-disabled] > & {
    background: var(--text-disabled);
  }
`;
const Thumb = styled(SliderThumb)`
  inset-block-start: 50%;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid var(--fill);
  border-radius: 50%;
  background: var(--paper);
  /* The target is larger than what shows. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
    border-radius: 50%;
  }
  &[data-dragging] {
    background: var(--fill);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: var(--text-disabled);
  }
`;
const ValueLabel = styled.span`
  color: var(--text);
  font-variant-numeric: tabular-nums;
`;

/** One value on a scale. */
export function Slider({ value, onChange, ...scale }: SliderProps) {
  return <Thumbs {...scale} values={[value]} onChange={([next = value]) => onChange(next)} />;
}

/** Two ends on a scale: a price range. */
export function RangeSlider({ value, onChange, ...scale }: RangeSliderProps) {
  return (
    <Thumbs
      {...scale}
      values={[...value]}
      onChange={([from = value[0], to = value[1]]) => onChange([from, to])}
    />
  );
}

function Thumbs(props: Scale & { values: number[]; onChange: (values: number[]) => void }) {
  const { values, format = String, min = 0, max = 100, step = 1, label } = props;
  const texts = useKitTexts();
  const ends = [texts.least, texts.most];
  return (
    <AriaLocale>
      <FieldShell {...props} asGroup aside={<ValueLabels words={values.map(format)} />}>
        {(ids) => (
          <Body
            id={ids.id}
            // By its text, not by the label's id: a thumb is named by this group.
            aria-label={label}
            value={values}
            onChange={props.onChange}
            minValue={min}
            maxValue={max}
            step={step}
            isDisabled={props.disabled ?? false}
          >
            <Track>
              <Fill $fromStart={values.length === 1} style={{ height: 6 }} />
              {values.map((value, index) => (
                <FormattedThumb
                  // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
                  key={index}
                  index={index}
                  words={format(value)}
                  note={describedBy(ids)}
                  onBlur={props.onBlur}
                  {...(values.length > 1 ? { name: ends[index] } : {})}
                />
              ))}
            </Track>
          </Body>
        )}
      </FieldShell>
    </AriaLocale>
  );
}

/** Each end separately, so that amounts keep their order in Arabic. */
function ValueLabels({ words: [from, to] }: { words: readonly string[] }) {
  return (
    <ValueLabel>
      <bdi>{from}</bdi>
      {to !== undefined && (
        <>
          {' – '}
          <bdi>{to}</bdi>
        </>
      )}
    </ValueLabel>
  );
}

function FormattedThumb(props: {
  index: number;
  words: string;
  note: { 'aria-describedby'?: string };
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}) {
  const { index, words, name, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  // react-aria only announces values in Intl's formats; ours may be money or a number of days.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', words));
  return (
    <Thumb
      index={index}
      inputRef={input}
      {...props.note}
      {...(name ? { 'aria-label': name } : {})}
      {...(onBlur ? { onBlur } : {})}
    />
  );
}
