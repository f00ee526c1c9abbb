/** A category with its children. `commission` is the marketplace's share of the item total; children inherit it. */
export interface CategorySeed {
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameAr: string;
  readonly commission?: number;
  readonly children?: readonly CategorySeed[];
}

function category(
  slug: string,
  name: string,
  nameEn: string,
  nameAr: string,
  commission?: number,
): CategorySeed {
  return {
    slug,
    name,
    nameEn,
    nameAr,
    ...(commission !== undefined && { commission }),
  };
}

/** The marketplace's categories, in the order they are shown. */
export const CATEGORIES: readonly CategorySeed[] = [
  {
    ...category(
      'mode',
      'Mode et accessoires',
      'Fashion and accessories',
      'الأزياء والإكسسوارات',
      0.15,
    ),
    children: [
      category('chaussures', 'Babouches et chaussures', 'Slippers and shoes', 'البلاغي والأحذية'),
      category('femme', 'Vêtements femme', "Women's clothing", 'ملابس نسائية'),
      category('homme', 'Vêtements homme', "Men's clothing", 'ملابس رجالية'),
      category(
        'maroquinerie',
        'Sacs et maroquinerie',
        'Bags and leather goods',
        'الحقائب والجلديات',
      ),
      category('foulards', 'Foulards et ceintures', 'Scarves and belts', 'الأوشحة والأحزمة'),
    ],
  },
  {
    ...category('maison', 'Maison et décoration', 'Home and decoration', 'المنزل والديكور', 0.12),
    children: [
      category('tapis', 'Tapis et couvertures', 'Rugs and blankets', 'الزرابي والأغطية'),
      category('luminaires', 'Luminaires', 'Lighting', 'الإنارة'),
      category('poufs-coussins', 'Poufs et coussins', 'Poufs and cushions', 'البوفات والوسائد'),
      category('mobilier', 'Petit mobilier', 'Small furniture', 'الأثاث الصغير', 0.1),
      category('objets', 'Objets décoratifs', 'Decorative objects', 'قطع الديكور'),
      category('linge', 'Linge de maison', 'Household linen', 'بياضات المنزل'),
    ],
  },
  {
    ...category(
      'table',
      'Cuisine et art de la table',
      'Kitchen and tableware',
      'المطبخ والمائدة',
      0.12,
    ),
    children: [
      category('vaisselle', 'Vaisselle et céramique', 'Tableware and ceramics', 'الأواني والخزف'),
      category('service-the', 'Service à thé', 'Tea service', 'طقم الشاي'),
      category('cuisson', 'Tajines et cuisson', 'Tagines and cookware', 'الطواجن وأواني الطهي'),
    ],
  },
  {
    ...category('beaute', 'Beauté et bien-être', 'Beauty and wellness', 'الجمال والعناية', 0.14),
    children: [
      category('soins', 'Huiles et soins', 'Oils and skin care', 'الزيوت والعناية بالبشرة'),
      category('hammam', 'Savons et hammam', 'Soaps and hammam', 'الصابون والحمام'),
    ],
  },
  {
    ...category('epicerie', 'Épicerie fine', 'Fine foods', 'المنتجات الغذائية الفاخرة', 0.08),
    children: [
      category('epices', 'Épices et safran', 'Spices and saffron', 'التوابل والزعفران'),
      category('miels', 'Miels et amlou', 'Honey and amlou', 'العسل وأملو'),
      category('thes', 'Thés et infusions', 'Teas and infusions', 'الشاي والأعشاب'),
      category(
        'fruits-secs',
        'Dattes et fruits secs',
        'Dates and dried fruit',
        'التمور والفواكه الجافة',
      ),
    ],
  },
  {
    ...category('bijoux', 'Bijoux', 'Jewellery', 'الحلي', 0.16),
    children: [category('argent', 'Bijoux en argent', 'Silver jewellery', 'حلي الفضة')],
  },
  {
    ...category('loisirs', 'Loisirs et musique', 'Leisure and music', 'الترفيه والموسيقى', 0.12),
    children: [
      category('instruments', 'Instruments', 'Musical instruments', 'الآلات الموسيقية'),
      category('jeux', 'Jeux', 'Games', 'الألعاب'),
    ],
  },
];
