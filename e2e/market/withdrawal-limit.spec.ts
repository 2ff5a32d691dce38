/** The withdrawal's form is counted like a look for an order (docs/specification.md, 10.15). */
import { expect, test } from '../support/fixtures.ts'

test.use({ shop: { market: { eu: true } }, environment: { LIMIT_TRACKING: '3' } })

test('asked too often it says so, and nothing is guessed', async ({ request }) => {
  const answers: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const form = { number: `V-0000000${n}`, email: 'mara@example.com', name: 'Mara' }
    answers.push((await request.post('/pages/withdraw', { form })).status())
  }
  expect(answers).toEqual([400, 400, 400, 429, 429])
})
