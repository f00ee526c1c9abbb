import { describe, expect, it } from 'vitest';
import { categoryTree, endOfPath, pathText } from './category-tree';

const CATEGORIES = [
  category('fashion', null, 'Mode et accessoires', 'أزياء'),
  category('home', null, 'Élégance du foyer', 'بيت'),
  category('oils', 'beauty', 'Huiles', 'زيوت'),
  category('shoes', 'fashion', 'Souliers', 'أحذية'),
  category('caftans', 'dresses', 'Caftans', 'قفاطين'),
  category('dresses', 'fashion', 'Robes', 'فساتين'),
];

describe('Tree of categories', () => {
  it('Each category is followed by its children, and siblings are in the order of their French names', () => {
    expect(categoryTree(CATEGORIES, 'fr').map(({ path }) => pathText(path))).toEqual([
      'Élégance du foyer',
      'Huiles',
      'Mode et accessoires',
      'Mode et accessoires › Robes',
      'Mode et accessoires › Robes › Caftans',
      'Mode et accessoires › Souliers',
    ]);
  });

  it('In Arabic, siblings are in the order of their Arabic names', () => {
    const order = categoryTree(CATEGORIES, 'ar').map(({ category: { id } }) => id);
    expect(order).toEqual(['fashion', 'shoes', 'dresses', 'caftans', 'home', 'oils']);
  });

  it('A long path is shown by its end, in whole names', () => {
    const path = ['Mode et accessoires', 'Vêtements', 'Caftans'];
    expect(endOfPath(path, 100)).toBe('Mode et accessoires › Vêtements › Caftans');
    expect(endOfPath(path, 24)).toBe('… › Vêtements › Caftans');
    expect(endOfPath(path, 3)).toBe('… › Caftans');
  });
});

function category(id: string, parentId: string | null, name: string, nameAr: string) {
  return { id, parentId, name, nameEn: name, nameAr };
}
