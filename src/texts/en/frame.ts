/** English: what stands on every page, as header, menus, footer and toasts. */
export const messages = {
  home: '{name}, home',
  backToTop: 'Back to Top',
} as const
