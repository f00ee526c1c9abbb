import { styled } from 'styled-components';
import { ShelfScene } from '../illustrations/shelf-scene';
import { ShelfStrip } from '../illustrations/shelf-strip';
import { StarBackground } from '../illustrations/star-background';
import { media } from '../theme/breakpoints';

const Panel = styled.aside`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-48);
  overflow: hidden;
  padding: var(--space-48) var(--space-40);
  background: var(--accent-darker);
  & > svg:not(:first-child) {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 0;
    max-block-size: calc(100vh - 240px);
  }
  ${media.below('tablet')} {
    display: none;
  }
`;
const Strip = styled.div`
  display: none;
  position: relative;
  grid-row: 2;
  block-size: 132px;
  overflow: hidden;
  background: var(--accent-darker);
  & > svg:last-child {
    position: absolute;
    inset: 0;
  }
  ${media.below('tablet')} {
    display: block;
  }
`;
const Background = styled.div`
  position: absolute;
  inset: 0;
`;
const Caption = styled.p`
  position: relative;
  inline-size: min(452px, 100%);
  color: var(--white);
  font: var(--weight-head) var(--text-h1) var(--font-head);
  text-wrap: balance;
  ${media.below('desktop')} {
    font-size: 1.25rem;
  }
`;

/**
 * The picture next to the sign-in form, and the one above it in narrow windows. Both are in the
 * document, which is written before the window is known.
 */
export function SignInScene({ caption }: { caption: string }) {
  return (
    <>
      <Strip>
        <Background>
          <StarBackground />
        </Background>
        <ShelfStrip />
      </Strip>
      <Panel>
        <Background>
          <StarBackground />
        </Background>
        <ShelfScene />
        <Caption>{caption}</Caption>
      </Panel>
    </>
  );
}
