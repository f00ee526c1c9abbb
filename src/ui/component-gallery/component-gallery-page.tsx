import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { SettingsDrawerProvider } from '../appearance/open-settings';
import { SettingsButton } from '../appearance/settings-button';
import { LogoMark } from '../illustrations/logo-mark';
import { AriaLocale } from '../kit/aria-locale';
import { CalendarTodayProvider } from '../lists/calendar-today-provider';
import { Brand } from '../portal-context/brand';
import { LanguageSwitch } from '../portal-context/language-switch';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { type SectionName, sectionNames, sections } from './sections';
import { TableOfContents } from './table-of-contents';

const Page = styled.div`
  max-inline-size: calc(1344px + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-24) var(--page-padding) var(--space-64);
`;
const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  /* The name breaks into two lines before the switch goes below it. */
  & > :first-child {
    flex: 1 1 7rem;
  }
  margin-block-end: var(--space-32);
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
`;
const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  margin-block-end: var(--space-24);
  & h1 {
    font: var(--weight-head) var(--text-door) var(--font-head);
  }
  & p {
    color: var(--text-2);
  }
  & > svg {
    flex: none;
    color: var(--fill);
  }
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  align-items: start;
  gap: var(--space-32);
  ${media.below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24);
  ${media.below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
  }
`;
/* Cards in a row are equally high, as in a table; a wide one has its own row. */
const Cell = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  min-inline-size: 0;
  scroll-margin-block-start: var(--space-24);
  & > :last-child {
    flex: 1;
  }
  &:has(> [data-wide]) {
    grid-column: 1 / -1;
  }
  ${media.below('desktop')} {
    scroll-margin-block-start: 72px;
  }
`;

/** `/components`: the living catalogue of the kit. `?section=buttons` shows one section alone. */
export function ComponentGalleryPage() {
  const t = useText('catalogue');
  const [query] = useSearchParams();
  const only = query.get('section');
  const shown = sectionNames.filter((name) => only === null || name === only);
  return (
    <AriaLocale>
      <SettingsDrawerProvider>
        <CalendarTodayProvider>
          <Page>
            <Top>
              <Brand />
              <Tools>
                <LanguageSwitch withArrow />
                <SettingsButton />
              </Tools>
            </Top>
            <main>
              <Lead>
                <LogoMark size={48} />
                <div>
                  <h1 tabIndex={-1}>{t('title')}</h1>
                  <p>{t('subtitle')}</p>
                </div>
              </Lead>
              <Columns>
                <TableOfContents names={sectionNames} />
                <Grid>
                  {shown.map((name) => (
                    <GalleryCell key={name} name={name} />
                  ))}
                </Grid>
              </Columns>
            </main>
          </Page>
        </CalendarTodayProvider>
      </SettingsDrawerProvider>
    </AriaLocale>
  );
}

function GalleryCell({ name }: { name: SectionName }) {
  const Shown = sections[name];
  return (
    <Cell id={name} data-section-name={name}>
      <Shown />
    </Cell>
  );
}
