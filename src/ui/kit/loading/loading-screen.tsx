import { Link } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { LogoMark } from '../../illustrations/logo-mark';
import { VisuallyHidden } from '../layout/visually-hidden';

const pulse = keyframes`
  50% { transform: scale(0.9); opacity: 0.48; }
`;
const turn = keyframes`
  0% { transform: rotate(0); border-radius: 25%; }
  50% { transform: rotate(180deg); border-radius: 50%; }
  100% { transform: rotate(360deg); border-radius: 25%; }
`;
const turnBack = keyframes`
  0% { transform: rotate(360deg); border-radius: 25%; }
  50% { transform: rotate(180deg); border-radius: 50%; }
  100% { transform: rotate(0); border-radius: 25%; }
`;

const Screen = styled.main`
  position: fixed;
  inset: 0;
  z-index: var(--z-progress);
  display: grid;
  place-items: center;
  background: var(--paper);
`;
const Centered = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 120px;
  block-size: 120px;
`;
/* Durations of the specification (section 9): 2 s and 3.2 s. */
const Home = styled(Link)`
  display: grid;
  color: var(--fill);
  animation: ${pulse} 2s ease-in-out infinite;
`;
const Frame = styled.span`
  position: absolute;
  border-radius: 25%;
  pointer-events: none;
`;
const Inner = styled(Frame)`
  inset: 12px;
  border: 2px solid color-mix(in srgb, var(--accent-dark) 40%, transparent);
  animation: ${turnBack} 3.2s linear infinite;
`;
const Outer = styled(Frame)`
  inset: 0;
  border: 8px solid color-mix(in srgb, var(--accent-dark) 24%, transparent);
  animation: ${turn} 3.2s linear infinite;
`;

export interface LoadingScreenProps {
  /** Read aloud: "Chargement…" */
  label: string;
  /** Names the logo's link. */
  homeLabel: string;
}

/** The logo, a 40 px link to the home page, between a pulsing and a turning frame. */
export function LoadingMark({ homeLabel }: Pick<LoadingScreenProps, 'homeLabel'>) {
  return (
    <Centered>
      <Outer />
      <Inner />
      <Home to="/" aria-label={homeLabel}>
        <LogoMark size={40} />
      </Home>
    </Centered>
  );
}

/** The first loading screen, over the whole page. */
export function LoadingScreen({ label, homeLabel }: LoadingScreenProps) {
  return (
    <Screen aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <LoadingMark homeLabel={homeLabel} />
    </Screen>
  );
}
