/** The text that Prometheus reads (exposition format 0.0.4), for one process or for several together. */
import type { Labels, MetricSample } from './metrics.ts'

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Adds up what several processes say, or takes the highest where that is what the line means. */
export function mergeSamples(processes: readonly (readonly MetricSample[])[]): MetricSample[] {
  const merged = new Map<string, MetricSample>()
  for (const sample of processes.flat()) {
    const key = sample.name + labelText(sample.labels)
    const known = merged.get(key)
    if (!known) merged.set(key, { ...sample })
    else known.value = sample.together === 'sum' ? known.value + sample.value : Math.max(known.value, sample.value)
  }
  return [...merged.values()]
}

/** Each family once, with its help and type before its lines. */
export function exposition(samples: readonly MetricSample[]): string {
  const lines = [...Map.groupBy(samples, ({ family }) => family)].flatMap(([family, members]) => [
    ...members
      .slice(0, 1)
      .flatMap(({ help, type }) => [`# HELP ${family} ${escape(help)}`, `# TYPE ${family} ${type}`]),
    ...members.map(({ name, labels, value }) => `${name}${labelText(labels)} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value).replaceAll('"', '\\"')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
