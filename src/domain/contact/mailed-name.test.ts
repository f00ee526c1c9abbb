import { describe, expect, test } from 'vitest';
import { mailedNameError, nameOnOneLine } from './mailed-name';
import { mailedUserNameError } from './mailed-user-name';

describe('Names in mails', () => {
  test.each([
    'Salma',
    'St. Pierre',
    'St.Pierre',
    'M. A. Alaoui',
    'M.A.Alaoui',
    'Dr.Hassan',
    'Dr. Hassan',
    'Mme.Bennani',
    'L’Atelier S.A.R.L.',
    "L'Atelier S.A.R.L",
    'S.A.R.L.Atlas',
    'Z.E.N',
    'Z.E.N.',
    'El Fassi-Fihri',
    'Café 1912 & Fils',
    'Studio 2.0',
    'N°5, rue 12',
    'Au p’tit www',
    'https et moi',
    'د.حسن العلوي',
    'د. حسن',
    'شركة الأطلس ش.م.م',
    'می\u200cخواهم',
    '\u200fسلمى بناني',
    '王小明',
    'J.-P. Martin',
    'Moh.Amine',
    '…',
    'A/B',
    'Maroc.',
  ])('The name %j is accepted', (name) => expect(mailedNameError(name)).toBeUndefined());

  test.each([
    'http://evil.example',
    'HTTPS://x',
    'Gagnez sur www.evil.ma',
    'www2.gain',
    'evil.com',
    'Evil.Com',
    'Gain.Accountants',
    'evil.com/x?y=1',
    'bit.ly/abc',
    't.co',
    'T.Co/x',
    'x.com',
    'dr.com',
    'n.ma',
    'a@evil.com',
    'evil\uff0ecom',
    'evil\u3002com',
    'evil\uff61com',
    'evil\u2024com',
    'evil\ufe52com',
    'evil\u200b.com',
    'evil.\u200dc\u00adom',
    'e\u2060vil.c\ufeffom',
    'ｅｖｉｌ．ｃｏｍ',
    '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
    'evil .com',
    '.com',
    'еvil.соm',
    'متجر.المغرب',
    'متجر.com',
    'م.موقع',
    'xn--mgbc0a9azcg.xn--mgberp4a5d4ar',
    '王.中国',
    'héros.fr',
    'evil.co.uk',
    '127.0.0.1/x',
    'javascript:alert(1)',
    'mailto:a@b.ma',
  ])('The name %j contains a link', (name) => expect(mailedNameError(name)).toBe('contains_link'));

  test.each(['Salma\u202eanneB', 'x\u2066y', '\u202dz'])(
    'The name %j changes the direction of its text',
    (name) => expect(mailedNameError(name)).toBe('hidden_characters'),
  );

  test.each(['salma', 'salma.b', 'rim.fassi', 'سلمى.بناني', 'salma@exemple.ma', 'a.b.c', 'x_y-z'])(
    'The user name %j is accepted',
    (name) => expect(mailedUserNameError(name)).toBeUndefined(),
  );

  test.each([
    'evil.com',
    'www.gain',
    'gain.example',
    'evil.ma.',
    'bit.ly',
    'متجر.المغرب',
    'a@.evil.com',
  ])('The user name %j contains a link', (name) =>
    expect(mailedUserNameError(name)).toBe('contains_link'),
  );

  test('A name is put on one line', () =>
    expect(nameOnOneLine(' Rim\r\nBcc: x\u0000\ty ')).toBe('Rim Bcc: x y'));
});
