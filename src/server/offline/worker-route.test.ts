import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { registerWorker } from './worker-route.ts'
import { WITHDRAWN } from './worker-script.ts'

function clientDir(...files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-sw-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets'))
  for (const file of files) writeFileSync(path.join(folder, 'assets', file), '')
  return folder
}

async function worker(isOn: boolean, folder: string, name = 'Vitrine') {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerWorker(app, isOn, folder, name)
  return app.inject('/sw.js')
}

it('/sw.js is asked for anew each time, may fetch from its own origin alone, and names its build', async () => {
  const answer = await worker(true, clientDir('app-1.js', 'app-1.js.br'))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect((await worker(true, clientDir('app-1.js'))).body).toBe(answer.body)
  expect((await worker(true, clientDir('app-2.js'))).body).not.toBe(answer.body)
})

it('an owner’s name cannot become part of the script or of its pages', async () => {
  const { body } = await worker(true, clientDir('app-1.js'), '</script><b>"\u2028`${x}')
  expect(() => new vm.Script(body)).not.toThrow()
  expect(body).not.toContain('<b>')
})

it('switched off it is the worker that withdraws itself, and so it is without a build', async () => {
  expect((await worker(false, clientDir('app-1.js'))).body).toBe(WITHDRAWN)
  expect((await worker(true, path.join(tmpdir(), 'no-such-build'))).body).toBe(WITHDRAWN)
  expect((await worker(false, clientDir())).headers['cache-control']).toBe('no-cache')
})
