/** Arabic: how one pays. */
import type { en } from '../en.ts'

export const messages = {
  laterName: 'الدفع لاحقًا',
  laterMeans: 'الدفع لاحقًا بالفاتورة أو عند التسليم',
  laterNote: 'بالفاتورة أو عند وصول الطرد. لا يُخصم شيء الآن.',
  laterConfirmed: 'تدفع لاحقًا: بالفاتورة أو عند التسليم.',
  laterOwner: 'يُدفع لاحقًا',
  laterOpen: 'بالفاتورة أو عند التسليم',
  laterBackTo: 'إليك',
  cardName: 'بطاقة',
  cardMeans: 'بطاقة',
  cardNote: 'يتم الدفع في صفحة {provider}',
  cardBehindTitle: 'يتم الدفع في صفحة {provider}',
  cardBehindText:
    'بعد تأكيد الطلب تنتقل إلى صفحة {provider} الآمنة وتعود منها بعد الدفع. يُكتب رقم البطاقة هناك ولا يصل إلى هذا المتجر أبدًا.',
  cardConfirmed: 'مدفوع بالبطاقة.',
  cardOwner: 'مدفوع بالبطاقة',
  cardOpen: 'بالبطاقة',
  cardBackTo: 'إلى بطاقتك',
  cardPrivacy:
    'حيث يُعرض الدفع بالبطاقة، يتم في صفحة {provider} التي نرسل إليها رقم الطلب وما طُلب وسعره وعنوان بريدك الإلكتروني وطريق العودة إلى صفحة الطلب. لا تمر بيانات البطاقة بهذا المتجر أبدًا.',
} as const satisfies Record<keyof typeof en.payment, string>
