import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorState } from '../../kit/feedback/error-state';
import { LoadingMark } from '../../kit/loading/loading-screen';
import { Skeleton } from '../../kit/loading/skeleton';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { Caption, Section } from '../section';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-16);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: 280px;
  padding: var(--space-16);
  border-radius: var(--radius-note);
  box-shadow: inset 0 0 0 1px var(--line);
  & > h3 {
    margin: 0;
  }
  & > :nth-child(2) {
    flex: 1;
    justify-content: center;
  }
`;
const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 64px;
  align-items: center;
  gap: var(--space-12);
  & > div {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
  }
`;
const Centered = styled.div`
  display: grid;
  place-items: center;
`;

/** Placeholders for content that is loading, has failed, or is empty. */
export function States() {
  const t = useText('catalogue');
  const home = useText('common');
  return (
    <Section title={t('states.title')} note={t('states.note')} wide>
      <Grid>
        <Frame>
          <Caption>{t('states.empty')}</Caption>
          <EmptyState
            title={t('states.noReturns')}
            action={<Button variant="soft">{t('states.readRules')}</Button>}
          >
            {t('states.noReturnsHelp')}
          </EmptyState>
        </Frame>
        <Frame>
          <Caption>{t('states.error')}</Caption>
          <Failure />
        </Frame>
        <Frame>
          <Caption>{t('states.skeleton')}</Caption>
          <Rows>
            {['a', 'b', 'c'].map((row) => (
              <Line key={row}>
                <Skeleton $width="44px" $height="44px" $radius="var(--radius-control)" />
                <div>
                  <Skeleton $width="80%" />
                  <Skeleton $width="45%" $height="10px" />
                </div>
                <Skeleton />
              </Line>
            ))}
          </Rows>
        </Frame>
        <Frame>
          <Caption>{t('states.loading')}</Caption>
          <Centered>
            <LoadingMark homeLabel={home('productName')} />
          </Centered>
        </Frame>
      </Grid>
    </Section>
  );
}

const RETRY_MS = 1200;

function Failure() {
  const t = useText('catalogue');
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), RETRY_MS);
  };
  return (
    <ErrorState requestId="7f3a-20c1" retrying={retrying} onRetry={retry}>
      {t('states.failed')}
    </ErrorState>
  );
}
