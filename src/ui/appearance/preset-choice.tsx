import { styled } from 'styled-components';
import { APPEARANCE_CHOICES, type Appearance } from '#domain/appearance/appearance';
import { LogoMark } from '../illustrations/logo-mark';
import { RadioGroup } from '../kit/fields/radio-group';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useText } from '../text/use-text';
import { useAppearance, useChangeAppearance } from './use-appearance';

const Star = styled.span<{ $preset: Appearance['themeColorPresets'] }>`
  color: var(--preset-${({ $preset }) => $preset});
`;
const Chosen = styled.p`
  margin-block-start: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;

/** The six accents as star icons; the chosen one's name is shown below. */
export function PresetChoice() {
  const t = useText('appearance');
  const chosen = useAppearance(({ themeColorPresets }) => themeColorPresets);
  const change = useChangeAppearance();
  return (
    <div>
      <RadioGroup
        variant="tiles"
        columns={3}
        label={t('preset.label')}
        value={chosen}
        onChange={(themeColorPresets) => change({ themeColorPresets })}
        options={APPEARANCE_CHOICES.themeColorPresets.map((preset) => ({
          value: preset,
          label: <VisuallyHidden>{t(`preset.${preset}`)}</VisuallyHidden>,
          drawing: (
            <Star $preset={preset}>
              <LogoMark size={24} />
            </Star>
          ),
        }))}
      />
      <Chosen aria-hidden="true">{t(`preset.${chosen}`)}</Chosen>
    </div>
  );
}
