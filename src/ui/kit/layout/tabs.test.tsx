import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs';

const ITEMS = [
  { id: 'all', label: 'All' },
  { id: 'draft', label: 'Drafts' },
  { id: 'archived', label: 'Archive' },
] as const;

test('The chosen tab names the panel, and alone is in the tab order', () => {
  renderTabs();
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('Panel of all');
  expect(tab('All').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
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

test('Arrows, Home and End move the focus and choose nothing', () => {
  const onChange = renderTabs();
  tab('All').focus();
  expect(focusAfter('ArrowRight')).toBe('Drafts');
  expect(focusAfter('End')).toBe('Archive');
  expect(focusAfter('ArrowRight')).toBe('All');
  expect(focusAfter('ArrowLeft')).toBe('Archive');
  expect(focusAfter('Home')).toBe('All');
  expect(onChange.mock.calls).toEqual([]);
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

function focusAfter(key: string): string | null | undefined {
  const { activeElement } = document;
  if (activeElement) fireEvent.keyDown(activeElement, { key });
  return document.activeElement?.textContent;
}
