import { styled } from 'styled-components';
import { calendarSettings } from '#application/preferences/calendar-settings';
import { SHOWN_SOURCES, type ShownSource } from '#domain/calendar/shown-sources';
import FilterIcon from '~icons/solar/eye-linear';
import { Checkbox } from '../kit/fields/checkbox';
import { Switch } from '../kit/fields/switch';
import { Icon } from '../kit/icon';
import { Popover } from '../kit/overlays/popover';
import { usePreference } from '../portal-context/use-preference';
import { useText } from '../text/use-text';
import { SOURCE_LOOKS, sourceClass } from './source.styles';

const Panel = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin: 0;
  padding: var(--space-8);
  border: 0;
  & > legend {
    margin-block-end: var(--space-8);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;
const Source = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
`;
const Swatch = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--radius-chip);
  background:
    linear-gradient(var(--entry-ground), var(--entry-ground)),
    var(--paper);
  color: var(--entry-ink);
`;
const Hijri = styled.div`
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--line);
  & > p {
    margin-block-start: var(--space-4);
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
`;

/** Shows and hides the sources of the calendar and the Hijri date; both are remembered. */
export function CalendarFilters() {
  const t = useText('calendar');
  const [{ hidden, hijri }, change] = usePreference(calendarSettings);
  const show = (source: ShownSource, isShown: boolean) =>
    change((before) => ({
      ...before,
      hidden: SHOWN_SOURCES.filter((one) =>
        one === source ? !isShown : before.hidden.includes(one),
      ),
    }));
  return (
    <Popover label={t('filters.button')} icon={FilterIcon} width={320}>
      {() => (
        <Panel>
          <legend>{t('filters.title')}</legend>
          {SHOWN_SOURCES.map((source) => (
            <Checkbox
              key={source}
              checked={!hidden.includes(source)}
              onChange={(isShown) => show(source, isShown)}
            >
              <Source>
                <Swatch className={sourceClass(source)}>
                  <Icon of={SOURCE_LOOKS[source].icon} size={14} />
                </Swatch>
                {t(`sources.${source}`)}
              </Source>
            </Checkbox>
          ))}
          <Hijri>
            <Switch
              checked={hijri}
              onChange={(isOn) => change((before) => ({ ...before, hijri: isOn }))}
            >
              {t('filters.hijri')}
            </Switch>
            <p>{t('filters.hijriHelp')}</p>
          </Hijri>
        </Panel>
      )}
    </Popover>
  );
}
