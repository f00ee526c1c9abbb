import { styled } from 'styled-components';
import type { Appearance } from '#domain/appearance/appearance';
import RestartIcon from '~icons/solar/restart-linear';
import { RadioGroup } from '../kit/fields/radio-group';
import { IconButton } from '../kit/icon-button';
import { Drawer } from '../kit/overlays/drawer';
import { useText } from '../text/use-text';
import { FullscreenButton } from './fullscreen-button';
import { LayoutDrawing } from './layout-drawing';
import { PresetChoice } from './preset-choice';
import { ChangedDot } from './settings-button';
import { contrastDrawings, directionDrawings, modeDrawings } from './settings-drawings';
import { StretchSwitch } from './stretch-switch';
import {
  useAppearance,
  useAppearanceDiffers,
  useChangeAppearance,
  useResetAppearance,
} from './use-appearance';

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;

/**
 * The portal's appearance, in a drawer at the inline end, 280 wide (specification, sections 2 and
 * 4).
 */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('appearance');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('title')}
      side="end"
      tools={<ResetButton />}
      footer={<FullscreenButton />}
    >
      <Groups>
        <ModeChoice />
        <ContrastChoice />
        <DirectionChoice />
        <LayoutChoice />
        <StretchSwitch />
        <PresetChoice />
      </Groups>
    </Drawer>
  );
}

function ResetButton() {
  const t = useText('appearance');
  const reset = useResetAppearance();
  const differs = useAppearanceDiffers();
  return (
    <IconButton
      icon={RestartIcon}
      label={t(differs ? 'resetChanged' : 'reset')}
      badge={differs && <ChangedDot />}
      onClick={reset}
    />
  );
}

function changeOf<Setting extends keyof Appearance>(
  setting: Setting,
  change: (change: Partial<Appearance>) => void,
) {
  return (value: Appearance[Setting]) => change({ [setting]: value });
}

function ModeChoice() {
  const t = useText('appearance');
  const chosen = useAppearance(({ themeMode }) => themeMode);
  const drawings = modeDrawings(chosen);
  return (
    <RadioGroup
      variant="tiles"
      label={t('mode.label')}
      value={chosen}
      onChange={changeOf('themeMode', useChangeAppearance())}
      options={[
        { value: 'light', label: t('mode.light'), drawing: drawings.light },
        { value: 'dark', label: t('mode.dark'), drawing: drawings.dark },
      ]}
    />
  );
}

function ContrastChoice() {
  const t = useText('appearance');
  const chosen = useAppearance(({ themeContrast }) => themeContrast);
  return (
    <RadioGroup
      variant="tiles"
      label={t('contrast.label')}
      value={chosen}
      onChange={changeOf('themeContrast', useChangeAppearance())}
      options={[
        { value: 'default', label: t('contrast.default'), drawing: contrastDrawings.default },
        { value: 'bold', label: t('contrast.bold'), drawing: contrastDrawings.bold },
      ]}
    />
  );
}

function DirectionChoice() {
  const t = useText('appearance');
  const chosen = useAppearance(({ themeDirection }) => themeDirection);
  return (
    <RadioGroup
      variant="tiles"
      label={t('direction.label')}
      value={chosen}
      onChange={changeOf('themeDirection', useChangeAppearance())}
      options={[
        { value: 'ltr', label: t('direction.ltr'), drawing: directionDrawings.ltr },
        { value: 'rtl', label: t('direction.rtl'), drawing: directionDrawings.rtl },
      ]}
    />
  );
}

const LAYOUTS = ['vertical', 'horizontal', 'mini'] as const;

function LayoutChoice() {
  const t = useText('appearance');
  const chosen = useAppearance(({ themeLayout }) => themeLayout);
  return (
    <RadioGroup
      variant="tiles"
      columns={3}
      label={t('layout.label')}
      value={chosen}
      onChange={changeOf('themeLayout', useChangeAppearance())}
      options={LAYOUTS.map((layout) => ({
        value: layout,
        label: t(`layout.${layout}`),
        drawing: <LayoutDrawing of={layout} chosen={layout === chosen} />,
      }))}
    />
  );
}
