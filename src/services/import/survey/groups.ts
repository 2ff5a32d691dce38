/** The categories and brands of a catalogue file, completed from the products that name them. */
import { isBrandName } from '#domain/catalogue/product/brand-name.ts'
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { CatalogueProduct } from '../../catalogue/catalogue-file.ts'
import type { CatalogueEntry } from '../formats/catalogue-entry.ts'
import { Fields } from '../fields/fields.ts'
import { readBrandTranslations, readCategoryTranslations } from '../fields/translations.ts'
import type { GroupMembers } from './members.ts'
import { createWordMaker, wordFrom } from './identities.ts'
import type { ImportIssues } from '../issues.ts'

export interface GroupContext {
  issues: ImportIssues
  named: NamedGroups
  members: GroupMembers
  productTypes: readonly string[]
  type: string | undefined
}

/** A category as its first product says it, with the sub-categories of all. */
interface NamedCategory {
  parent: string
  img: string
  productType: string
  /** By slug. */
  children: Map<string, string>
  /** Their names as they are written. */
  childNames: Set<string>
}

/** The categories and brands that products name, in the order in which they are first named. */
export class NamedGroups {
  /** By slug. */
  readonly categories = new Map<string, NamedCategory>()
  readonly brands = new Map<string, string>()
  /** The same by the name as it is written, since products are many and names are few. */
  readonly #byParent = new Map<string, NamedCategory>()
  readonly #brandNames = new Set<string>()

  add({ parent, children, img, productType, brand }: CatalogueProduct): void {
    const category = this.#byParent.get(parent) ?? this.#category(parent, img, productType)
    if (children !== '' && !category.childNames.has(children)) addChild(category, children)
    if (this.#brandNames.has(brand.name)) return
    this.#brandNames.add(brand.name)
    const key = slug(brand.name)
    if (!this.brands.has(key)) this.brands.set(key, brand.name)
  }

  #category(parent: string, img: string, productType: string): NamedCategory {
    const key = slug(parent)
    const known = this.categories.get(key)
    const category = known ?? { parent, img, productType, children: new Map(), childNames: new Set() }
    this.categories.set(key, category)
    this.#byParent.set(parent, category)
    return category
  }
}

function addChild({ children, childNames }: NamedCategory, child: string): void {
  childNames.add(child)
  const key = slug(child)
  if (!children.has(key)) children.set(key, child)
}

/**
 * The file's categories and those its products name, without their products; a stored category that the file does not list appears only where
 * it gains a sub-category.
 */
export function readCategories(
  entries: readonly CatalogueEntry[],
  known: readonly Category[],
  context: GroupContext,
): Category[] {
  const { issues, named, members } = context
  const taken = createIdRegister(issues, known)
  const listed = entries.flatMap(({ value, path, line }): Category[] => {
    issues.line = line
    const fields = Fields.of(value, path, issues)
    if (!fields) return []
    const parent = fields.label('parent')
    const first = named.categories.get(slug(parent))
    const translations = readCategoryTranslations(fields, issues)
    const category: Category = {
      id: taken.give(
        fields.optionalKey('id', 200),
        path,
        parent,
        storedId(known, (one) => one.parent, parent),
      ),
      img: fields.has('img') ? fields.picture('img') : (first?.img ?? ''),
      parent,
      children: fields.labels('children'),
      productType: readGroupType(fields, first?.productType, context),
      products: [],
      status: fields.choice('status', ['Show', 'Hide'], 'Show'),
      ...(translations && { translations }),
    }
    members.claim('parent', parent, fields, line)
    fields.warnOfUnknown()
    return [category]
  })
  const bySlug = new Map([...known, ...listed].map((category) => [slug(category.parent), category]))
  const result = new Map(listed.map((category) => [category.id, category]))
  for (const [key, { parent, img, productType, children }] of named.categories) {
    const category = bySlug.get(key) ?? {
      id: taken.give(undefined, parent, parent, undefined),
      img,
      parent,
      children: [],
      productType,
      products: [],
      status: 'Show',
    }
    const complete = withChildren(category, children)
    if (complete !== category || !bySlug.has(key)) result.set(complete.id, complete)
  }
  return [...result.values()]
}

