import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchScripts } from './watch-scripts';

beforeEach(() => {
  document.body.innerHTML = '<template id="no-page"><p>Reload the page</p></template>';
});

afterEach(() => document.body.replaceChildren());

describe('Scripts of a document', () => {
  test('A script of the app that does not come shows that the page could not be loaded', () => {
    watchScripts();
    fail('script', { type: 'module' });
    expect(document.body.firstElementChild).toHaveTextContent('Reload the page');
  });

  test('A picture or another script that does not come shows nothing', () => {
    watchScripts();
    fail('img', {});
    fail('script', { type: 'text/plain' });
    expect(document.body.firstElementChild).toHaveAttribute('id', 'no-page');
  });
});

/** Puts an element into the document whose file does not come. */
function fail(name: 'script' | 'img', properties: object): void {
  const element = Object.assign(document.createElement(name), properties);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}
