/** Owns in which currency a database sells: noted once, and never another one afterwards. */
import type { Currency } from '#domain/money/currency.ts'
import type { Session } from './engine.ts'

/** Its row of `meta`. */
const CURRENCY = 'currency'

/** @throws {Error} where the database is known to sell in another currency. */
export async function checkCurrency(session: Session, { code }: Currency): Promise<void> {
  const known = await storedCurrency(session)
  if (known !== undefined && known !== code) {
    throw new Error(
      `The database holds amounts in ${known}, and shop.json says that the shop sells in ${code}. Amounts are never turned from one currency into another: set "currency" to "${known}", or begin with a new database.`,
    )
  }
}

/** Notes the currency of a new database. @throws {Error} where it is known to sell in another one. */
export async function settleCurrency(session: Session, currency: Currency): Promise<void> {
  await checkCurrency(session, currency)
  if ((await storedCurrency(session)) !== undefined) return
  await noteCurrency(session, currency.code)
}

export async function noteCurrency(session: Session, code: string): Promise<void> {
  await session.insertInto('meta').values({ key: CURRENCY, value: code }).execute()
}

async function storedCurrency(session: Session): Promise<string | undefined> {
  const row = await session.selectFrom('meta').select('value').where('key', '=', CURRENCY).executeTakeFirst()
  return row?.value
}
