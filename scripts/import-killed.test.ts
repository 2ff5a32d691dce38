import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { identityOf, orderLine, orderRequest } from '#persistence/testing/order-request.ts'
import { runExport } from './catalogue-export.ts'
import { runImport } from './catalogue-import.ts'

const LAMP = { id: 'lamp', title: 'Lamp', price: 10, quantity: 5, productType: 'electronics', img: '/lamp.webp' }
const MANY = 6000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-killed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** How many products the unseen catalogue has; -1 while there is none. */
function gathered(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return Number(database.prepare('select count(*) as count from product_next').get()?.['count'])
  } catch {
    return -1
  } finally {
    database.close()
  }
}

function tables(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database
    .prepare(`select name from sqlite_master where name like '%\\_next' escape '\\' or name like '%\\_old' escape '\\'`)
    .all()
  database.close()
  return rows
}

describe('any catalogue: an import that is killed', () => {
  it.each([1, MANY / 2])(
    'after %i products leaves the old catalogue and the orders; the next import cleans up',
    async (reached) => {
      const databaseFile = path.join(folder, 'shop.db')
      const env = { PATH: process.env['PATH'], DATABASE_FILE: databaseFile }
      const exported = async (name: string) => {
        const file = path.join(folder, name)
        expect((await runExport([file], env)).status).toBe(0)
        return readFileSync(file, 'utf8')
      }
      const small = path.join(folder, 'small.json')
      writeFileSync(small, JSON.stringify([LAMP]))
      expect((await runImport([small], env)).status).toBe(0)
      const before = await exported('before.json')

      const large = path.join(folder, 'large.json')
      const products = Array.from({ length: MANY }, (_, index) => ({ ...LAMP, id: index === 0 ? 'lamp' : `p${index}` }))
      writeFileSync(large, JSON.stringify(products))
      const script = path.join(import.meta.dirname, 'catalogue-import.ts')
      const child = spawn(process.execPath, [script, large, '--replace'], { env, stdio: 'ignore' })
      const gone = once(child, 'exit')
      while (gathered(databaseFile) < reached && child.exitCode === null) await sleep(1)
      child.kill('SIGKILL')
      await gone
      expect(child.signalCode).toBe('SIGKILL')
      expect(await exported('after.json')).toBe(before)

      const database = await openDatabase({ databaseFile })
      const request = orderRequest({ lines: [orderLine({ id: 'lamp', quantity: 2 })] })
      const outcome = await database.orders.place(request, DEFAULT_SHOP_SETTINGS.shipping, identityOf(request))
      await database.close()
      expect(outcome.kind).toBe('placed')

      expect(await runImport([large, '--replace'], env)).toMatchObject({ status: 0 })
      expect(tables(databaseFile)).toEqual([])
      const again = await openDatabase({ databaseFile })
      const items = await again.catalogue.items()
      await again.close()
      expect(items).toHaveLength(MANY)
      expect(items.find(({ id }) => id === 'lamp')?.sellCount).toBe(2)
    },
  )
})
