/** The files of `deploy/` agree with the store, with each other and with the documents. No container is run here. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { testApi } from '../src/api/testing/test-api.ts'
import { readEnvironment } from '../src/server/settings/environment.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  expose?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  stop_grace_period?: string
}

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const containerfile = read('deploy/Containerfile')
const unit = read('deploy/vitrine.service')
const startScript = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts.start

/** Every variable that the store reads. */
const KNOWN = new Set(
  [...read('src/server/settings/environment.ts').matchAll(/read\.\w+\(\s*'([A-Z][A-Z_]+)'/g)].map(([, name]) => name),
)
/** Set for Node and npm, not for the store. */
const OTHERS = new Set(['NODE_ENV', 'npm_config_cache'])

const example = Object.fromEntries(
  [...read('deploy/example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
)

/** As compose fills in `${NAME}` and `${NAME:-default}`. */
function filledIn(value: string): string {
  return value.replaceAll(/\$\{(\w+)(:-([^}]*))?\}/g, (_, name: string, hasDefault?: string, otherwise = '') => {
    const given = example[name]
    if (given === undefined && hasDefault === undefined) throw new Error(`${name} is not in deploy/example.env`)
    return given ?? otherwise
  })
}

function shopEnvironment(): Record<string, string> {
  const given = compose.services['shop1']?.environment ?? {}
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filledIn(value)]))
}

function unitValues(key: string): string[] {
  return [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value ?? '')
}

const unitEnvironment = Object.fromEntries(
  unitValues('Environment').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)
const imageEnvironment = Object.fromEntries(
  [...containerfile.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
)

describe('deploy: what the store is told', () => {
  it('the store knows its variables, and docs/configuration.md names each of them', () => {
    expect(KNOWN.size).toBeGreaterThan(25)
    const documented = read('docs/configuration.md')
    expect([...KNOWN].filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  })

  it.each([
    ['compose.yaml', shopEnvironment()],
    ['vitrine.service', unitEnvironment],
    ['Containerfile', imageEnvironment],
  ])('%s sets only variables that exist, to values that hold', (_, environment) => {
    expect(Object.keys(environment).filter((name) => !KNOWN.has(name) && !OTHERS.has(name))).toEqual([])
    expect(() => readEnvironment(environment)).not.toThrow()
  })

  it('image and unit start what npm start starts', () => {
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? '[]') as string[]
    expect(`exec ${command.join(' ')}`).toBe(startScript)
    expect(unitValues('ExecStart')).toEqual([startScript.replace('exec ', '/usr/bin/')])
    expect(containerfile).toMatch(/^RUN node scripts\/setup\.mjs$/m)
  })

  it('whoever ends the store waits for its drain and for requests under way', () => {
    const least = (environment: Record<string, string | undefined>) => Number(environment['DRAIN_SECONDS']) + 10
    expect(Number(unitValues('TimeoutStopSec')[0])).toBeGreaterThan(least(unitEnvironment))
    expect(Number(compose.services['shop1']?.stop_grace_period?.replace('s', ''))).toBeGreaterThan(
      least(shopEnvironment()),
    )
  })
})

describe('deploy: how the parts find each other', () => {
  it('ports agree from the image to the proxy, and only the proxy is public', () => {
    const { port, metrics } = readEnvironment(shopEnvironment())
    expect(containerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'))
    expect(containerfile).toContain(`http://127.0.0.1:${port}/api/health`)
    expect(compose.services['shop1']?.expose).toEqual([String(port), String(metrics?.port)])
    const upstreams = [...read('deploy/Caddyfile').matchAll(/([a-z]+\d):(\d+)/g)]
    expect(upstreams.map(([, name, at]) => [name, at])).toEqual(['shop1', 'shop2'].map((name) => [name, String(port)]))
    const open = Object.entries(compose.services).flatMap(([name, service]) => ('ports' in service ? name : []))
    expect(open).toEqual(['proxy'])
  })

  it('the health path that image and proxy ask exists', async () => {
    const { app } = await testApi()
    const asked = [
      /127\.0\.0\.1:\d+(\/[\w/]+)/.exec(containerfile)?.[1],
      /health_uri (\S+)/.exec(read('deploy/Caddyfile'))?.[1],
    ]
    for (const url of asked) expect((await app.inject(url ?? 'missing')).json()).toEqual({ status: 'ok' })
  })

  it('databases, services, volumes and files that are named are there', () => {
    const { databaseUrl, databaseReadUrls } = readEnvironment(shopEnvironment())
    for (const url of [databaseUrl ?? '', ...databaseReadUrls]) {
      expect(Object.keys(compose.services)).toContain(new URL(url).hostname)
    }
    const primary = compose.services['primary']?.environment ?? {}
    expect(databaseUrl).toBe(
      `postgres://${primary['POSTGRES_USER']}:${filledIn(primary['POSTGRES_PASSWORD'] ?? '')}@primary:5432/${primary['POSTGRES_DB']}`,
    )
    expect(read('deploy/postgres/standby.sh')).toContain('--host=primary')
    for (const { depends_on: needs = {}, volumes = [], build } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(Object.keys(compose.services)).toContain(name)
        // The shops' check is in their image.
        if (!name.startsWith('shop'))
          expect([condition, compose.services[name]?.healthcheck]).toEqual(['service_healthy', expect.anything()])
      }
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        const missing = source.startsWith('./') && !existsSync(path.join(ROOT, 'deploy', source))
        // The owner's own folder is not ours to bring.
        if (missing) expect(source).toBe('./media')
        if (!source.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(source)
      }
      if (build) expect(existsSync(path.join(ROOT, 'deploy', build.context, build.dockerfile))).toBe(true)
    }
  })

  it('the scripts can be read by their shell', async () => {
    const scripts = readdirSync(path.join(ROOT, 'deploy/postgres'))
    expect(scripts).toEqual(['primary.sh', 'standby.sh'])
    for (const script of scripts) {
      await expect(
        promisify(execFile)('bash', ['-n', path.join(ROOT, 'deploy/postgres', script)]),
      ).resolves.toBeDefined()
    }
  })
})
