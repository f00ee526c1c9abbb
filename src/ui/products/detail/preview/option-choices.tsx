import { useId } from 'react';
import { styled } from 'styled-components';
import type { Language } from '#domain/format/languages';
import {
  choosableAxes,
  isCombinationAvailable,
  variantAfterChoice,
} from '#domain/products/variant-choice';
import type { Variant } from '#openapi/types.generated';
import { tileStyles } from '../../../kit/fields/tile.styles';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden';
import { useTextIn } from '../../../text/use-text-in';
import { media } from '../../../theme/breakpoints';
import { useOptionNames } from './use-option-names';

const Axis = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  & > legend {
    margin-block-end: var(--space-8);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;
const Value = styled.label<{ $apart: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 36px;
  padding-inline: var(--space-12);
  border-radius: var(--radius-control);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  font: 400 var(--text-small) var(--font-body);
  cursor: pointer;
  ${({ $apart }) => $apart && 'color: var(--text-2); text-decoration: line-through;'}
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--fill);
    font-weight: var(--weight-strong);
  }
  ${tileStyles}
  ${media.touch} {
    min-block-size: 44px;
  }
`;
const Colour = styled.span`
  inline-size: 14px;
  block-size: 14px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px var(--line-strong);
`;

interface OptionChoicesProps {
  variants: readonly Variant[];
  present: Variant | undefined;
  onChoose: (variant: Variant | undefined) => void;
  language: Language;
}

/** The axes on which variants differ; a value selects the nearest variant that has it. */
export function OptionChoices({ variants, present, onChoose, language }: OptionChoicesProps) {
  const t = useTextIn('product', language);
  const group = useId();
  const axes = choosableAxes(variants);
  const names = useOptionNames(variants, language);
  return axes.map(({ attributeId, valueIds }) => (
    <Axis key={attributeId}>
      <legend>{names.attribute(attributeId)}</legend>
      {valueIds.map((valueId) => {
        const chosen = { attributeId, valueId };
        const apart = !isCombinationAvailable(variants, present, chosen);
        const colour = names.colour(valueId);
        return (
          <Value key={valueId} $apart={apart}>
            <input
              type="radio"
              name={`${group}${attributeId}`}
              checked={present?.optionValues.some((one) => one.valueId === valueId) ?? false}
              onChange={() => onChoose(variantAfterChoice(variants, present, chosen))}
            />
            {colour && <Colour style={{ background: colour }} />}
            {names.value(valueId)}
            {apart && <VisuallyHidden>{`, ${t('shopper.unavailable')}`}</VisuallyHidden>}
          </Value>
        );
      })}
    </Axis>
  ));
}
