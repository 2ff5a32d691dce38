/** Owns the queue of toasts; the toaster, which loads later than the page, shows what it finds here. */
import type { CartLine } from '#domain/cart/cart-line.ts'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import type { Message } from '#storefront/messages.ts'

/** Milliseconds that a toast stays. Spec 9.7. */
export const TOAST_DURATION_MS = 3000

export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastRequest extends Message {
  /** What it is about (usually a product's id): a later one of the same kind and key takes the place of the earlier. */
  key: string
  action?: ToastAction
  /** The line of the cart that something was put into: the message shows its picture, its choice and the way to the cart. */
  goods?: CartLine
}

export interface Toast extends ToastRequest {
  /** Stable for a kind and key. */
  id: string
  /** Grows with each toast, so that a repeated one is told from the first. */
  count: number
}

const NONE: readonly Toast[] = []
let count = 0

export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: NONE }))

/** Shows a toast, in place of an earlier one of the same kind and key. Spec 8.2. */
export function toast(request: ToastRequest): void {
  const id = `${request.kind}:${request.key}`
  count += 1
  const added: Toast = { ...request, id, count }
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts.filter((earlier) => earlier.id !== id), added] }))
}

/** Takes a toast out of the queue once it has gone or its action was used. */
export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((earlier) => earlier.id !== id) }))
}

/** The toasts to be seen, oldest first; empty on the server. */
export function useToasts(): readonly Toast[] {
  return useStore(toastStore, (state) => state.toasts)
}
