/** A snapshot store in memory, for tests. */
import { savedSections, type Section } from '#domain/catalogue/index/snapshot-section.ts'
import type { SnapshotStamp, SnapshotStore } from '../catalogue/snapshot-keeper.ts'

/** `writes` counts what was put in place. */
export function memoryStore() {
  let kept: {
    stamp: SnapshotStamp
    sections: Map<string, string | Exclude<Section, { rows: unknown }>['numbers']>
  } | null = null
  const store = {
    writes: 0,
    stamp: async () => kept?.stamp ?? null,
    async read() {
      if (!kept) return null
      const sections = [...kept.sections].map(
        ([name, one]) => [name, typeof one === 'string' ? (JSON.parse(one) as unknown[]) : one.slice()] as const,
      )
      return { stamp: kept.stamp, sections: savedSections(new Map(sections)) }
    },
    async write(sections, stamp) {
      const taken = new Map(
        Array.from(sections, (one) => [one.name, 'rows' in one ? JSON.stringify([...one.rows]) : one.numbers.slice()]),
      )
      const moment = await stamp()
      if (moment) kept = { stamp: moment, sections: taken }
      store.writes += Number(moment !== null)
      return true
    },
  } satisfies SnapshotStore & { writes: number }
  return store
}
