import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import EyeClosedIcon from '~icons/solar/eye-closed-linear';
import EyeIcon from '~icons/solar/eye-linear';
import { isWaiting } from '../form/early-input';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';
import { TextField, type TextFieldProps } from './text-field';

const RevealButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  margin-inline-end: -6px;
  border-radius: 6px;
  color: var(--text-2);
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
`;

/** A password: always left to right, with a button that shows the typed text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'dir'>) {
  const texts = useKitTexts();
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Pressed on a page that was written at build time, before this component took it over.
  useLayoutEffect(() => {
    if (isWaiting(button.current)) setShown(button.current.ariaPressed === 'true');
  }, []);
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      dir="ltr"
      type={shown ? 'text' : 'password'}
      end={
        <RevealButton
          ref={button}
          type="button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeClosedIcon : EyeIcon} />
        </RevealButton>
      }
    />
  );
}
