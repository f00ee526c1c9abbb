import { useState } from 'react';
import { styled } from 'styled-components';
import RowsIcon from '~icons/solar/list-linear';
import MoonIcon from '~icons/solar/moon-linear';
import SunIcon from '~icons/solar/sun-2-linear';
import GridIcon from '~icons/solar/widget-5-linear';
import { Button } from '../../kit/button';
import { FilterChip } from '../../kit/feedback/chip';
import { Checkbox } from '../../kit/fields/checkbox';
import { RadioGroup } from '../../kit/fields/radio-group';
import { SegmentedControl } from '../../kit/fields/segmented-control';
import { Switch } from '../../kit/fields/switch';
import { Icon } from '../../kit/icon';
import { Tabs } from '../../kit/layout/tabs';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { Group, Groups, Row, Section, Stack } from '../section';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-20) var(--space-48);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Wide = styled(Row)`
  column-gap: var(--space-24);
`;
const Panel = styled.p`
  padding-block-start: var(--space-12);
  color: var(--text-2);
`;

/** Tabs, segments, checkboxes, radio buttons, switches and active filters. */
export function Choices() {
  const t = useText('catalogue');
  return (
    <Section title={t('choices.title')} note={t('choices.note')} wide>
      <Halves>
        <Groups>
          <TabsExample />
          <Stack>
            <Segments />
            <Boxes />
            <Switches />
          </Stack>
          <Group caption={t('choices.filters')}>
            <Filters />
          </Group>
        </Groups>
        <Groups>
          <Dots />
        </Groups>
      </Halves>
    </Section>
  );
}

function TabsExample() {
  const t = useText('catalogue');
  const [tab, setTab] = useState<'all' | 'accept' | 'ready' | 'shipped'>('all');
  return (
    <Tabs
      label={t('choices.tabs')}
      size="page"
      value={tab}
      onChange={setTab}
      items={[
        { id: 'all', label: t('choices.all'), count: 412 },
        { id: 'accept', label: t('choices.accept'), count: 7, tone: 'warning' },
        { id: 'ready', label: t('choices.ready'), count: 3 },
        { id: 'shipped', label: t('choices.shipped') },
      ]}
    >
      <Panel>{t('choices.panel', { tab: t(`choices.${tab}`) })}</Panel>
    </Tabs>
  );
}

function Segments() {
  const t = useText('catalogue');
  const [period, setPeriod] = useState<'week' | 'month' | 'year'>('month');
  const [view, setView] = useState<'rows' | 'cards'>('rows');
  return (
    <Row>
      <SegmentedControl
        label={t('choices.period')}
        value={period}
        onChange={setPeriod}
        segments={[
          { value: 'week', label: t('choices.week') },
          { value: 'month', label: t('choices.month') },
          { value: 'year', label: t('choices.year') },
        ]}
      />
      <SegmentedControl
        label={t('choices.view')}
        value={view}
        onChange={setView}
        segments={[
          { value: 'rows', label: t('choices.rows'), icon: RowsIcon },
          { value: 'cards', label: t('choices.cards'), icon: GridIcon },
        ]}
      />
    </Row>
  );
}

function Boxes() {
  const t = useText('catalogue');
  const [first, setFirst] = useState(true);
  const [second, setSecond] = useState(false);
  const both = first && second;
  const setBoth = (on: boolean) => {
    setFirst(on);
    setSecond(on);
  };
  return (
    <Wide>
      <Checkbox checked={both} indeterminate={first !== second} onChange={setBoth}>
        {t('choices.both')}
      </Checkbox>
      <Checkbox checked={first} onChange={setFirst}>
        {t('choices.first')}
      </Checkbox>
      <Checkbox checked={second} onChange={setSecond}>
        {t('choices.second')}
      </Checkbox>
      <Checkbox checked disabled onChange={() => undefined}>
        {t('choices.off')}
      </Checkbox>
    </Wide>
  );
}

function Switches() {
  const t = useText('catalogue');
  const [published, setPublished] = useState(true);
  const [vacation, setVacation] = useState(false);
  return (
    <Wide>
      <Switch checked={published} onChange={setPublished}>
        {t('choices.published')}
      </Switch>
      <Switch checked={vacation} onChange={setVacation}>
        {t('choices.vacation')}
      </Switch>
      <Switch checked={false} onChange={() => undefined} disabledReason={t('choices.why')}>
        {t('choices.off')}
      </Switch>
    </Wide>
  );
}

function Dots() {
  const t = useText('catalogue');
  const [plain, setPlain] = useState<'door' | 'point' | 'shop'>('door');
  const [card, setCard] = useState<'stock' | 'price' | null>('stock');
  const [tile, setTile] = useState<'light' | 'dark'>('light');
  return (
    <>
      <div>
        <RadioGroup
          label={t('choices.delivery')}
          variant="plain"
          value={plain}
          onChange={setPlain}
          options={[
            { value: 'door', label: t('choices.door') },
            { value: 'point', label: t('choices.point') },
            { value: 'shop', label: t('choices.shop'), disabled: true },
          ]}
        />
      </div>
      <div>
        <RadioGroup
          label={t('choices.reason')}
          required
          value={card}
          onChange={setCard}
          options={[
            { value: 'stock', label: t('choices.stock'), help: t('choices.stockHelp') },
            { value: 'price', label: t('choices.price') },
          ]}
        />
      </div>
      <div>
        <RadioGroup
          label={t('choices.mode')}
          variant="tiles"
          value={tile}
          onChange={setTile}
          options={[
            { value: 'light', label: t('choices.light'), drawing: <Icon of={SunIcon} /> },
            { value: 'dark', label: t('choices.dark'), drawing: <Icon of={MoonIcon} /> },
          ]}
        />
      </div>
    </>
  );
}

function Filters() {
  const t = useText('catalogue');
  const all = ['city', 'cost'] as const;
  const [left, setLeft] = useState<readonly (typeof all)[number][]>(all);
  return (
    <Row>
      {left.map((name) => (
        <FilterChip
          key={name}
          name={t(`choices.${name}`)}
          value={t(`choices.${name}Value`)}
          onRemove={() => setLeft(left.filter((kept) => kept !== name))}
        />
      ))}
      <Button variant="text" onClick={() => setLeft(left.length > 0 ? [] : all)}>
        {left.length > 0 ? t('choices.clear') : t('choices.again')}
      </Button>
    </Row>
  );
}
