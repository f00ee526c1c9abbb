import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NamedIcon, NamedIconsProvider } from './named-icon';

const drawings = new Map([
  ['box', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
]);

async function find(name: string) {
  return drawings.get(name) ?? null;
}

test('`NamedIcon` shows a placeholder of the same size until its icon has loaded', async () => {
  const { container, findByTestId } = render(
    <NamedIconsProvider value={find}>
      <span data-testid="place">
        <NamedIcon name="box" size={24} />
      </span>
    </NamedIconsProvider>,
  );
  expect(sideOf(container)).toEqual(['24px', '24px']);
  expect(container.querySelector('[data-icon]')).toBeNull();
  await findByTestId('place');
  await expect.poll(() => container.querySelector('[data-icon="box"]')).not.toBeNull();
  expect(sideOf(container)).toEqual(['24px', '24px']);
});

test('`NamedIcon` never inserts a drawing as markup', async () => {
  const evil = async () =>
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const { container } = render(
    <NamedIconsProvider value={evil}>
      <NamedIcon name="box" />
    </NamedIconsProvider>,
  );
  await expect.poll(() => container.querySelector('[data-icon]')).not.toBeNull();
  expect(container.querySelector('script, svg')).toBeNull();
});

test('`NamedIcon` keeps the placeholder if no icon has the name', async () => {
  let asked = 0;
  const { container } = render(
    <NamedIconsProvider
      value={async () => {
        asked += 1;
        return null;
      }}
    >
      <NamedIcon name="nothing" />
    </NamedIconsProvider>,
  );
  await expect.poll(() => asked).toBe(1);
  expect(container.querySelector('[data-icon]')).toBeNull();
  expect(sideOf(container)).toEqual(['20px', '20px']);
});

function sideOf(container: HTMLElement): string[] {
  const icon = container.querySelector('[aria-hidden="true"]');
  if (!icon) return [];
  const { inlineSize, blockSize } = getComputedStyle(icon);
  return [inlineSize, blockSize];
}
