import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Tabs } from './tabs';

const ITEMS = [
  { id: 'all', label: 'All' },
  { id: 'draft', label: 'Drafts' },
  { id: 'archived', label: 'Archive' },
] as const;

test('The chosen tab names the panel, and alone is in the tab order', async () => {
  renderTabs();
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('Panel of all');
  expect(tab('All').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('All'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('A tab is chosen when the mouse button goes down, once for the whole press', () => {
  const onChange = renderTabs();
  fireEvent.mouseDown(tab('Drafts'), { button: 0 });
  expect(screen.getByRole('tabpanel', { name: 'Drafts' }).textContent).toBe('Panel of draft');
  fireEvent.click(tab('Drafts'), { detail: 1 });
  expect(onChange.mock.calls).toEqual([['draft']]);
});

test('A click without a mouse, by keyboard or screen reader, chooses a tab', () => {
  const onChange = renderTabs();
  fireEvent.click(tab('Archive'), { detail: 0 });
  expect(onChange.mock.calls).toEqual([['archived']]);
});

test('Another button of the mouse chooses nothing', () => {
  const onChange = renderTabs();
  fireEvent.mouseDown(tab('Drafts'), { button: 2 });
  fireEvent.mouseDown(tab('Drafts'), { button: 0, ctrlKey: true });
  expect(onChange.mock.calls).toEqual([]);
});

test('Enter chooses the tab in focus once', async () => {
  const onChange = renderTabs();
  await userEvent.tab();
  await expectFocusAfter('{ArrowRight}', 'Drafts');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['draft']]);
});

test('Arrows, Home and End move the focus and choose nothing', async () => {
  const onChange = renderTabs();
  await userEvent.tab();
  await expectFocusAfter('{ArrowRight}', 'Drafts');
  await expectFocusAfter('{End}', 'Archive');
  await expectFocusAfter('{ArrowRight}', 'All');
  await expectFocusAfter('{ArrowLeft}', 'Archive');
  await expectFocusAfter('{Home}', 'All');
  expect(onChange.mock.calls).toEqual([]);
});

test('In Arabic the left arrow leads to the next tab', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  renderTabs();
  await userEvent.tab();
  await expectFocusAfter('{ArrowLeft}', 'Drafts');
  await expectFocusAfter('{ArrowRight}', 'All');
});

function renderTabs() {
  const onChange = vi.fn<(id: string) => void>();
  render(<TabsWithState onChange={onChange} />);
  return onChange;
}

function TabsWithState({ onChange }: { onChange: (id: string) => void }) {
  const [value, setValue] = useState<(typeof ITEMS)[number]['id']>('all');
  return (
    <Tabs
      label="Products"
      items={ITEMS}
      value={value}
      onChange={(id) => {
        onChange(id);
        setValue(id);
      }}
    >
      {`Panel of ${value}`}
    </Tabs>
  );
}

function tab(name: string): HTMLElement {
  return screen.getByRole('tab', { name });
}

/** The row of tabs moves the focus after the event. */
async function expectFocusAfter(key: string, name: string): Promise<void> {
  await userEvent.keyboard(key);
  await waitFor(() => expect(document.activeElement).toBe(tab(name)));
}