/** The file's brands and those that only its products name, without their products. */
export function readBrands(
  entries: readonly CatalogueEntry[],
  known: readonly Brand[],
  { issues, named, members }: GroupContext,
): Brand[] {
  const taken = createIdRegister(issues, known)
  const brands = entries.flatMap(({ value, path, line }): Brand[] => {
    issues.line = line
    const fields = Fields.of(value, path, issues)
    if (!fields) return []
    const name = fields.label('name')
    const translations = readBrandTranslations(fields, issues)
    const brand: Brand = {
      id: taken.give(
        fields.optionalKey('id', 200),
        path,
        name,
        storedId(known, (one) => one.name, name),
      ),
      name,
      description: fields.text('description'),
      email: fields.email('email'),
      website: fields.address('website'),
      location: fields.optionalLabel('location') ?? '',
      status: fields.choice('status', ['active', 'inactive'], 'active'),
      logo: fields.picture('logo'),
      products: [],
      ...(translations && { translations }),
    }
    members.claim('brand', name, fields, line)
    fields.warnOfUnknown()
    return [brand]
  })
  const there = new Set([...known, ...brands].map((brand) => slug(brand.name)))
  for (const [key, name] of named.brands) {
    if (there.has(key) || !isBrandName(name)) continue
    const empty = { description: '', email: '', website: '', location: '', logo: '' }
    const id = taken.give(undefined, name, name, undefined)
    brands.push({ id, name, ...empty, status: 'active', products: [] })
  }
  return brands
}

function storedId<T extends { id: string }>(
  known: readonly T[],
  nameOf: (one: T) => string,
  name: string,
): string | undefined {
  return known.find((one) => slug(nameOf(one)) === slug(name))?.id
}

/**
 * Gives each group an id: its own, that of the stored group of the same name, or one made from the name. Two groups of one name could not
 * be told apart in an address, so the stored id goes before an unknown one.
 */
function createIdRegister(issues: ImportIssues, known: readonly { id: string }[]) {
  const stored = new Set(known.map((one) => one.id))
  const places = new Map<string, string>()
  const names = new Map<string, string>()
  const freeWord = createWordMaker((word) => places.has(word) || stored.has(word))
  return {
    give(given: string | undefined, path: string, name: string, storedUnderName: string | undefined): string {
      const namesake = names.get(slug(name))
      if (namesake !== undefined && name !== '') issues.error(path, `has the same name as ${namesake}: "${name}"`)
      names.set(slug(name), path)
      const own = given !== undefined && (stored.has(given) || storedUnderName === undefined) ? given : storedUnderName
      const id = own ?? freeWord(wordFrom(name, 'group'))
      const earlier = places.get(id)
      if (earlier !== undefined) issues.error(`${path}.id`, `"${id}" is the id of ${earlier} too`)
      else places.set(id, path)
      return id
    },
  }
}

function readGroupType(fields: Fields, ofProducts: string | undefined, context: GroupContext): string {
  const given = fields.optionalLabel('productType')
  const known = context.productTypes.find((type) => type.toLowerCase() === given?.toLowerCase())
  const type = known ?? (given === undefined ? (ofProducts ?? context.type) : undefined)
  if (type !== undefined) return type
  context.issues.expected(fields.at('productType'), `one of ${context.productTypes.join(', ')}`, given)
  return ''
}

function withChildren(category: Category, named: ReadonlyMap<string, string>): Category {
  const there = new Set(category.children.map(slug))
  const gained = [...named].flatMap(([key, child]) => (there.has(key) ? [] : [child]))
  return gained.length === 0 ? category : { ...category, children: [...category.children, ...gained] }
}
