import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { readableNumber } from '#domain/format/unreadable-number';
import { Button } from '../../kit/button';
import { PopoverPanel } from '../../kit/overlays/popover-panel';
import { useText } from '../../text/use-text';
import type { InlineActor, InlineSnapshot } from './inline-edits';
import { useFigureText } from './use-figure';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface ConflictProps {
  actor: InlineActor;
  snapshot: InlineSnapshot;
}

/** The two figures of a conflict, under the cell. Escape keeps the server's value. */
export function InlineConflict({
  anchor,
  ...conflict
}: ConflictProps & { anchor: RefObject<HTMLButtonElement | null> }) {
  const t = useText('inlineEdit');
  const take = () => conflict.actor.send({ type: 'conflict.take' });
  const disclosure = {
    open: true,
    from: 'first',
    close: take,
    trigger: anchor.current,
    triggerRef: anchor,
  } as const;
  return (
    <PopoverPanel label={t('conflict.title')} width={300} disclosure={disclosure}>
      {() => (
        <Stack>
          <ConflictText {...conflict} />
          <Choice>
            <ConflictButtons {...conflict} />
          </Choice>
        </Stack>
      )}
    </PopoverPanel>
  );
}

/** The current value of the figure on the server. */
export function ConflictText({ snapshot }: ConflictProps) {
  const t = useText('inlineEdit');
  const { field, theirs } = snapshot.context;
  const value = bidiIsolate(useFigureText(field)(theirs?.[field] ?? null));
  return <p role="alert">{t(`conflict.${field}`, { value })}</p>;
}

export function ConflictButtons({ actor, snapshot }: ConflictProps) {
  const t = useText('inlineEdit');
  const { field, theirs, wantedValue } = snapshot.context;
  const textOf = useFigureText(field);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => actor.send({ type: 'conflict.take' })}>
        {t('conflict.take', { value: bidiIsolate(textOf(theirs?.[field] ?? null)) })}
      </Button>
      <Button size="small" onClick={() => actor.send({ type: 'conflict.keep' })}>
        {t('conflict.keep', { value: bidiIsolate(textOf(readableNumber(wantedValue))) })}
      </Button>
    </>
  );
}
