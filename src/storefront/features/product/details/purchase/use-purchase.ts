/** What a shopper is about to buy of a product: colour, size, pending quantity, and the two buttons (spec 4.8). */
import type { Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { defaultChoice, needsSize } from '#domain/inventory/choice.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../../links.ts'
import { useIsInCart } from '../../../../state/lists/store-hooks.ts'
import { addProductToCart } from '../../../../state/lists/cart-actions.ts'
import { inColor, startingChoice } from './starting-choice.ts'

/** What went into the cart last, for the confirmation beside the button. */
export interface Added {
  choice: ProductChoice
  /** Pieces since the page was opened, in this choice. */
  quantity: number
}

export interface Purchase {
  /** Without a size as long as it is asked for. */
  choice: ProductChoice
  /** Whether it can be bought in some size, or in the chosen one. */
  buyable: boolean
  /** A size has to be chosen before it can be added. */
  sizeMissing: boolean
  /** Times that a button was pressed without one. */
  sizeAsked: number
  setColor: (color: string) => void
  setSize: (size: string) => void
  /** Starts at 1, has no upper limit, never falls below 1. */
  quantity: number
  increase: () => void
  decrease: () => void
  addToCart: () => Promise<void>
  buyNow: () => Promise<void>
  added: Added | null
}

/** @param colorSlug the colour that the address names, as the dot of a card carries it. */
export function usePurchase(product: Product, colorSlug?: string | null): Purchase {
  const [choice, setChoice] = useState(() => startingChoice(product, colorSlug))
  const [quantity, setQuantity] = useState(1)
  const [sizeAsked, setSizeAsked] = useState(0)
  const [added, setAdded] = useState<Added | null>(null)
  const inCart = useIsInCart(product.id)
  const navigate = useNavigate()

  const { buyable } = availability(product, defaultChoice(product, choice))
  const sizeMissing = buyable && needsSize(product, choice)

  /** Whether it was added, which a size that is missing prevents; after a refusal the chosen quantity goes back to 1 (spec 4.8). */
  async function add(): Promise<boolean> {
    if (sizeMissing) {
      setSizeAsked((times) => times + 1)
      return false
    }
    const outcome = await addProductToCart(product, quantity, choice)
    if (outcome.kind === 'refused') {
      setQuantity(1)
      return false
    }
    setAdded((before) => ({ choice, quantity: quantity + (before?.choice === choice ? before.quantity : 0) }))
    return true
  }

  return {
    choice,
    buyable,
    sizeMissing,
    sizeAsked,
    setColor: (color) => setChoice((now) => inColor(product, now, color)),
    setSize: (size) => setChoice((now) => ({ ...now, size })),
    quantity,
    increase: () => setQuantity((now) => now + 1),
    decrease: () => setQuantity((now) => Math.max(1, now - 1)),
    addToCart: async () => {
      await add()
    },
    buyNow: async () => {
      const ready = (inCart && buyable) || (await add())
      if (ready) await navigate(links.checkout)
    },
    added,
  }
}
