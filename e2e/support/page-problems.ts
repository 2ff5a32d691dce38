/** Gathers what a page complains about: console messages, exceptions, requests that fail. */
import type { Page } from '@playwright/test'

export interface ExpectedProblems {
  /** Console messages and exceptions that the test means to cause. */
  messages: readonly RegExp[]
  /** Addresses whose requests may fail or be answered with an error. */
  addresses: readonly RegExp[]
}

/** What Playwright says where a spec has no service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

const NOTHING: ExpectedProblems = { messages: [], addresses: [] }

/** Watches `page` from now on; the returned list grows while the page lives. */
export function watchProblems(page: Page, expected: Partial<ExpectedProblems>): string[] {
  const { messages, addresses } = { ...NOTHING, ...expected }
  const problems: string[] = []
  const isExpected = (text: string, patterns: readonly RegExp[]): boolean =>
    patterns.some((pattern) => pattern.test(text))

  page.on('console', (message) => {
    const text = message.text()
    if (text === NO_WORKER) return
    const source = message.location().url
    if (isExpected(text, messages) || isExpected(source, addresses)) return
    problems.push(`console ${message.type()}: ${text} (${source})`)
  })
  page.on('pageerror', (error) => {
    if (!isExpected(error.message, messages)) problems.push(`exception: ${error.stack ?? error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // A navigation abandons what is still on its way.
    if (reason === 'net::ERR_ABORTED' || isExpected(request.url(), addresses)) return
    problems.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || isExpected(response.url(), addresses)) return
    problems.push(`answer ${response.status()}: ${response.url()}`)
  })
  return problems
}
