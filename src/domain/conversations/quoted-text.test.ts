import { describe, expect, test } from 'vitest';
import { splitQuoted } from './quoted-text';

describe('What a letter quotes', () => {
  test.each([
    [
      'a French head',
      'Merci.\n\nLe jeu. 26 nov. 2026 à 10:12, Atelier <a@b.ma> a écrit :\n> Bonjour',
    ],
    [
      'a broken head',
      'Merci.\n\nOn Thu, Nov 26, 2026 at 10:12 AM Atelier Nejjarine\n<a@b.ma> wrote:\n\n> Hi',
    ],
    ['an Arabic head', 'شكرا\n\nفي الخميس 26 نونبر 2026 كتب المتجر:\n> مرحبا'],
    ['the head of Outlook', 'Merci.\n\n-----Original Message-----\nFrom: a@b.ma\nBonjour'],
    ['a line of Outlook', 'Merci.\n\n________________________________\nDe : a@b.ma'],
    [
      'the Arabic head of Gmail',
      'شكرا\n\n\u202bفي الخميس، 26 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة Atelier:\u202c\n> مرحبا',
    ],
    [
      'the French heads of Outlook',
      'Merci.\n\nDe : a@b.ma\nEnvoyé : jeudi 26 novembre\nÀ : c@d.ma',
    ],
    ['the Arabic heads of Outlook', 'شكرا\n\nمن: a@b.ma\nتاريخ الإرسال: 26 نونبر'],
    ['the line of a telephone', 'Merci.\n\n-------- Message original --------\nDe : a@b.ma'],
    ['quoted lines at the end', 'Merci.\r\n\r\n> Bonjour\r\n>\r\n> À demain\r\n'],
  ])('is split off after %s', (_, text) => {
    const { body, quoted } = splitQuoted(text);
    expect([body, quoted === null]).toEqual([text.split(/\r?\n/)[0], false]);
    expect(text.replace(/\s+/g, ' ').trim()).toBe(`${body} ${quoted}`.replace(/\s+/g, ' '));
  });

  test.each([
    ['has no quotation', 'Le colis est arrivé.\nMerci'],
    ['answers between the lines', '> Quelle taille ?\n43\n> Quelle couleur ?\nNoir'],
    ['is a quotation only', '> Bonjour'],
    ['is empty', ''],
    ['tells what somebody wrote', 'Le vendeur m’a répondu.\nLe livreur a écrit :\nabsent'],
    ['says from where', 'Bonjour\nDe : Fès\nPour : Rabat'],
    [
      'passes a letter on',
      'Voir ci-dessous.\n\n---------- Forwarded message ---------\nDe : a@b.ma\nDate: jeu. 26 nov.\nMerci',
    ],
  ])('A letter that %s stays whole', (_, text) => {
    expect(splitQuoted(text)).toEqual({ body: text, quoted: null });
  });
});
