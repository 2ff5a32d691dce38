/** A router, a screen and a server that do one step at a time, with the presses on a list between them; what breaks a rule is noted in `faults`. */
import { makeListPresses, type Screen, type Way } from '../list-presses.ts'

/** What a shopper, the router or the server does next. */
export type Step =
  | { does: 'press'; adds: string; replace: boolean; inDrawer: boolean }
  | {
      does:
        | 'list made'
        | 'list failed'
        | 'page there'
        | 'page refused'
        | 'router failed'
        | 'back'
        | 'copy comes or goes'
    }
  | { does: 'link'; to: string }

const LISTS = '/list?q='
/** The query of an address. */
export const query = (address: string) => address.slice(LISTS.length)
const split = (address: string) => ({ pathname: '/list', search: address.slice('/list'.length) })

/** Whatever only has to have been reached: microtasks without number. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** @param copy whether lists can be made in the browser, at first */
export function listWorld(copy: boolean) {
  const presses = makeListPresses<string, string>()
  const history = [LISTS]
  let place = 0
  let makes = copy
  /** Number of the shopper's steps so far, of the last one that led elsewhere, and of the one that is on its way there. */
  let now = 0
  let left = 0
  let leaving: number | undefined
  const elsewhere = () => leaving ?? left
  const faults: string[] = []
  const hold = (holds: boolean, rule: string) => {
    if (!holds) faults.push(rule)
  }
  const router = { state: { location: split(LISTS), navigation: { state: 'idle' } } }
  const address = () => router.state.location.pathname + router.state.location.search
  let onScreen: string | undefined
  let move: { arrive: () => void; end: (error?: Error) => void } | undefined
  const lists: { address: string; resolve: (data: string) => void; reject: (error: Error) => void }[] = []
  const open = new Set<{ address: string; made: number }>()
  /** What the last press asked for, as a shopper would say it. */
  let wanted: { query: string; made: number } | undefined
  const asked: string[] = []

  function go(arrive: () => void): Promise<void> {
    // The router ends a move that another one takes the place of.
    move?.end()
    router.state.navigation = { state: 'loading' }
    return new Promise((resolve, reject) => {
      const mine = {
        arrive,
        end: (error?: Error) => {
          if (move === mine) {
            move = undefined
            router.state.navigation = { state: 'idle' }
          }
          if (error) reject(error)
          else resolve()
        },
      }
      move = mine
    })
  }
  function enter(to: string, replace: boolean): void {
    if (!replace) place += 1
    history.splice(place, history.length, to)
    router.state.location = split(to)
  }
  const screen: Screen<string> = {
    makes: () => makes,
    make: (to) => {
      if (!makes) return undefined
      return new Promise((resolve, reject) => lists.push({ address: to, resolve, reject }))
    },
    show: async (data, follow) => {
      const stands = [...open].some((one) => one.address === data && one.made > elsewhere())
      hold(stands, 'no list is shown of a press that the shopper has left behind')
      onScreen = data
      await settled()
      await follow().finally(() => (onScreen = undefined))
    },
  }

  function press({ adds, replace, inDrawer }: Extract<Step, { does: 'press' }>): void {
    const mine = { address: '', made: (now += 1) }
    const base = wanted && presses.standing().step !== 'quiet' ? wanted.query : query(address())
    const way: Way<string, string> = {
      router,
      screen: inDrawer ? undefined : screen,
      queryOf: query,
      addressOf: (text) => (mine.address = LISTS + text),
      navigate: (to, inPlace) => {
        hold(mine.made > elsewhere(), 'no press moves a page that the shopper has gone to after it')
        if (!inPlace) hold(to !== address(), 'nothing is added where one is already')
        return go(() => enter(to, inPlace))
      },
    }
    const change = (before: string) => {
      hold(before === base, 'a press builds on the last one')
      wanted = { query: before + adds, made: mine.made }
      asked.push(adds)
      return wanted.query
    }
    open.add(mine)
    const end = () => open.delete(mine)
    presses.press(way, change, replace).then(end, end)
  }
  /** The shopper goes elsewhere: nothing that was pressed before is followed. A link that leads nowhere has not led away. */
  function leave(arrive: () => void): void {
    const mine = (now += 1)
    leaving = mine
    const end = () => {
      if (leaving === mine) leaving = undefined
    }
    go(() => {
      arrive()
      wanted = undefined
      left = mine
    }).then(end, end)
  }

  function take(step: Step): void {
    if (step.does === 'press') press(step)
    if (step.does === 'link') leave(() => enter(LISTS + step.to, false))
    if (step.does === 'back' && place > 0) {
      const to = place - 1
      leave(() => {
        place = to
        router.state.location = split(history[to] ?? LISTS)
      })
    }
    if (step.does === 'copy comes or goes') makes = !makes
    if (step.does === 'list made') {
      const list = lists.shift()
      list?.resolve(list.address)
    }
    if (step.does === 'list failed') lists.shift()?.reject(new Error('no list'))
    const { arrive, end } = move ?? {}
    if (step.does === 'page there') {
      arrive?.()
      end?.()
    }
    if (step.does === 'page refused') end?.()
    if (step.does === 'router failed') end?.(new Error('no page'))
  }

  return {
    take,
    faults,
    asked,
    shown: () => onScreen ?? address(),
    address,
    pressed: () => [...open].map((one) => one.address),
    isQuiet: () => presses.standing().step === 'quiet' && open.size === 0,
    isWaiting: () => move !== undefined || lists.length > 0,
    entries: () => place + 1,
  }
}

export type ListWorld = ReturnType<typeof listWorld>
