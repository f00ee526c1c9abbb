import { styled } from 'styled-components';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import GlobeIcon from '~icons/solar/global-linear';
import MoonIcon from '~icons/solar/moon-linear';
import SunIcon from '~icons/solar/sun-2-linear';
import { Icon } from '../../kit/icon';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { DropDown, DropDownPanel } from './drop-down';

const Mode = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-control);
  &:hover {
    background: var(--hover);
  }
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
  }
  /* The first script on the page sets the mode: without scripts there is none to change. */
  :root:not([data-mode]) & {
    display: none;
  }
  :root:not([data-mode='dark']) & > [data-of='dark'],
  :root[data-mode='dark'] & > [data-of='light'] {
    display: none;
  }
`;

/** Light or dark. The frame's script handles the press; the icon follows the root's attribute. */
export function ModeButton() {
  const t = useText('visitors');
  return (
    <Mode type="button" data-mode-button>
      <span data-of="light">
        <Icon of={MoonIcon} />
        <VisuallyHidden>{t('toDark')}</VisuallyHidden>
      </span>
      <span data-of="dark">
        <Icon of={SunIcon} />
        <VisuallyHidden>{t('toLight')}</VisuallyHidden>
      </span>
    </Mode>
  );
}

const Name = styled.span`
  ${media.below('phone')} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The three languages, each by its own name. A link reloads the page in the other language. */
export function LanguageLinks() {
  const t = useText('common');
  const language = useLanguage();
  return (
    <DropDown name="visitor-frame">
      <summary>
        <Icon of={GlobeIcon} />
        <VisuallyHidden>{t('language')}</VisuallyHidden>
        <Name>{languageRecords[language].name}</Name>
      </summary>
      <DropDownPanel as="ul">
        {LANGUAGES.map((one) => (
          <li key={one}>
            <a
              href={`?lng=${one}`}
              lang={one}
              hrefLang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              {languageRecords[one].name}
            </a>
          </li>
        ))}
      </DropDownPanel>
    </DropDown>
  );
}
