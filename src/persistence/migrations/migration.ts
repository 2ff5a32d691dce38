/** The shape of a migration. */
import type { Engine, Session } from '../engine.ts'

export interface Migration {
  /** Unique and never renamed; the database remembers it. */
  name: string
  up(session: Session, kind: Engine['kind']): Promise<void>
}
