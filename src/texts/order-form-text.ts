/** Says what is wrong with a field of the checkout's form: on the page and in the API's answers alike. */
import type { FieldProblem } from '#domain/order/order-form.ts'
import type { GroupText } from './text-pack.ts'

/** One sentence, in the language of the texts. */
export function fieldProblemText(problem: FieldProblem, t: GroupText<'checkout'>): string {
  switch (problem.kind) {
    case 'fieldRequired':
    case 'fieldHarmful':
      return t(problem.kind, { field: t(problem.field) })
    case 'fieldTooLong':
      return t('fieldTooLong', { ...problem, field: t(problem.field) })
    case 'phoneDigits':
      return t('phoneDigits', { digits: problem.digits })
    case 'postcodeForm':
      return t(problem.zip ? 'zipForm' : 'postcodeForm', { example: problem.example })
    case 'postcodeSigns':
      return t(problem.zip ? 'zipSigns' : 'postcodeSigns', { digits: problem.digits, example: problem.example })
    case 'postcodeDigits':
      return t(problem.zip ? 'zipDigits' : 'postcodeDigits', { digits: problem.digits, typed: problem.typed })
    default:
      return t(problem.kind)
  }
}
