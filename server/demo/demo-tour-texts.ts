import { NEW_TOUR, type TourFields } from '#domain/tours/tour-form';
import { cityId } from '../seeding/reference-rows';

/** The visit of the kiln, complete in three languages. */
export const KILN: TourFields = {
  ...NEW_TOUR,
  title: 'Visite de l’atelier et du four',
  titleEn: 'Visit of the workshop and the kiln',
  titleAr: 'زيارة الورشة والفرن',
  description: 'De l’argile au zellige, avec les artisans.',
  descriptionEn: 'From clay to zellige, with the craftsmen.',
  descriptionAr: 'من الطين إلى الزليج، مع الصناع.',
  content: '<p>Vous suivez une pièce du tour au four, puis vous taillez un carreau.</p>',
  contentEn: '<p>You follow a piece from the wheel to the kiln, then cut a tile.</p>',
  contentAr: '<p>تتابع قطعة من الدولاب إلى الفرن، ثم تقطع زليجة.</p>',
  included: 'Thé à la menthe\nUn carreau à emporter',
  includedEn: 'Mint tea\nA tile to take home',
  includedAr: 'شاي بالنعناع\nزليجة تأخذها معك',
  address: '12, derb Sidi Ahmed, quartier Aïn Nokbi',
  cityId: cityId('Fès'),
  mapPoint: { latitude: 34.0645, longitude: -4.9547 },
  languages: ['fr', 'ar', 'en'],
  guideIds: ['usr_imane'],
  durationMinutes: 90,
  prices: { adult: 12_000, child: 6000, group: 90_000, groupSize: 10 },
  minimum: 4,
  maximum: 12,
};

/** A workshop in which guests cut tiles. */
export const ZELLIGE: TourFields = {
  ...NEW_TOUR,
  title: 'Initiation à la taille du zellige',
  titleEn: 'Introduction to cutting zellige',
  titleAr: 'تعلّم قطع الزليج',
  description: 'Taillez vos premiers carreaux au marteau, avec un maître zelligeur.',
  descriptionEn: 'Cut your first tiles with the hammer, beside a master of zellige.',
  descriptionAr: 'اقطع أولى زليجاتك بالمطرقة مع معلّم الزليج.',
  content: '<p>Une heure de gestes, puis un motif à huit branches que vous emportez.</p>',
  contentEn: '<p>An hour of practice, then an eight-pointed star that you take home.</p>',
  contentAr: '<p>ساعة من التدريب، ثم نجمة ثمانية تأخذها معك.</p>',
  included: 'Outils et argile\nThé à la menthe',
  includedEn: 'Tools and clay\nMint tea',
  includedAr: 'الأدوات والطين\nشاي بالنعناع',
  address: '12, derb Sidi Ahmed, quartier Aïn Nokbi',
  cityId: cityId('Fès'),
  mapPoint: { latitude: 34.0645, longitude: -4.9547 },
  languages: ['ary', 'fr'],
  guideIds: ['usr_imane'],
  durationMinutes: 150,
  prices: { adult: 25_000, child: 15_000, group: null, groupSize: null },
  minimum: 2,
  maximum: 6,
  cutOffMinutes: 720,
};

/** A workshop that nobody can book at present. */
export const CALLIGRAPHY: TourFields = {
  ...ZELLIGE,
  title: 'Calligraphie sur carreau',
  titleEn: 'Calligraphy on tiles',
  titleAr: 'الخط على الزليج',
  description: 'Écrivez votre nom en maghribi sur un carreau, puis au four.',
  descriptionEn: 'Write your name in Maghribi script on a tile, then fire it.',
  descriptionAr: 'اكتب اسمك بالخط المغربي على زليجة ثم تُحرق في الفرن.',
  durationMinutes: 120,
  maximum: 8,
};

export const DRAFT: TourFields = { ...NEW_TOUR, title: 'Balade des ateliers de la médina' };
