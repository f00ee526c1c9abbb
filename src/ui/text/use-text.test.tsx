import { act, type RenderOptions, render, screen } from '@testing-library/react';
import { createInstance, type i18n as I18n, type ReadCallback } from 'i18next';
import { Component, memo, type ReactNode, Suspense, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TextsProvider } from './texts-provider';
import { useFormat } from './use-format';
import { useLanguage } from './use-language';
import { useText } from './use-text';

describe('Texts of a page', () => {
  test('Components with texts do not render again when others change or texts are loaded', async () => {
    const { i18n, answer } = await open(['common', 'lists']);
    const onRender = vi.fn();
    draw(i18n, <Page onRender={onRender} />);
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByText('…')).toBeVisible();
    await act(async () => answer('fr', 'shop'));
    expect(screen.getByText('fr:shop:title')).toBeVisible();
    expect(onRender.mock.calls).toEqual([['common'], ['lists']]);
  });

  test('The texts of a namespace are one function for all components', async () => {
    const { i18n } = await open(['common']);
    const given = new Set<unknown>();
    const keep = (t: unknown, format: unknown) => given.add(t).add(format);
    draw(i18n, [<Given key="1" keep={keep} />, <Given key="2" keep={keep} />]);
    draw(i18n, <Given keep={keep} />);
    expect(given.size).toBe(2);
  });

  test('A component waits until its texts are loaded', async () => {
    const { i18n, answer } = await open(['common']);
    await act(async () => draw(i18n, <Shop />));
    expect(screen.getByText('waiting')).toBeVisible();
    await act(async () => answer('fr', 'shop'));
    expect(screen.getByText('fr:shop:title')).toBeVisible();
  });

  test('Another language changes all texts and formats', async () => {
    const { i18n } = await open(['common'], ['fr', 'ar']);
    const { container } = draw(i18n, <Price />);
    expect(container).toHaveTextContent('fr fr:common:close 1,00 DHS');
    await act(() => i18n.changeLanguage('ar'));
    expect(container).toHaveTextContent('ar ar:common:close \u20681,00 DHS\u2069');
  });

  test('Texts that cannot be loaded fail the page', async () => {
    const { i18n, answer } = await open(['common']);
    const onCaughtError = vi.fn();
    await act(async () =>
      draw(
        i18n,
        <Failure>
          <Shop />
        </Failure>,
        { onCaughtError },
      ),
    );
    await act(async () => answer('fr', 'shop', 'failed'));
    expect(onCaughtError).toHaveBeenCalledOnce();
    expect(await screen.findByText('The texts of shop could not be loaded.')).toBeVisible();
  });

  test('A text that is replaced after its first use is shown', async () => {
    const { i18n } = await open(['common']);
    draw(i18n, <Price />);
    i18n.addResource('fr', 'common', 'close', 'Quitter');
    const { container } = draw(i18n, <Price />);
    expect(container).toHaveTextContent('fr Quitter 1,00 DHS');
  });
});

interface PageProps {
  onRender: (name: string) => void;
}

const Close = memo(function Close({ onRender }: PageProps) {
  onRender('common');
  return <p>{useText('common')('close')}</p>;
});

const Apply = memo(function Apply({ onRender }: PageProps) {
  onRender('lists');
  return <p>{useText('lists')('export.action')}</p>;
});

function Page({ onRender }: PageProps) {
  const [more, setMore] = useState(false);
  return (
    <>
      <Close onRender={onRender} />
      <Apply onRender={onRender} />
      <button type="button" onClick={() => setMore(true)}>
        more
      </button>
      <Suspense fallback={<p>…</p>}>{more && <Shop />}</Suspense>
    </>
  );
}

function Given({ keep }: { keep: (t: unknown, format: unknown) => void }) {
  keep(useText('common'), useFormat());
  return null;
}

function Price() {
  const t = useText('common');
  return (
    <p>
      {useLanguage()} {t('close')} {useFormat().money(100)}
    </p>
  );
}

function Shop() {
  const t = useText('shop') as unknown as (key: string) => string;
  return <p>{t('title')}</p>;
}

function draw(i18n: I18n, shown: ReactNode, options: RenderOptions = {}) {
  return render(
    <TextsProvider i18n={i18n}>
      <Suspense fallback={<p>waiting</p>}>{shown}</Suspense>
    </TextsProvider>,
    options,
  );
}

/** i18next with loaded namespaces; others wait for their answer. */
async function open(namespaces: readonly string[], languages: readonly string[] = ['fr']) {
  const waiting = new Map<string, ReadCallback>();
  const texts = (language: string, namespace: string) => ({
    close: `${language}:${namespace}:close`,
    title: `${language}:${namespace}:title`,
  });
  const i18n = createInstance();
  await i18n
    .use({
      type: 'backend',
      init: () => undefined,
      read: (language: string, namespace: string, done: ReadCallback) => {
        if (namespaces.includes(namespace)) done(null, texts(language, namespace));
        else waiting.set(`${language}/${namespace}`, done);
      },
    })
    .init({ lng: 'fr', supportedLngs: [...languages], fallbackLng: false, ns: [...namespaces] });
  return {
    i18n,
    answer: (language: string, namespace: string, outcome?: 'failed') => {
      const done = waiting.get(`${language}/${namespace}`);
      if (outcome === 'failed') done?.(new Error('404'), false);
      else done?.(null, texts(language, namespace));
    },
  };
}

class Failure extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}
