/** Finds rings of imports in a graph of files. */

/** Every ring once, as the files in import order; a file that imports itself is a ring of one. */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const trail: string[] = []
  const onTrail = new Map<string, number>()

  const visit = (file: string): void => {
    const since = onTrail.get(file)
    if (since !== undefined) {
      cycles.push(trail.slice(since))
      return
    }
    if (finished.has(file)) return
    onTrail.set(file, trail.length)
    trail.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    trail.pop()
    onTrail.delete(file)
    finished.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}
