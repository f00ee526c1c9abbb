import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { composeTestApp } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import { CommandRegistryProvider, useCommandRegistry } from '../commands/command-registry';
import { RouteTable } from '../portal-context/route-table-context';
import { RowEditLink } from './row-edit-link';
import { useRowEditing } from './use-row-editing';

test('Each row has a link to the form of its record, which names the record', async () => {
  await openList();
  expect(pencil('Bol').getAttribute('href')).toBe('/bol/edit');
  expect(pencil('Tapis').getAttribute('href')).toBe('/tapis/edit');
});

test('A record is fetched once when the pointer comes within 200 px of its pencil', async () => {
  const fetched = await openList();
  const cell = screen.getByText('40 pièces');
  fireEvent.pointerOver(cell, { clientX: 201 });
  expect(fetched).toEqual([]);
  fireEvent.pointerOver(cell, { clientX: 200 });
  fireEvent.pointerOver(pencil('Bol'), { clientX: 0 });
  expect(fetched).toEqual(['bol']);
});

test('A record is fetched when its pencil receives the focus', async () => {
  const fetched = await openList();
  fireEvent.focusIn(pencil('Tapis'));
  expect(fetched).toEqual(['tapis']);
});

test('E follows the pencil of the row that has the focus', async () => {
  await openList();
  expect(pressE()).toEqual([]);
  screen.getByRole('button', { name: 'Name of Tapis' }).focus();
  expect(pressE()).toEqual(['/tapis/edit']);
});

test('E does nothing for a user who may not edit', async () => {
  await openList(false);
  screen.getByRole('button', { name: 'Name of Tapis' }).focus();
  expect(pressE()).toEqual([]);
});

/** Runs the command with the key E; returns the addresses of the followed links. */
function pressE(): readonly string[] {
  const followed: string[] = [];
  const note = ({ target }: MouseEvent) => {
    if (target instanceof HTMLAnchorElement) followed.push(target.pathname);
  };
  document.addEventListener('click', note);
  fireEvent.click(screen.getByRole('button', { name: 'Run e' }));
  document.removeEventListener('click', note);
  return followed;
}

/** @returns the records whose forms were fetched */
async function openList(mayEdit = true): Promise<readonly string[]> {
  const fetched: string[] = [];
  const routes = ['bol', 'tapis'].map((id) => ({
    path: `/${id}/edit`,
    handle: { preload: async () => void fetched.push(id) },
  }));
  await renderInPortal(
    composeTestApp(),
    <RouteTable value={{ routes }}>
      <CommandRegistryProvider>
        <List mayEdit={mayEdit} />
        <Keyboard />
      </CommandRegistryProvider>
    </RouteTable>,
  );
  return fetched;
}

function pencil(name: string) {
  return screen.getByRole('link', { name: `Modifier ${name}` });
}

function List({ mayEdit }: { mayEdit: boolean }) {
  useRowEditing(mayEdit);
  return (
    <table>
      <tbody>
        {['Bol', 'Tapis'].map((name) => (
          <tr key={name}>
            <td>
              <button type="button">Name of {name}</button>
            </td>
            <td>{name === 'Bol' ? '40 pièces' : ''}</td>
            <td>
              <RowEditLink to={`/${name.toLowerCase()}/edit`} name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Runs a command as its key would. */
function Keyboard() {
  const registry = useCommandRegistry();
  const run = () =>
    registry
      .all()
      .find(({ keys }) => keys === 'e')
      ?.run();
  return (
    <button type="button" onClick={run}>
      Run e
    </button>
  );
}
