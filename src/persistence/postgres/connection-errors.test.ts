import { describe, expect, it } from 'vitest'
import { fullDisk, isConnectionError, withoutPassword } from './connection-errors.ts'

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

describe('which failures pass by themselves', () => {
  it.each([
    failure('terminating connection due to administrator command', '57P01'),
    failure('the database system is starting up', '57P03'),
    failure('connection failure', '08006'),
    failure('cannot execute INSERT in a read-only transaction', '25006'),
    failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failure('Connection terminated unexpectedly'),
    failure('timeout exceeded when trying to connect'),
    Object.assign(new AggregateError([failure('::1'), failure('127.0.0.1')]), { code: 'ECONNREFUSED' }),
  ])('%s', (error) => {
    expect(isConnectionError(error)).toBe(true)
  })

  it.each([
    failure('duplicate key value violates unique constraint', '23505'),
    failure('deadlock detected', '40P01'),
    failure('relation "product" does not exist', '42P01'),
    'Connection terminated',
  ])('not: %s', (error) => {
    expect(isConnectionError(error)).toBe(false)
  })

  it('an address is told without its password', () => {
    expect(withoutPassword('postgres://shop:secret@db.example/vitrine')).toBe('db.example:5432/vitrine')
  })

  it('a full or broken disk of the server is told from both', () => {
    const full = failure('could not extend file "base/16384/16401": No space left on device', '53100')
    expect([fullDisk(full), isConnectionError(full)]).toEqual(['the disk is full', false])
    expect(fullDisk(failure('could not write block 7', '58030'))).toBe('the disk refuses')
    expect(fullDisk(failure('duplicate key value violates unique constraint', '23505'))).toBeNull()
  })
})
