/** Arabic: search. */
import type { en } from '../en.ts'

export const messages = {
  searchIdeas: 'أفكار للبحث',
  removeTextFromRecentSearches: 'حذف {text} من عمليات البحث الأخيرة',
  remove: 'حذف',
  suggestions: 'اقتراحات',
  seeAllResults: 'عرض جميع النتائج',
  recentTitle: 'بحثت عنه مؤخرًا',
  popularTitle: 'الأكثر بحثًا',
  categoriesTitle: 'الفئات',
  searchesTitle: 'عبارات مقترحة',
  brandsTitle: 'العلامات التجارية',
  productsTitle: 'المنتجات',
  clearAll: 'مسح الكل<0> من عمليات البحث الأخيرة</0>',
  suggestionsCounted:
    '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
  inCategory: 'في',
} as const satisfies Record<keyof typeof en.search, string>
