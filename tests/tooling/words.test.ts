import { describe, expect, it } from 'vitest';
import { serverTexts, wordFindings } from '../../scripts/words';
import { createTree } from './run-script';

describe('Words check', () => {
  it.each([
    ['fr', 'Rechercher une commande'],
    ['fr', 'Voulez-vous supprimer cette vue\u00a0?'],
    ['ar', 'أدخل اسم الزبون.'],
    ['ar', 'تم تسليم الطلب {{number}} لشركة التوصيل'],
    ['ar', 'ألغِ أرشفة «{{name}}»'],
    ['en', 'The customer’s order {{client}}'],
    ['fr', 'Sous {{count}}\u00a0jours, avec 24 commandes'],
    ['ar', 'خلال 24\u00a0ساعة'],
  ])('The words check accepts the %s text %j', (language, text) => {
    expect(found(language, text)).toEqual([]);
  });

  it.each([
    ['fr', 'Chercher une commande', 'Chercher'],
    ['fr', 'Ouvrir les réglages', 'réglages'],
    ['fr', 'Supprimer cette vue ?', 'e ?'],
    ['fr', "L'article", "'"],
    ['fr', 'Suppression réussie\u00a0!', '!'],
    ['fr', 'Un refus ne se reprend pas.', 'ne se reprend pas'],
    ['fr', 'Commande n°\u00a0{{number}} acceptée', 'Commande n°'],
    ['ar', 'قبول الطلب رقم {{number}}', 'الطلب رقم'],
    ['en', 'Order no. {{number}} accepted', 'Order no.'],
    ['en', 'This doesn’t work', 'doesn’t'],
    ['ar', 'رسالة إلى العميل', 'العميل'],
    ['ar', 'المتبقي للأداء', 'للأداء'],
    ['ar', 'تُحوَّل إليه مستحقاتكم', 'مستحقاتكم'],
    ['ar', 'طباعة القسائم', 'القسائم'],
    ['ar', 'موافقة السوق', 'السوق'],
    ['ar', 'الدفعة القادمة', 'الدفعة'],
    ['ar', 'جزئياً', 'اً'],
    ['ar', 'كيف يُقرأ « 1 »', '« '],
    ['fr', 'Dans les 24 heures', '4 heures'],
    ['fr', 'Sous {{count}} jours', '} jours'],
    ['ar', 'خلال 24 ساعة', '4 ساعة'],
    ['en', 'Undo ({{seconds}} s)', '} s'],
    ['en', 'Client', 'Client'],
    ['en', 'Send by e-mail', 'e-mail'],
    ['en', 'Decline the return', 'Decline'],
    ['en', 'Take it out of the archive', 'out of the archive'],
    ['en', "You can't", "'"],
  ])('The words check refuses the %s text %j', (language, text, refused) => {
    const [finding] = found(language, text);
    expect(finding?.file).toBe(`public/locales/${language}/sample.json`);
    expect(finding?.message).toContain(`title: "${refused}" in "${text}"`);
  });

  it('The words check leaves the words of the public pages and of the component gallery', () => {
    const files = {
      'public/locales/en/shop.json': JSON.stringify({ title: 'Shop' }),
      'public/locales/ar/landing.json': JSON.stringify({ title: 'السوق' }),
      'public/locales/en/catalogue.json': JSON.stringify({ title: 'Client' }),
    };
    expect(wordFindings(createTree(files))).toEqual([]);
  });

  it('The words check refuses the word for a slot in texts about tours only', () => {
    const slot = JSON.stringify({ title: 'اختر الموعد' });
    const files = {
      'public/locales/ar/guestTours.json': slot,
      'public/locales/ar/booking.json': slot,
    };
    const findings = wordFindings(createTree(files), {
      'server/mail/tour-mail-texts.ts': { ar: 'إلغاء الموعد', fr: 'Départ annulé' },
    });
    expect(findings.map(({ file, message }) => [file, message.split(':')[1]?.trim()])).toEqual([
      ['public/locales/ar/guestTours.json', '"الموعد" in "اختر الموعد"'],
      ['server/mail/tour-mail-texts.ts', '"الموعد" in "إلغاء الموعد"'],
      ['server/mail/tour-mail-texts.ts', '"Départ" in "Départ annulé"'],
    ]);
  });

  it('The words check calls the functions of texts in the code, and reads only their language', () => {
    const texts = {
      fr: ({ name }: Record<string, string>) => ({ subject: `Réglages de ${name}` }),
      en: { client: (name: string) => `Customer ${name}` },
      heading: 'Client',
    };
    expect(wordFindings(createTree({}), { 'server/mail/a.ts': texts })).toEqual([
      {
        file: 'server/mail/a.ts',
        message: 'fr.subject: "Réglages" in "Réglages de …": paramètres.',
      },
    ]);
  });

  it('The words check reads Arabic texts of the code, and not the words of imported files', () => {
    const line = "\nconst note = 'رسالة العميل';\n";
    const files = {
      'server/demo/orders.ts': line,
      'src/domain/products/import/cells/words.ts': line,
    };
    expect(wordFindings(createTree(files))).toEqual([
      {
        file: 'server/demo/orders.ts',
        message: 'line 2: "العميل" in "رسالة العميل": الزبون، الزبناء.',
      },
    ]);
  });

  it('The texts of the product and of the server have no refused word', () => {
    expect(wordFindings(process.cwd(), serverTexts)).toEqual([]);
  });
});

function found(language: string, title: string) {
  return wordFindings(
    createTree({ [`public/locales/${language}/sample.json`]: JSON.stringify({ title }) }),
  );
}
