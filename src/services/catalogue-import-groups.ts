/** The categories and brands of a catalogue file, completed from the products that name them. */
import type { Brand, Category } from '#domain/catalogue/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { CatalogueProduct } from './catalogue-file.ts'
import type { CatalogueEntry } from './catalogue-import-entry.ts'
import { Fields } from './catalogue-import-fields.ts'
import { createWordMaker, wordFrom } from './catalogue-import-identity.ts'
import type { ImportIssues } from './catalogue-import-issues.ts'
import { NO_BRAND } from './catalogue-import-product.ts'
import { membersBySlug, membersOf } from './catalogue-members.ts'

export interface GroupContext {
  issues: ImportIssues
  products: readonly CatalogueProduct[]
  productTypes: readonly string[]
  type: string | undefined
}

/** The file's categories and those its products name; a stored category that the file does not list appears only where it gains a sub-category. */
export function readCategories(
  entries: readonly CatalogueEntry[],
  known: readonly Category[],
  context: GroupContext,
): Category[] {
  const { issues, products } = context
  const members = membersBySlug(products.map(({ id, parent }) => ({ id, name: parent })))
  const firsts = firstBySlug(products, (product) => product.parent)
  const taken = createIdRegister(issues, known)
  const listed = entries.flatMap(({ value, path, line }): Category[] => {
    issues.line = line
    const fields = Fields.of(value, path, issues)
    if (!fields) return []
    const parent = fields.label('parent')
    const first = firsts.get(slug(parent))
    const category: Category = {
      id: taken.give(
        fields.optionalLabel('id', 200),
        path,
        parent,
        storedId(known, (one) => one.parent, parent),
      ),
      img: fields.has('img') ? fields.picture('img') : (first?.img ?? ''),
      parent,
      children: fields.labels('children'),
      productType: readGroupType(fields, first?.productType, context),
      products: membersOf(members, parent),
      status: fields.choice('status', ['Show', 'Hide'], 'Show'),
    }
    warnOfStrangers(fields, category.products, issues)
    fields.warnOfUnknown()
    return [category]
  })
  const bySlug = new Map([...known, ...listed].map((category) => [slug(category.parent), category]))
  const result = new Map(listed.map((category) => [category.id, category]))
  for (const product of products) {
    const key = slug(product.parent)
    const category = bySlug.get(key) ?? {
      id: taken.give(undefined, product.parent, product.parent, undefined),
      img: product.img,
      parent: product.parent,
      children: [],
      productType: product.productType,
      products: membersOf(members, product.parent),
      status: 'Show',
    }
    const complete = withChild(category, product.children)
    if (complete !== category || !bySlug.has(key)) result.set(complete.id, complete)
    bySlug.set(key, complete)
  }
  return [...result.values()]
}

/** The file's brands and those that only its products name. */
export function readBrands(
  entries: readonly CatalogueEntry[],
  known: readonly Brand[],
  context: GroupContext,
): Brand[] {
  const { issues, products } = context
  const members = membersBySlug(products.map(({ id, brand }) => ({ id, name: brand.name })))
  const taken = createIdRegister(issues, known)
  const brands = entries.flatMap(({ value, path, line }): Brand[] => {
    issues.line = line
    const fields = Fields.of(value, path, issues)
    if (!fields) return []
    const name = fields.label('name')
    const brand: Brand = {
      id: taken.give(
        fields.optionalLabel('id', 200),
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
      products: membersOf(members, name),
    }
    warnOfStrangers(fields, brand.products, issues)
    fields.warnOfUnknown()
    return [brand]
  })
  const named = new Set([...known, ...brands].map((brand) => slug(brand.name)))
  for (const [key, { brand }] of firstBySlug(products, (product) => product.brand.name)) {
    if (named.has(key) || brand.name === NO_BRAND) continue
    const { name } = brand
    const empty = { description: '', email: '', website: '', location: '', logo: '' }
    const id = taken.give(undefined, name, name, undefined)
    brands.push({ id, name, ...empty, status: 'active', products: membersOf(members, name) })
  }
  return brands
}

function firstBySlug(
  products: readonly CatalogueProduct[],
  nameOf: (product: CatalogueProduct) => string,
): Map<string, CatalogueProduct> {
  const firsts = new Map<string, CatalogueProduct>()
  for (const product of products) {
    const key = slug(nameOf(product))
    if (!firsts.has(key)) firsts.set(key, product)
  }
  return firsts
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

/** Which products belong to a group is decided by the products; a list that says otherwise is only remarked. */
function warnOfStrangers(fields: Fields, members: readonly string[], issues: ImportIssues): void {
  const own = new Set(members)
  for (const id of fields.labels('products')) {
    if (!own.has(id))
      issues.warning(fields.at('products'), 'names products that do not name it in turn; they are left out')
  }
}

function withChild(category: Category, child: string): Category {
  const key = slug(child)
  if (child === '' || category.children.some((one) => slug(one) === key)) return category
  return { ...category, children: [...category.children, child] }
}
