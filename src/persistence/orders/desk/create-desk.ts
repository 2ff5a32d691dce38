/** The owner's desk on an engine. */
import type { DeskOutcome, DeskRepository } from '#services/orders/desk/desk-repository.ts'
import type { Engine, Session } from '../../engine.ts'
import { ActRefused, payOrder, refundOrder, returnOrder, shipOrder } from './desk-acts.ts'
import { countDesk, deskPulse, listDesk } from './desk-list.ts'
import { noteOrder, sendMailAgain } from './desk-notes.ts'
import { revenueSince } from './desk-revenue.ts'
import { findDeskOrder } from './desk-order.ts'

export function createDesk(engine: Engine): DeskRepository {
  async function act(work: (session: Session) => Promise<DeskOutcome>): Promise<DeskOutcome> {
    try {
      return await engine.write(work)
    } catch (error) {
      if (error instanceof ActRefused) return { kind: 'refused', refusal: error.refusal }
      throw error
    }
  }

  return {
    list: (query) => engine.read((session) => listDesk(session, query)),
    counts: () => engine.read(countDesk),
    revenue: (from) => engine.read((session) => revenueSince(session, from)),
    pulse: () => engine.read(deskPulse),
    find: (number) => engine.read((session) => findDeskOrder(session, number)),
    pay: (number, pay) => act((session) => payOrder(engine, session, number, pay)),
    ship: (number, ship) => act((session) => shipOrder(engine, session, number, ship)),
    refund: (number, refund) => act((session) => refundOrder(engine, session, number, refund)),
    takeBack: (number, back) => act((session) => returnOrder(engine, session, number, back)),
    addNote: (number, text, by) => act((session) => noteOrder(session, number, text, by)),
    sendAgain: (number, kind, at) => act((session) => sendMailAgain(engine, session, number, kind, at)),
  }
}
