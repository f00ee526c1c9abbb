import { styled } from 'styled-components';
import { singleKeyShortcuts } from '#application/preferences/preference';
import { Kbd } from '../../kit/kbd';
import { usePreference } from '../../portal-context/use-preference';
import { media } from '../../theme/breakpoints';

const Hint = styled(Kbd)`
  margin-inline-start: var(--space-4);
  ${media.touch} {
    display: none;
  }
`;

/** The key of a button, on devices with a keyboard; nothing for users who have switched single keys off. */
export function KeyHint({ name }: { name: string }) {
  const [isOn] = usePreference(singleKeyShortcuts);
  return isOn && <Hint aria-hidden="true">{name}</Hint>;
}
