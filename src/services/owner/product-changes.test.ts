import { COMMAND_LINE } from '../history/history-repository.ts'
import { dollars } from '#domain/shop/testing/dollars.ts'
import { minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import type { EditOutcome } from '../catalogue/product-edit.ts'
import { changeProduct, readProductEdit, type EditProblem } from './product-changes.ts'

/** A catalogue in which each edit has this outcome, and of which `item` is left. */
function catalogueOf(outcome: EditOutcome, item: Partial<CatalogueItem> = {}) {
  return { edit: async () => outcome, itemsByIds: async () => [makeItem(item)] }
}

describe('spec 12.3: an owner decides about a product', () => {
  it('fields as they are typed are one change, for one variant where it is named', () => {
    const typed = Object.entries({ price: '12.50', quantity: '-3', title: ' A  new one ', size: 'S' })
    expect(readProductEdit(typed, dollars)).toEqual({
      ok: true,
      edit: { price: 1250, quantityBy: -3, title: 'A new one', choice: { size: 'S' } },
    })
  })

  it.each<[[string, string][], EditProblem]>([
    [[['price', '1.005']], { kind: 'invalid', field: 'price', got: '1.005' }],
    [[['discount', '101']], { kind: 'invalid', field: 'discount', got: '101' }],
    [[['salePrice', '-1']], { kind: 'invalid', field: 'salePrice', got: '-1' }],
    [[['saleFrom', 'soon']], { kind: 'invalid', field: 'saleFrom', got: 'soon' }],
    [
      [
        ['discount', '5'],
        ['salePrice', '5'],
      ],
      { kind: 'both' },
    ],
    [[['quantity', '1.5']], { kind: 'invalid', field: 'quantity', got: '1.5' }],
    [[['status', 'gone']], { kind: 'invalid', field: 'status', got: 'gone' }],
    [[['title', 'A\u0007']], { kind: 'harmful', field: 'title' }],
    [[['toString', '1']], { kind: 'unknown', field: 'toString' }],
    [
      [
        ['price', '1'],
        ['price', '2'],
      ],
      { kind: 'twice', field: 'price' },
    ],
    [[['size', 'S']], { kind: 'nothing' }],
  ])('%o is refused', (typed, problem) => {
    expect(readProductEdit(typed, dollars)).toEqual({ ok: false, problem })
  })

  it('tells of a reduction that stays, and of the pieces that are left', async () => {
    const item = { price: minor(2000), discount: 25, quantity: 4 }
    expect(
      await changeProduct(catalogueOf({ kind: 'edited', batch: 1 }, item), '1', { price: minor(2000) }, COMMAND_LINE),
    ).toMatchObject({
      kind: 'edited',
      batch: 1,
      reduced: { percent: 25, isLowest: false },
      left: null,
    })
    expect(
      await changeProduct(catalogueOf({ kind: 'edited', batch: 1 }, item), '1', { quantityBy: -1 }, COMMAND_LINE),
    ).toEqual({
      kind: 'edited',
      batch: 1,
      reduced: null,
      left: 4,
    })
  })

  it('hands on why nothing was changed', async () => {
    const short: EditOutcome = { kind: 'stock', quantity: 2 }
    expect(await changeProduct(catalogueOf(short), '1', { quantityBy: -3 }, COMMAND_LINE)).toEqual(short)
    expect(await changeProduct(catalogueOf({ kind: 'unknown' }), '1', { price: minor(1) }, COMMAND_LINE)).toEqual({
      kind: 'unknown',
    })
  })
})
