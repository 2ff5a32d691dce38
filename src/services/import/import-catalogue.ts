/** The import of a catalogue file, whoever asks for it: surveyed, staged and published, or foreseen and nothing stored (spec 11). */
import type { Money } from '#domain/shop/shop-money.ts'
import { MissingPictures, type FindMissing } from '../pictures/missing-pictures.ts'
import type { FetchedStore } from '../pictures/fetched-pictures.ts'
import type { Database } from '../repositories.ts'
import { UnreadableFile } from './formats/catalogue-entry.ts'
import type { ImportOutcome, ImportReport, ImportRequest, ImportWatch } from './import-outcome.ts'
import { fetchNamedPictures, NamedPictures } from './named-pictures.ts'
import { Storing } from './storing.ts'
import { ChangedFile } from './survey/catalogue-survey.ts'
import { checkFile, type CheckedFile, type EntrySource, type Errors } from './survey/checked-file.ts'

/** A catalogue file, which may be read more than once. */
export interface ImportFile {
  read: EntrySource
  /** Whether nobody has written into it since it was opened. */
  isUnchanged(): Promise<boolean>
}

/** A store that is made beside the place of one that is not there yet. */
export interface DatabaseDraft {
  database: Database
  /** Closes it and puts it in its place; false where that cannot be, as when somebody has made one meanwhile. */
  keep(): Promise<boolean>
  /** Takes it away, with all that was made for it. */
  drop(): Promise<void>
}

/** Where the shop keeps its catalogue; a file that is refused must not make it. */
export interface ImportStore {
  isThere(): boolean
  open(): Promise<Database>
  /** Asked for where it is not there; null where none can be made. */
  draft(): Promise<DatabaseDraft | null>
}

export interface ImportTools {
  now: Date
  /** That of the shop. */
  money: Money
  /** Ids of the shop's product types. */
  productTypes: readonly string[]
  findMissing: FindMissing
  /** Where pictures of other sites are kept. */
  openPictures(): Promise<FetchedStore>
}

type CheckOptions = Parameters<typeof checkFile>[1]

/** Ends an import whose file has errors. */
class RefusedFile extends Error {
  readonly errors: Errors

  constructor(errors: Errors) {
    super('the file has errors')
    this.errors = errors
  }
}

/**
 * Imports `file` while the shop goes on. A new store takes the file in the place of the sample; one with a catalogue is merged into or replaced.
 * @throws {Error} where the database cannot be used, another import has begun, or `watch.ending` was aborted; nothing was changed then.
 */
export async function importCatalogue(
  request: ImportRequest,
  file: ImportFile,
  store: ImportStore,
  tools: ImportTools,
  watch: ImportWatch = {},
): Promise<ImportOutcome> {
  try {
    const work = () => new ImportWork(request, file, tools, watch)
    const report = request.dryRun
      ? await work().foresee(store)
      : ((await work().storeFirst(store)) ?? (await work().store(store)))
    return { kind: request.dryRun ? 'foreseen' : 'stored', report }
  } catch (error) {
    if (error instanceof RefusedFile) return { kind: 'refused', errors: error.errors }
    if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.message }
    if (error instanceof ChangedFile) return { kind: 'changed' }
    throw error
  }
}

class ImportWork {
  readonly #request: ImportRequest
  readonly #file: ImportFile
  readonly #tools: ImportTools
  readonly #watch: ImportWatch
  readonly #missing: MissingPictures
  readonly #named = new NamedPictures()

  constructor(request: ImportRequest, file: ImportFile, tools: ImportTools, watch: ImportWatch) {
    this.#request = request
    this.#file = file
    this.#tools = tools
    this.#watch = watch
    this.#missing = new MissingPictures(tools.findMissing)
  }

