import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tooltip } from './tooltip';
import { bubbleCode, Tooltips } from './tooltips';

beforeAll(() => bubbleCode.preload());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Tooltips', () => {
  test('A hovered control shows its sentence and is described by it', () => {
    draw({ publish: 'Votre rôle ne permet pas de publier.' });
    hover('Publier');
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(100);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Votre rôle ne permet pas de publier.');
    expect(screen.getByRole('button', { name: 'Publier' })).toHaveAccessibleDescription(
      'Votre rôle ne permet pas de publier.',
    );
    hover('Archiver');
    wait(0);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('button', { name: 'Publier' })).not.toHaveAttribute('aria-describedby');
  });

  test('A tooltip that repeats the name is no description', () => {
    draw({ publish: 'Publier', repeatsName: true });
    hover('Publier');
    wait(100);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Publier');
    expect(screen.getByRole('button', { name: 'Publier' })).not.toHaveAttribute('aria-describedby');
  });

  test('A tooltip stays while the pointer is on it, and Escape closes it', () => {
    draw({ publish: 'Publier' });
    hover('Publier');
    wait(100);
    fireEvent.pointerOver(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    wait(1000);
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    wait(0);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('A shown tooltip follows its control: another sentence, or none', async () => {
    const page = draw({ publish: 'Publier' });
    hover('Publier');
    wait(100);
    page.rerender(<Page publish="En cours" />);
    await act(async () => undefined);
    expect(screen.getByRole('tooltip')).toHaveTextContent('En cours');
    page.rerender(<Page publish={undefined} />);
    await act(async () => undefined);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('A control inside an element that stops events has its tooltip too', () => {
    draw({ publish: 'Publier' });
    hover('Archiver');
    wait(100);
    expect(screen.getByRole('tooltip')).toHaveTextContent('À archiver');
  });
});

interface PageProps {
  publish: string | undefined;
  repeatsName?: boolean;
}

function Page({ publish, repeatsName }: PageProps) {
  return (
    <main>
      <button type="button" {...tooltip(publish, { repeatsName })}>
        Publier
      </button>
      <div role="none" onPointerOver={(event) => event.stopPropagation()}>
        <button type="button" {...tooltip('À archiver')}>
          Archiver
        </button>
      </div>
      <Tooltips />
    </main>
  );
}

function draw(props: PageProps) {
  return render(<Page {...props} />);
}

function hover(name: string) {
  fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' });
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
