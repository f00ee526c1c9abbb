import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { WithSettings } from '../app/appearance/open-settings';
import { SettingsButton } from '../app/appearance/settings-button';
import { Brand } from '../app/brand';
import { AriaLocale } from '../kit/aria-locale';
import { LanguageSwitch } from '../text/language-switch';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { sections } from './sections';

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
  margin-block-end: var(--space-32);
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
`;
const Lead = styled.div`
  margin-block-end: var(--space-24);
  & > h1 {
    font: var(--weight-head) var(--text-door) var(--font-head);
  }
  & > p {
    color: var(--text-2);
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-24);
  ${media.below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** `/components`: the living catalogue of the kit. `?section=buttons` shows one section alone. */
export function CataloguePage() {
  const t = useText('catalogue');
  const [query] = useSearchParams();
  const only = query.get('section');
  const shown = Object.entries(sections).filter(([name]) => only === null || name === only);
  return (
    <AriaLocale>
      <WithSettings>
        <Page>
          <Top>
            <Brand />
            <Tools>
              <LanguageSwitch />
              <SettingsButton />
            </Tools>
          </Top>
          <main>
            <Lead>
              <h1 tabIndex={-1}>{t('title')}</h1>
              <p>{t('subtitle')}</p>
            </Lead>
            <Grid>
              {shown.map(([name, Section]) => (
                <Section key={name} />
              ))}
            </Grid>
          </main>
        </Page>
      </WithSettings>
    </AriaLocale>
  );
}
