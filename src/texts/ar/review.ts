/** Arabic: review. */
import type { en } from '../en.ts'

export const messages = {
  yourRating: 'تقييمك',
  starsStars: '{stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  average: 'المتوسط',
  writeAReview: 'كتابة مراجعة',
  yourReview: 'مراجعتك',
  yourName: 'الاسم',
  yourEmail: 'البريد الإلكتروني',
  saveMyDetailsForThe: 'حفظ بياناتي للمراجعة القادمة',
  submit: 'إرسال',
  verifiedPurchase: 'شراء موثّق',
  sortReviews: 'ترتيب المراجعات',
  reviews: 'المراجعات',
  writeTheFirstReview: 'كتابة أول مراجعة',
  newestFirst: 'الأحدث أولًا',
  highestRating: 'الأعلى تقييمًا',
  lowestRating: 'الأدنى تقييمًا',
  starsCounted:
    '{stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  showingReviews:
    'عرض {count, plural, zero {المراجعات (#)} one {مراجعة واحدة} two {مراجعتين} few {# مراجعات} many {# مراجعة} other {# مراجعة}} بتقييم {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  showingSomeReviews:
    'عرض {shown, number} من أصل {count, plural, zero {# مراجعة} one {مراجعة واحدة} two {مراجعتين} few {# مراجعات} many {# مراجعة} other {# مراجعة}} بتقييم {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  averageOf:
    '<0>{average}</0> هو متوسط {count, plural, zero {المراجعات المعروضة} one {المراجعة الوحيدة المعروضة} two {مراجعتين معروضتين} few {# مراجعات معروضة} many {# مراجعة معروضة} other {# مراجعة معروضة}} هنا.',
  barReviews:
    '<0>{stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}: </0>{count, number}<0>{count, plural, zero { مراجعة} one { مراجعة} two { مراجعتان} few { مراجعات} many { مراجعة} other { مراجعة}}</0>',
  showAll: 'عرض الكل ({count, number})',
  showAllReviews: 'عرض جميع المراجعات ({count, number})',
  readAll: 'قراءة جميع المراجعات ({count, number})',
  howIs: 'ما رأيك في <0>{title}</0>؟ جميع الحقول مطلوبة؛ ولا يُعرض بريدك الإلكتروني أبدًا.',
  noReviews: 'لا توجد مراجعات',
  reviewRequired: 'المراجعة مطلوبة',
  nameRequired: 'الاسم مطلوب',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailInvalid: 'يُرجى إدخال بريد إلكتروني صحيح',
  ratingRequired: 'يُرجى اختيار نجمة إلى خمس نجوم',
  reviewWaits: 'شكرًا لك. ستظهر مراجعتك بعد أن نقرأها.',
  reviewBusy: 'مراجعات كثيرة في وقت قصير. يُرجى المحاولة مرة أخرى بعد دقائق.',
  reviewFailed: 'لم تنجح العملية. نصك ما زال هنا؛ يُرجى المحاولة مرة أخرى بعد لحظة.',
  shopAnswers: 'رد {shop}',
  reviewsChecked:
    'المراجعات التي تحمل علامة الشراء الموثّق كتبها من سلّمهم هذا المتجر المنتج. أما غيرها فلا نتحقق من شراء أصحابها.',
} as const satisfies Record<keyof typeof en.review, string>
