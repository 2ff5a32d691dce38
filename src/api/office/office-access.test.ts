import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { mayAct, ROLES, type Role } from '#domain/people/roles.ts'
import { OFFICE_ACCESS } from './office-access.ts'
import { guardOffice } from './office-guard.ts'
import { testOffice } from './testing/office-api.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Every call that the description of the API has for the office, as it names it. */
async function describedCalls() {
  const { app } = await testOffice()
  const { paths } = (await app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, { tags?: string[] }>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { tags }]) =>
      path.startsWith('/api/office') || tags?.includes('Office') === true
        ? [{ method: method.toUpperCase() as Method, path: path.slice('/api'.length), tags }]
        : [],
    ),
  )
}

const keyOf = (method: string, path: string) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`

describe('who may call the office', () => {
  it('every call of the description has a row of the table, and every row a call', async () => {
    const calls = await describedCalls()
    expect(calls.every(({ tags }) => tags?.join() === 'Office')).toBe(true)
    expect(calls.map(({ method, path }) => keyOf(method, path)).toSorted()).toEqual(
      Object.keys(OFFICE_ACCESS).toSorted(),
    )
  })

  it('a call without a row does not start', async () => {
    const { people } = await testOffice()
    const app = Fastify()
    guardOffice(app, people, '', () => new Date())
    expect(() => app.get('/office/secrets', () => 'all of them')).toThrow('is not in the table')
    await app.close()
  })

  it('every call answers nobody with 401, a wrong role with 403, and lets the right ones through', async () => {
    const office = await testOffice()
    const seen: string[] = []
    for (const { method, path } of await describedCalls()) {
      const { role: needed, own, fresh } = OFFICE_ACCESS[keyOf(method, path)] ?? { role: 'owner' as const }
      const url = path.slice('/office/'.length).replace(/\{\w+\}/g, 'nobody')
      // A body that is wrong for every call: who gets as far as that was let through.
      const ask = (headers: Record<string, string>, cookies: Record<string, string>) =>
        office.app.inject({
          method,
          url: `/api/office/${url}`,
          headers: { 'x-xsrf-token': 'a-token-of-22-characters', ...headers },
          cookies: { 'XSRF-TOKEN': 'a-token-of-22-characters', ...cookies },
          ...(method !== 'GET' && method !== 'DELETE' && { payload: { none: true } }),
        })
      const nobody = await ask({}, {})
      expect([path, nobody.statusCode === 401]).toEqual([path, needed !== null])
      expect(nobody.headers['cache-control']).toBe('no-store')
      expect(nobody.headers['access-control-allow-origin']).toBeUndefined()
      if (needed === null) continue
      expect(nobody.headers['content-type']).toBe('application/problem+json')
      await office.signedIn('owner', 'first@example.com')
      for (const role of ROLES) {
        const one = await office.signedIn(role, `${role}@example.com`)
        const isEnough = mayAct(role, needed)
        const answer = await ask({}, { ...one.cookies })
        expect([method, path, role, answer.statusCode === 403]).toEqual([method, path, role, !isEnough])
        seen.push(`${method} ${path} ${role}`)
        const token = await office.people.addToken(`${role}-${seen.length}`, role, 1)
        if (token.kind !== 'added') throw new Error(token.kind)
        const program = await ask({ authorization: `Bearer ${token.token}` }, {})
        expect([path, role, 'program', program.statusCode === 403]).toEqual([
          path,
          role,
          'program',
          !isEnough || own === true,
        ])
        if (fresh !== true || !isEnough) continue
        const late = await office.signedIn(role, `${role}@example.com`)
        office.pass(10)
        const stale = await ask({}, { ...late.cookies })
        expect([path, role, stale.statusCode, stale.json().reason]).toEqual([path, role, 403, 'fresh-sign-in'])
      }
    }
    expect(seen.length).toBeGreaterThanOrEqual(ROLES.length * 11)
  })

  it('a role that is changed is in force with the next call, up and down', async () => {
    const office = await testOffice()
    const owner = await office.signedIn('owner')
    const staff = await office.signedIn('staff')
    const list = async () => (await staff.call('GET', 'people')).statusCode
    expect(await list()).toBe(403)
    const give = (role: Role) => owner.call('PATCH', `people/${staff.id}`, { role })
    expect((await give('owner')).statusCode).toBe(204)
    expect(await list()).toBe(200)
    expect((await give('reader')).statusCode).toBe(204)
    expect(await list()).toBe(403)
    expect((await owner.call('DELETE', `people/${staff.id}`)).statusCode).toBe(204)
    expect(await list()).toBe(401)
  })
})
