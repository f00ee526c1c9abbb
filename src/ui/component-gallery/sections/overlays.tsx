import { useState } from 'react';
import { styled } from 'styled-components';
import ArchiveIcon from '~icons/solar/archive-minimalistic-linear';
import CopyIcon from '~icons/solar/copy-linear';
import PenIcon from '~icons/solar/pen-2-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/fields/checkbox';
import { TextField } from '../../kit/fields/text-field';
import { IconButton } from '../../kit/icon-button';
import { AlertDialog, ConfirmDialog } from '../../kit/overlays/confirm-dialog';
import { Dialog } from '../../kit/overlays/dialog';
import { Drawer, type DrawerSide } from '../../kit/overlays/drawer';
import { Menu } from '../../kit/overlays/menu';
import { Popover } from '../../kit/overlays/popover';
import { StaticMenu } from '../../kit/overlays/static-menu';
import { tooltip } from '../../kit/overlays/tooltip';
import { useText } from '../../text/use-text';
import { Group, Groups, Row, Section, Stack } from '../section';

const Buttons = styled(Row)`
  gap: var(--space-8);
`;
const Muted = styled.p`
  color: var(--text-2);
`;

const SIDES = ['start', 'end', 'top', 'bottom'] as const;
const ORDERINGS = ['newest', 'oldest', 'dearest'] as const;

/** All overlays of the page: Escape closes them and the focus returns. */
export function Overlays() {
  const t = useText('catalogue');
  return (
    <Section title={t('overlays.title')} note={t('overlays.note')}>
      <Groups>
        <Group caption={t('overlays.dialogs')}>
          <Dialogs />
        </Group>
        <Group caption={t('overlays.drawers')}>
          <Drawers />
        </Group>
        <Group caption={t('overlays.menus')}>
          <Menus />
        </Group>
        <Group caption={t('overlays.tooltips')}>
          <Buttons>
            <Button variant="outline" {...tooltip(t('overlays.tip'))}>
              {t('overlays.explained')}
            </Button>
            <Button disabledReason={t('overlays.why')}>{t('overlays.forbidden')}</Button>
            <IconButton icon={CopyIcon} label={t('overlays.copy')} variant="outline" />
          </Buttons>
        </Group>
      </Groups>
    </Section>
  );
}

function Dialogs() {
  const t = useText('catalogue');
  const [open, setOpen] = useState<'plain' | 'confirm' | 'alert' | null>(null);
  const [name, setName] = useState('');
  const close = () => setOpen(null);
  return (
    <Buttons>
      <Button variant="outline" onClick={() => setOpen('plain')}>
        {t('overlays.dialog')}
      </Button>
      <Button variant="outline" onClick={() => setOpen('confirm')}>
        {t('overlays.confirm')}
      </Button>
      <Button variant="outline" onClick={() => setOpen('alert')}>
        {t('overlays.alert')}
      </Button>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title={t('overlays.rename')}
        description={t('overlays.renameHelp')}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('overlays.keep')}
            </Button>
            <Button onClick={close}>{t('overlays.save')}</Button>
          </>
        }
      >
        <TextField label={t('overlays.name')} value={name} onChange={setName} />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={t('overlays.archiveMany')}
        description={t('overlays.archiveHelp')}
        confirmLabel={t('overlays.archive')}
        cancelLabel={t('overlays.keep')}
        onConfirm={close}
        onCancel={close}
      />
      <AlertDialog
        open={open === 'alert'}
        title={t('overlays.changed')}
        description={t('overlays.changedHelp')}
        label={t('overlays.understood')}
        onClose={close}
      />
    </Buttons>
  );
}

function Drawers() {
  const t = useText('catalogue');
  const [open, setOpen] = useState(false);
  // Not reset while the drawer closes, so that it leaves at its own edge.
  const [side, setSide] = useState<DrawerSide>('start');
  return (
    <Buttons>
      {SIDES.map((edge) => (
        <Button
          key={edge}
          variant="outline"
          onClick={() => {
            setSide(edge);
            setOpen(true);
          }}
        >
          {t(`overlays.${edge}`)}
        </Button>
      ))}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side={side}
        title={t('overlays.drawer')}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {t('overlays.apply')}
          </Button>
        }
      >
        <Muted>{t('overlays.drawerText')}</Muted>
      </Drawer>
    </Buttons>
  );
}

function Menus() {
  const t = useText('catalogue');
  const [ordering, setOrdering] = useState<(typeof ORDERINGS)[number]>('newest');
  const [done, setDone] = useState('');
  const [shown, setShown] = useState(true);
  return (
    <Stack>
      <Buttons>
        <Menu
          label={t('overlays.actions')}
          outlined
          onAction={setDone}
          items={[
            { id: 'edit', label: t('overlays.edit'), icon: PenIcon, shortcut: 'E' },
            { id: 'copy', label: t('overlays.copy'), icon: CopyIcon },
            {
              id: 'archive',
              label: t('overlays.archive'),
              icon: ArchiveIcon,
              disabledReason: t('overlays.archiveWhy'),
            },
            {
              id: 'delete',
              label: t('overlays.delete'),
              icon: TrashIcon,
              danger: true,
              separated: true,
            },
          ]}
        />
        <StaticMenu
          label={t('overlays.order')}
          items={ORDERINGS.map((id) => ({ id, label: t(`overlays.${id}`) }))}
          value={ordering}
          onChoose={setOrdering}
        />
        <Popover label={t('overlays.columns')}>
          {(close) => (
            <Stack>
              <Checkbox checked={shown} onChange={setShown}>
                {t('overlays.stock')}
              </Checkbox>
              <Button size="small" onClick={close}>
                {t('overlays.apply')}
              </Button>
            </Stack>
          )}
        </Popover>
      </Buttons>
      <Muted role="status">
        {done &&
          t('overlays.chose', {
            action: t(`overlays.${done === 'edit' || done === 'copy' ? done : 'delete'}`),
          })}
      </Muted>
    </Stack>
  );
}
