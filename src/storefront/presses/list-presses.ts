/**
 * The presses that change a list, from the hand until the page's address says them: what each builds on, in which order they are answered,
 * and which are given up because the shopper has gone elsewhere. Knows neither React nor the catalogue.
 */

/** What is read of the router. */
interface Router {
  readonly state: {
    /** Another object after each move, also where the address is the same. */
    readonly location: { pathname: string; search: string }
    readonly navigation: { state: string }
  }
}

/** What shows lists that are made in the browser. */
export interface Screen<Data> {
  /** Whether they can be made: then each press takes its place in the history, one after the other. A server is asked for the last one alone. */
  makes: () => boolean
  /** The list of an address, once the press itself is seen; undefined where a server has to be asked. */
  make: (address: string) => Promise<Data> | undefined
  /** Shows a list, calls `follow` when it is seen, and leaves the screen to the router when that has ended. */
  show: (data: Data, follow: () => Promise<void>) => Promise<void>
}

/** How a list's address is written and reached. */
export interface Way<Query, Data> {
  router: Router
  screen: Screen<Data> | undefined
  queryOf: (address: string) => Query
  /** @param shown address of the page that the router shows */
  addressOf: (query: Query, shown: string) => string
  /** Ends once the page is there, or another move has come in between. */
  navigate: (address: string, replace: boolean) => Promise<void>
}

/** A press that the address does not say yet. */
export interface Ahead<Query> {
  /**
   * `asked`: those before it, or its list, are on their way. `shown`: its list is on the screen, the router has not been told.
   * `followed`: the router is on its way to it. It goes from each of them to quiet where the shopper goes elsewhere.
   */
  step: 'asked' | 'shown' | 'followed'
  query: Query
  address: string
  /** Whether it gets an entry of its own in the history. */
  push: boolean
  /** Presses before it, from 0. */
  number: number
  /** Where the router stood when it was made. */
  start: Router['state']['location']
  /** Settles once the page is there, or something else has come in between. */
  done?: Promise<void>
}

/** Of the last press, on which the next one builds; `quiet` while the address says all there is. */
export type Standing<Query> = { step: 'quiet' } | Readonly<Ahead<Query>>

export interface ListPresses<Query, Data> {
  standing: () => Standing<Query>
  /**
   * Changes the query that was asked for last; ends once the page of the last press is there, or something else has come in between.
   * @param replace the page that is shown is not to be gone back to
   */
  press: (way: Way<Query, Data>, change: (query: Query) => Query, replace: boolean) => Promise<void>
}

/** For all lists of a document: there is one address that they change. */
export function makeListPresses<Query, Data>(): ListPresses<Query, Data> {
  let last: Ahead<Query> | undefined
  let count = 0
  /** Number of the newest press that the router was told of: what comes behind it has been overtaken. */
  let told = -1
  /** Ends when the presses before have had their turn. */
  let turn: Promise<void> | undefined
  /** Where the presses have led so far. */
  let reached: Router['state']['location'] | undefined

  /** Whoever has followed a link or gone back since a press goes there. */
  const isHere = ({ state }: Router, { start }: Ahead<Query>) => [start, reached].includes(state.location)

  function takeTurn(
    { router, screen }: Way<Query, Data>,
    mine: Ahead<Query>,
    follow: () => Promise<void>,
  ): Promise<void> {
    const stands = () => mine.number > told && router.state.navigation.state === 'idle' && isHere(router, mine)
    async function arrive(): Promise<void> {
      await follow()
      reached = router.state.location
    }
    async function wait(lists: Screen<Data>, before: Promise<void> | undefined): Promise<void> {
      await before?.catch(() => undefined)
      if (!stands()) return
      const list = lists.make(mine.address)
      if (!list) return arrive()
      const data = await list
      if (!stands()) return
      mine.step = 'shown'
      await lists.show(data, async () => {
        if (stands()) await arrive()
      })
    }
    turn = screen?.makes() ? wait(screen, turn) : arrive()
    return turn
  }

  async function press(way: Way<Query, Data>, change: (query: Query) => Query, replace: boolean): Promise<void> {
    const { router } = way
    const shown = () => router.state.location.pathname + router.state.location.search
    const before = last && isHere(router, last) ? last : undefined
    const query = change(before ? before.query : way.queryOf(shown()))
    const address = way.addressOf(query, shown())
    const mine: Ahead<Query> = {
      step: 'asked',
      query,
      address,
      push: !replace,
      number: count++,
      start: router.state.location,
    }
    last = mine
    const follow = () => {
      const here = shown()
      // Where one is already nothing is added, and a page that never came cannot be replaced.
      mine.push = here !== address && (!replace || (before?.push === true && here !== before.address))
      mine.step = 'followed'
      told = mine.number
      return way.navigate(address, !mine.push)
    }
    mine.done = takeTurn(way, mine, follow).finally(() => {
      if (last === mine) last = undefined
    })
    await mine.done
    while (last) await last.done
  }

  return { standing: () => last ?? { step: 'quiet' }, press }
}