  /** What the file would do; it prepares nothing, so the tables may not be there yet. */
  async foresee(store: ImportStore): Promise<ImportReport> {
    const database = store.isThere() ? await store.open() : null
    try {
      const prepared = database && !(await isUnprepared(database)) ? database : null
      await prepared?.checkCurrency()
      const checked = await this.#check(prepared ? await this.#knownOf(prepared, this.#request.mode) : {})
      const storing = new Storing(prepared, this.#request.mode, [this.#missing])
      for await (const { products } of checked.products()) await storing.look(products)
      await this.#missing.addGroups(checked.groups)
      return this.#reportOf(checked, await storing.effect())
    } finally {
      await database?.close()
    }
  }

  /** A shop without a database gets one that is made beside its place, at one reading of the file; null where the other way has to be gone. */
  async storeFirst(store: ImportStore): Promise<ImportReport | null> {
    if (store.isThere() || this.#request.skipBad) return null
    const draft = await store.draft()
    if (!draft) return null
    let report: ImportReport
    try {
      await draft.database.prepare(() => Promise.resolve(null))
      report = await this.#storeIn(draft.database, 'replace', { isDraft: true })
    } catch (error) {
      await draft.drop()
      throw error
    }
    if (!(await draft.keep())) return null
    const database = await store.open()
    try {
      return await this.#afterwards(database, report)
    } finally {
      await database.close()
    }
  }

  async store(store: ImportStore): Promise<ImportReport> {
    let first = store.isThere() ? null : await this.#check()
    const database = await store.open()
    try {
      let isFirst = false
      await database.prepare(async () => {
        first ??= await this.#check()
        isFirst = true
        return null
      })
      const report = isFirst
        ? await this.#storeIn(database, 'replace', { first })
        : await this.#storeIn(database, this.#request.mode)
      return await this.#afterwards(database, report)
    } finally {
      await database.close()
    }
  }

  /** Once the catalogue is on sale. */
  async #afterwards(database: Database, report: ImportReport): Promise<ImportReport> {
    this.#watch.onPublished?.(await database.catalogue.count())
    const pictures = await this.#tools.openPictures()
    report.pictures = await fetchNamedPictures(database, this.#named.urls, pictures, this.#watch.onPictures)
    return report
  }

  /** `first` is the file, where it was checked already; a draft is taken away whole where the file is refused. */
  async #storeIn(
    database: Database,
    mode: ImportRequest['mode'],
    { first = null, isDraft = false }: { first?: CheckedFile | null; isDraft?: boolean } = {},
  ): Promise<ImportReport> {
    const storing = new Storing(database, mode, [this.#missing, this.#named], this.#watch)
    // Whoever may yet be refused does not take the turn of an import that is under way.
    const atOnce = !first && !this.#request.skipBad && !(await database.catalogue.isStaging())
    let checked = first
    if (!checked && !atOnce) checked = await this.#check(await this.#knownOf(database, mode))
    const staged = await database.catalogue.stage(mode)
    try {
      checked ??= await this.#check({
        ...(await this.#knownOf(database, mode)),
        take: (group) => storing.add(staged, group, null),
      })
      const total = checked.report.products
      for await (const group of checked.products()) await storing.add(staged, group, total)
      for await (const reviews of checked.reviews()) await staged.addReviews(reviews)
      if (!(await this.#file.isUnchanged())) throw new ChangedFile()
      const effect = await storing.effect()
      this.#named.addGroups(checked.groups)
      await this.#missing.addGroups(checked.groups)
      this.#watch.ending?.throwIfAborted()
      await staged.publish(checked.groups)
      return this.#reportOf(checked, effect)
    } catch (error) {
      // Whatever cannot be taken away now is taken away by the next import.
      if (!isDraft) await staged.discard().catch(() => {})
      throw error
    }
  }

  async #check(more: Partial<CheckOptions> = {}): Promise<CheckedFile> {
    const { type, skipBad } = this.#request
    const { now, money, productTypes } = this.#tools
    const { ending } = this.#watch
    const result = await checkFile(this.#file.read, {
      now,
      money,
      productTypes,
      skipBad,
      ...(type !== undefined && { type }),
      ...(ending && { ending }),
      ...more,
    })
    if (!result.ok) throw new RefusedFile(result.errors)
    return result.file
  }

  /** What a merge must know of the store. */
  async #knownOf({ catalogue }: Database, mode: ImportRequest['mode']): Promise<Partial<CheckOptions>> {
    if (mode === 'replace') return {}
    return {
      known: {
        categories: (await catalogue.categories()).map((category) => ({ ...category, products: [] })),
        brands: (await catalogue.brands()).map((brand) => ({ ...brand, products: [] })),
      },
      stored: () => catalogue.identities(),
    }
  }

  #reportOf(checked: CheckedFile, effect: ImportReport['effect']): ImportReport {
    return { ...checked.report, effect, skipped: checked.skipped, missing: this.#missing, pictures: null }
  }
}

/** A store that was never started has no tables. */
async function isUnprepared(database: Database): Promise<boolean> {
  try {
    await database.catalogue.isEmpty()
    return false
  } catch (error) {
    if (error instanceof Error && /no such table|does not exist/.test(error.message)) return true
    throw error
  }
}
