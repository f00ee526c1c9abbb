import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { TaskList } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import { Button } from '../kit/button';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { useText } from '../text/use-text';

const QuickAddForm = lazyComponent(() => import('./opened-tasks'), 'QuickAddForm');

const Box = styled.div`
  padding: var(--space-8);
`;
/** At the foot of a list: a new task by its title. */
export function QuickAdd({ list }: { list: TaskList }) {
  const t = useText('tasks');
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState(0);
  if (!isOpen) {
    return (
      <Box>
        <Button
          variant="quiet"
          size="small"
          wide
          icon={AddIcon}
          aria-label={t('add.label', { list: list.name })}
          onClick={() => setIsOpen(true)}
        >
          {t('add.placeholder')}
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <Suspense fallback={<Skeleton $height="44px" />}>
        <QuickAddForm key={added} list={list} onAdded={() => setAdded((count) => count + 1)} />
      </Suspense>
    </Box>
  );
}
