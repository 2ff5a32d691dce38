/**
 * Presses in any order, with answers, refusals, links and Back between them (spec 4.2; usability 53 and 59). What holds throughout:
 *
 * 1. The screen shows the list of the address, or that of a press that the address does not say yet.
 * 2. A press builds on the last one, unless the shopper has gone elsewhere since: then on the address.
 * 3. No press moves a page that the shopper has gone to after it, or shows its list there.
 * 4. A press adds nothing to the history where its list is already.
 * 5. Once all is quiet the screen shows the address, no press is open, and without refusals or other moves the address says them all.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listWorld, query, settled, type ListWorld, type Step } from './testing/list-world.ts'

const letter = fc.constantFrom('a', 'b', 'c', '')
const press = fc.record({
  does: fc.constant('press' as const),
  adds: letter,
  replace: fc.boolean(),
  inDrawer: fc.boolean(),
})
const answer = fc.record({ does: fc.constantFrom('list made' as const, 'page there' as const) })
const trouble = fc.record({
  does: fc.constantFrom(
    'list failed' as const,
    'page refused' as const,
    'router failed' as const,
    'copy comes or goes' as const,
  ),
})
const other = fc.oneof(
  fc.record({ does: fc.constant('back' as const) }),
  fc.record({ does: fc.constant('link' as const), to: letter }),
)
const RUNS = { numRuns: 300 }

async function play(steps: readonly Step[], copy: boolean): Promise<ListWorld> {
  const list = listWorld(copy)
  const look = () => {
    expect(list.faults).toEqual([])
    expect([list.address(), ...list.pressed()]).toContain(list.shown())
  }
  for (const step of steps) {
    list.take(step)
    look()
    await settled()
    look()
  }
  // Every answer comes in the end.
  for (let left = 0; left < 10 * steps.length + 10; left += 1) {
    list.take({ does: 'list made' })
    list.take({ does: 'page there' })
    await settled()
    look()
    if (list.isQuiet() && !list.isWaiting()) break
  }
  expect(list.isWaiting()).toBe(false)
  expect(list.isQuiet(), 'every press has ended').toBe(true)
  expect(list.shown(), 'the screen shows the address').toBe(list.address())
  return list
}

const inList: Step = { does: 'press', adds: 'a', replace: false, inDrawer: false }
const inDrawer: Step = { ...inList, inDrawer: true }

it('whatever comes between, the screen says nothing that neither address nor press says, and comes to rest at the address', async () => {
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: press }, { weight: 4, arbitrary: answer }, trouble, other), {
    maxLength: 25,
  })
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (all, copy) => {
      await play(all, copy)
    }),
    {
      ...RUNS,
      // A link that takes the place of another one, and then leads nowhere: the press still counts.
      examples: [[[inList, { does: 'link', to: 'a' }, { does: 'link', to: 'a' }, { does: 'page refused' }], true]],
    },
  )
})

it('presses and answers alone: the address says all of them, in their order', async () => {
  const steps: fc.Arbitrary<Step[]> = fc.array(fc.oneof(press, answer), { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (all, copy) => {
      const { address, asked } = await play(all, copy)
      expect(query(address())).toBe(asked.join(''))
    }),
    {
      ...RUNS,
      examples: [
        [[inDrawer, inList], true],
        [[inList, inList, inDrawer], true],
      ],
    },
  )
})

it('where lists are made in the browser each press has an entry of its own in the history', async () => {
  const own = fc.record({
    does: fc.constant('press' as const),
    adds: fc.constantFrom('a', 'b'),
    replace: fc.constant(false),
    inDrawer: fc.constant(false),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(own, answer), { maxLength: 25 }), async (all) => {
      const { entries, asked } = await play(all, true)
      expect(entries()).toBe(asked.length + 1)
    }),
    RUNS,
  )
})
